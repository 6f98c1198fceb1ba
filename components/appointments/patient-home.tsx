import { CalendarPlus } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { MyAppointments } from '@/components/appointments/my-appointments'
import { ClientMessages } from '@/components/shared/client-messages'
import { LoadError } from '@/components/shared/load-error'
import { PageContainer } from '@/components/shared/page-container'
import { PageHeader } from '@/components/shared/page-header'
import { buttonVariants } from '@/components/ui/button'
import type { Appointment } from '@/lib/domain/appointment'
import { routes } from '@/lib/routes'

interface PatientHomeProps {
  /** Null when they could not be loaded. */
  appointments: Appointment[] | null
  now: Date
}

/** My Appointments, as the patient's home and as a screen of its own. */
export function PatientHome({ appointments, now }: PatientHomeProps) {
  const t = useTranslations('appointments')
  return (
    <PageContainer text="patient">
      <PageHeader
        title={t('title')}
        actions={
          <Link href={routes.searchStaff} className={buttonVariants({ variant: 'secondary' })}>
            <CalendarPlus aria-hidden="true" />
            {t('bookAnother')}
          </Link>
        }
      />
      {appointments ? (
        <ClientMessages of={['appointments', 'specialties']}>
          <MyAppointments appointments={appointments} now={now.toISOString()} />
        </ClientMessages>
      ) : (
        <LoadError message={t('loadFailed')} loadingText={t('loading')} />
      )}
    </PageContainer>
  )
}
