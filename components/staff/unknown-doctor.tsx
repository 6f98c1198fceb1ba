import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { sentences } from '#contract/sentences'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EmptyState } from '@/components/shared/state/empty-state'
import { LoadError } from '@/components/shared/state/load-error'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** Section 8: there is no such doctor, or, `refused`, none that could be read. */
export function UnknownDoctor({ refused = false }: { refused?: boolean }) {
  const t = useTranslations()
  return (
    <PageContainer text="patient">
      <PageHeader title={t('staff.detailsTitle')} />
      {refused ? (
        <LoadError message={sentences.unknownDoctor} />
      ) : (
        <EmptyState
          icon="user-x"
          title={t('errors.thisDoctorDoesNotExist')}
          action={
            <Link
              prefetch={false}
              href={routes.searchStaff}
              className={buttonVariants({ variant: 'secondary' })}
            >
              {t('staff.searchAgain')}
            </Link>
          }
        />
      )}
    </PageContainer>
  )
}
