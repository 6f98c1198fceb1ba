import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { auditCalls } from '#contract/calls/audit'
import { dayAt } from '#contract/zone'
import { AuditFiltersForm } from '@/components/audit/audit-filters-form'
import { AuditNeeds } from '@/components/audit/audit-needs'
import { AuditResults } from '@/components/audit/audit-results'
import { LogFileLink } from '@/components/audit/log-file-link'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { RefusedState } from '@/components/shared/state/refused-state'
import { load } from '@/lib/api/load'
import { listPatients } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { readAuditState, saidFilters } from '@/lib/domain/audit-list'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

/** Many of them fold into few lines; a busy day's changes, which do not, still end within reach on a phone. */
const pageSize = '100'

type Params = Promise<Record<string, string | string[] | undefined>>

export const generateMetadata = titled('audit.title')

/** The log of the administrator's clinic. */
export default async function AuditPage({ searchParams }: { searchParams: Params }) {
  const { auth, viewer } = await requirePage(routes.audit)
  const { clinicId } = viewer
  if (!clinicId) redirect(routes.clinicAdd)
  const t = await getTranslations('audit')
  const state = readAuditState(await searchParams)
  const query = { clinicId, ...saidFilters(state) }
  const cursor = state.cursor ? { cursor: state.cursor } : {}
  const [{ value: page, refusal }, found] = await Promise.all([
    load(sendCall(auth, auditCalls.list, { query: { ...query, ...cursor, limit: pageSize } })),
    state.q ? load(listPatients(auth, { q: state.q, limit: '6' })) : null,
  ])
  // The right to read it was taken back, which the session learns at its next renewal.
  if (refusal?.status === 403) {
    return (
      <PageContainer>
        <PageHeader title={t('title')} />
        <RefusedState message={t('notAllowed')} />
      </PageContainer>
    )
  }
  const today = page && dayAt(Date.now(), page.timeZone)
  return (
    <PageContainer>
      <PageHeader
        title={t('title')}
        description={t('description')}
        compact
        actions={<LogFileLink query={query} />}
      />
      {page && today ? (
        <>
          <AuditNeeds state={state} page={page} />
          <AuditFiltersForm
            state={state}
            page={page}
            found={found && (found.value?.patients ?? 'failed')}
            today={today}
          />
          <AuditResults state={state} page={page} today={today} />
        </>
      ) : (
        <LoadError message={t('loadFailed')} />
      )}
    </PageContainer>
  )
}
