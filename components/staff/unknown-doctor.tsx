import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** Section 8: there is no such doctor. */
export function UnknownDoctor() {
  const t = useTranslations()
  return (
    <EmptyState
      icon="user-x"
      title={t('errors.thisDoctorDoesNotExist')}
      action={
        <Link prefetch={false} href={routes.searchStaff} className={buttonVariants({ variant: 'secondary' })}>
          {t('staff.searchAgain')}
        </Link>
      }
    />
  )
}
