import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { AppointmentScreen } from '@/components/appointments/appointment-screen'
import { ReadEntries } from '@/components/history/read-entries'
import { VisitEntries } from '@/components/history/visit-entries'
import { WriteLink } from '@/components/messages/write-link'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { RefusedState } from '@/components/shared/state/refused-state'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { ElsewherePage } from '@/components/shell/place/elsewhere-page'
import { requireAppointment } from '@/lib/api/appointments'
import { readBeside } from '@/lib/api/desk-visit'
import { requireHistory } from '@/lib/api/histories'
import { load } from '@/lib/api/load'
import { wishesBeside } from '@/lib/api/waitlist'
import { getWeather } from '@/lib/api/weather'
import { requirePage } from '@/lib/auth/page-access'
import { noneBeside } from '@/lib/domain/beside-visit'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('appointments.appointment')

export default async function AppointmentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const { viewer, auth } = await requirePage(routes.appointment(id))
  const t = await getTranslations('appointments')
  const { value: visit, refusal } = await load(requireAppointment(auth, id))
  if (!visit) {
    // Unknown and somebody else's answer alike, so that nobody learns which ids exist.
    const { elsewhere } = refusal.envelope
    if (elsewhere) return <ElsewherePage title="appointments.appointment" place={elsewhere} />
    const refused = refusal.status === 403 || refusal.status === 404
    return (
      <PageContainer text="patient">
        <PageHeader title={t('appointment')} />
        {refused ? <RefusedState message={t('notAllowed')} /> : <LoadError message={t('detailFailed')} />}
      </PageContainer>
    )
  }
  const { city, countryCode } = visit.clinic
  const reader = viewer.patientId === visit.patientId ? 'patient' : visit.patient ? 'doctor' : 'desk'
  const [weather, wishes, record, beside] = await Promise.all([
    getWeather(auth, { city, countryCode }),
    wishesBeside(auth, { appointmentId: id }),
    reader === 'doctor' ? load(requireHistory(auth, visit.patientId)) : null,
    reader === 'desk' ? readBeside(auth, visit) : noneBeside,
  ])
  const now = new Date()
  return (
    <AppointmentScreen
      visit={visit}
      weather={weather}
      record={record?.value ?? null}
      beside={beside}
      wishes={wishes}
      reader={reader}
      now={now}
      entries={
        <ClientMessages of={['visitActions']}>
          {reader === 'doctor' && <VisitEntries visit={visit} today={dayAt(now.getTime(), visit.timeZone)} />}
          {reader === 'patient' && visit.entries.length > 0 && <ReadEntries entries={visit.entries} />}
        </ClientMessages>
      }
      more={<WriteLink about={{ appointment: id }} look={reader === 'patient' ? 'button' : 'small'} />}
    />
  )
}
