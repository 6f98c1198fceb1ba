import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { reachOf } from '#contract/access'
import { LockedRecord } from '@/components/record-access/locked-record'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import { getPageSession } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

/** A missing history and one that is not open to the reader look alike. */
export default async function HistoryNotFound() {
  const [t, session] = await Promise.all([getTranslations(), getPageSession()])
  const { roles = [], patientId } = session?.viewer ?? {}
  const isStaff = reachOf('history.edit', roles) !== null
  return (
    <PageContainer>
      <PageHeader title={t('history.title')} />
      {isStaff ? (
        <LockedRecord mayBreakGlass={roles.includes('doctor')} />
      ) : (
        <EmptyState
          icon="file-x"
          title={t('history.missingTitle')}
          description={t('history.missingText')}
          action={
            <Link
              href={patientId ? routes.history(patientId) : routes.app}
              className={buttonVariants({ variant: 'secondary' })}
            >
              {t(patientId ? 'history.openOwn' : 'common.goHome')}
            </Link>
          }
        />
      )}
    </PageContainer>
  )
}
