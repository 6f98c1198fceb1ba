import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { DeathCard } from '@/components/deaths/death-card'
import { BookForPatient } from '@/components/desk/book-for-patient'
import { GuardiansCard } from '@/components/guardians/guardians-card'
import { HistoryScreen } from '@/components/history/history-screen'
import { HistoryUnavailable } from '@/components/history/history-unavailable'
import { WriteLink } from '@/components/messages/write-link'
import { DetailsLink } from '@/components/patients/details-link'
import { SamePersonLink } from '@/components/patients/same-person-link'
import { TakeRecord } from '@/components/record/take-record'
import { EmergencyNotice } from '@/components/record-access/emergency-notice'
import { PageContainer } from '@/components/shared/page/page-container'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { ElsewherePage } from '@/components/shell/place/elsewhere-page'
import { VerifyNotice } from '@/components/verification/verify-notice'
import { openHistory } from '@/lib/api/open-history'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { deskUserOf } from '@/lib/domain/desk-user'
import { historyRights, readingOnly } from '@/lib/domain/history-rights'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('history.title')

export default async function HistoryPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const { viewer, auth } = await requirePage(routes.history(id))
  const { history, isMissing, elsewhere, timeZone } = await openHistory(auth, viewer, id)
  if (elsewhere)
    return <ElsewherePage title={(await getTranslations('history'))('title')} place={elsewhere} />
  if (isMissing) notFound()
  if (!history) return <HistoryUnavailable />
  if (history.patient.id !== id && history.id !== id) redirect(routes.history(history.patient.id))
  const [{ emergencyUntil }, whole] = [history, historyRights(viewer.roles)]
  const today = dayAt(Date.now(), timeZone)
  const rights = emergencyUntil === null ? whole : readingOnly(whole)
  return (
    <PageContainer text={rights.staff ? 'work' : 'patient'} className="@container gap-0 pt-2 sm:pt-3">
      <VerifyNotice when={history.patient.toVerify} only={history.patient.id} />
      {emergencyUntil && <EmergencyNotice until={emergencyUntil} timeZone={timeZone} />}
      <ClientMessages of={['documents', 'history', 'people']}>
        <HistoryScreen
          key={history.id}
          initial={history}
          rights={rights}
          today={today}
          timeZone={timeZone}
          actions={
            emergencyUntil === null &&
            !history.patient.deceasedOn &&
            deskUserOf(viewer) && (
              <>
                <BookForPatient patient={history.patient} variant="primary" size="default" />
                <WriteLink about={{ patient: history.patient.id }} look="button" />
                <DetailsLink patient={history.patient} look={{ variant: 'secondary' }} />
                {mayOpen(routes.mergePatients, viewer.roles) && (
                  <SamePersonLink patient={history.patient} look={{ variant: 'secondary' }} />
                )}
              </>
            )
          }
        />
      </ClientMessages>
      <div className="grid gap-6 pt-10 @5xl:pe-50">
        <TakeRecord patientId={history.patient.id} own={viewer.patientId === history.patient.id} />
        {rights.staff && emergencyUntil === null && (
          <ClientMessages of={['guardians', 'deaths', 'validation', 'errors']}>
            {!history.patient.deceasedOn && (
              <GuardiansCard patient={history.patient} today={today} own={false} />
            )}
            <DeathCard patient={history.patient} today={today} />
          </ClientMessages>
        )}
      </div>
    </PageContainer>
  )
}
