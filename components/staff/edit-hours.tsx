import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** Link to the calendar, where a doctor's hours are changed. */
export function EditHours() {
  const t = useTranslations('staff')
  return (
    <Link prefetch={false} href={routes.calendar} className={buttonVariants({ variant: 'secondary' })}>
      {t('editHours')}
    </Link>
  )
}
