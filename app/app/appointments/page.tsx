import { PatientHome } from '@/components/appointments/patient-home'
import { listPatientAppointments } from '@/lib/api/appointments'
import { load } from '@/lib/api/load'
import { wishesBeside } from '@/lib/api/waitlist'
import { requirePage } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes, withQuery } from '@/lib/routes'

export const generateMetadata = titled('appointments.title')

type SearchParams = Promise<Record<string, string | string[] | undefined>>

export default async function AppointmentsPage({ searchParams }: { searchParams: SearchParams }) {
  const params = await searchParams
  const { viewer, auth } = await requirePage(withQuery(routes.appointments, params))
  const [{ value }, wishes] = await Promise.all([
    load(listPatientAppointments(auth, viewer.patientId ?? '')),
    wishesBeside(auth),
  ])
  const home = { appointments: value, wishes, params, path: routes.appointments }
  return <PatientHome {...home} now={new Date()} />
}
