import { useLocale, useTranslations } from 'next-intl'
import { DoctorActions } from '@/components/appointments/doctor-actions'
import { PatientActions } from '@/components/appointments/patient-actions'
import { PatientInformation } from '@/components/appointments/patient-information'
import { PrintButton } from '@/components/appointments/print-button'
import { VisitFacts } from '@/components/appointments/visit-facts'
import { VisitLive } from '@/components/appointments/visit-live'
import { VisitStatus } from '@/components/appointments/visit-status'
import { WeatherCard } from '@/components/appointments/weather-card'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { ClientMessages } from '@/components/shared/text/client-messages'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import type { Weather } from '@/lib/domain/weather'
import { formatDateTime } from '@/lib/format/dates'
import { specialtyLabel } from '@/lib/format/labels'

interface AppointmentScreenProps {
  visit: AppointmentDetail
  weather: Weather | null
  isPatient: boolean
  now: Date
}

/** One appointment: what, when, where and who on the left, actions and weather on the right. */
export function AppointmentScreen({ visit, weather, isPatient, now }: AppointmentScreenProps) {
  const t = useTranslations('appointments')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const what = formatDateTime(visit.start, visit.timeZone, locale, 'full')
  return (
    <PageContainer text="patient">
      <PageHeader
        title={t('detailTitle', { specialty: specialtyLabel(tSpecialty, visit.specialty) })}
        description={<span className="break-all tabular-nums">{t('id', { id: visit.id })}</span>}
        meta={<VisitStatus visit={visit} now={now.getTime()} />}
        actions={<PrintButton label={t('print')} />}
      />
      <ClientMessages of={['appointments']}>
        <VisitLive id={visit.id} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-6">
            <VisitFacts visit={visit} />
            {visit.patient && <PatientInformation patient={visit.patient} />}
          </div>
          <div className="grid gap-6">
            {visit.patient && <DoctorActions id={visit.id} what={what} open={visit.status === 'pending'} />}
            {isPatient && <PatientActions visit={visit} what={what} now={now.toISOString()} />}
            <WeatherCard weather={weather} city={visit.clinic.city} />
          </div>
        </div>
      </ClientMessages>
    </PageContainer>
  )
}
