import { getTranslations } from 'next-intl/server'
import { PatientHome } from '@/components/appointments/patient-home'
import { listPatientAppointments } from '@/lib/api/appointments'
import { load } from '@/lib/api/load'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('appointments')
  return { title: t('title') }
}

export default async function AppointmentsPage() {
  const { viewer, auth } = await requirePage(routes.appointments)
  const { value } = await load(listPatientAppointments(auth, viewer.patientId ?? ''))
  return <PatientHome appointments={value} now={new Date()} />
}
