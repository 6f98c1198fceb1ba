import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { isAdultOn } from '#contract/of-age'
import { DeathCard } from '@/components/deaths/death-card'
import { PatientActs } from '@/components/desk/patient-acts'
import { GuardiansCard } from '@/components/guardians/guardians-card'
import { MinorAlone } from '@/components/guardians/minor-alone'
import { HistoryScreen } from '@/components/history/history-screen'
import { HistoryUnavailable } from '@/components/history/history-unavailable'
import { WriteLink } from '@/components/messages/write-link'
import { DetailsLink } from '@/components/patients/details-link'
import { MergeCard } from '@/components/patients/merge-card'
import { RecordCards } from '@/components/record/record-cards'
import { RecordLink } from '@/components/record/record-link'
import { EmergencyNotice } from '@/components/record-access/emergency-notice'
import { PageContainer } from '@/components/shared/page/page-container'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { ElsewherePage } from '@/components/shell/place/elsewhere-page'
import { VerifyNotice } from '@/components/verification/verify-notice'
import { openHistory } from '@/lib/api/open-history'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { deskUserOf, opensOnlyOf } from '@/lib/domain/desk-user'
import { openToday } from '@/lib/domain/open-today'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('history.title')

export default async function HistoryPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const { viewer, auth } = await requirePage(routes.history(id))
  const opened = await openHistory(auth, viewer, id, Date.now())
  const { history, isMissing, elsewhere, timeZone, today, rights, clinic } = opened
  if (elsewhere) return <ElsewherePage title="history.title" place={elsewhere} />
  if (isMissing) notFound()
  if (!history) return <HistoryUnavailable />
  if (history.patient.id !== id && history.id !== id) redirect(routes.history(history.patient.id))
  const { patient, emergencyUntil } = history
  const [of, own, t] = [{ patient }, viewer.patientId === patient.id, await getTranslations('guardians')]
  const onlyOf = own ? null : opensOnlyOf(viewer)
  const reading = { rights, today, timeZone, onlyOf, own: own && !viewer.actsFor, clinic: clinic?.name }
  const acts = emergencyUntil === null && !patient.deceasedOn && deskUserOf(viewer)
  const visit = openToday([...history.visitsAhead, ...history.visits], today, onlyOf)
  const isReader = own && !viewer.actsFor && !rights.staff
  const buttons = !isReader && (
    <PatientActs {...of} visit={visit}>
      <WriteLink about={{ patient: patient.id }} look="narrow" />
    </PatientActs>
  )
  const keeps = rights.staff && emergencyUntil === null
  const isMinor = keeps && !patient.deceasedOn && !isAdultOn(patient.birthdate, today)
  return (
    <PageContainer text={rights.staff ? 'work' : 'patient'} className="@container gap-0 pt-2 sm:pt-3">
      <VerifyNotice when={patient.toVerify} only={patient.id} />
      {emergencyUntil && <EmergencyNotice until={emergencyUntil} timeZone={timeZone} />}
      <ClientMessages of={['documents', 'history', 'people']}>
        <HistoryScreen
          key={history.id}
          initial={history}
          {...reading}
          notice={isMinor && <MinorAlone patientId={patient.id} text={t('minorAlone')} add={t('addShort')} />}
          actions={
            acts ? { link: <DetailsLink {...of} />, buttons, opensToday: Boolean(acts && visit) } : null
          }
        />
      </ClientMessages>
      {isReader ? (
        <RecordLink patientId={patient.id} className="mt-8 sm:self-start" />
      ) : (
        <ClientMessages of={['guardians', 'deaths', 'validation', 'errors']}>
          <RecordCards patientId={patient.id} last={keeps && <DeathCard {...of} today={today} />}>
            {keeps && !patient.deceasedOn && <GuardiansCard {...of} today={today} own={false} />}
            {keeps && mayOpen(routes.mergePatients, viewer.roles) && <MergeCard {...of} />}
          </RecordCards>
        </ClientMessages>
      )}
    </PageContainer>
  )
}
