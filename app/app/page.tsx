import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { PatientHome } from '@/components/appointments/patient-home'
import { UnpaidClinic } from '@/components/clinics/unpaid-clinic'
import { CalendarScreen } from '@/components/schedule/calendar-screen'
import { listPatientAppointments } from '@/lib/api/appointments'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { loadCalendar } from '@/lib/api/schedule'
import { requirePage } from '@/lib/auth/page-access'
import { routes, withQuery } from '@/lib/routes'
import { homeOf } from '@/lib/screens'

export async function generateMetadata() {
  const t = await getTranslations('nav')
  return { title: t('home') }
}

async function isUnpaid(auth: ApiAuth, clinicId: string): Promise<boolean> {
  const { value: clinic } = await load(requireClinic(auth, clinicId))
  return clinic?.active === false
}

type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** Home by role (section 6): the calendar, My Appointments, or the Clinic Information screen. */
export default async function HomePage({ searchParams }: { searchParams: SearchParams }) {
  const params = await searchParams
  const { viewer, auth } = await requirePage(withQuery(routes.app, params))
  const isClinicAdmin = viewer.roles.includes('clinicadmin')
  if (isClinicAdmin && !viewer.clinicId) redirect(routes.clinicAdd)
  if (homeOf(viewer.roles) === 'calendar') {
    const [page, unpaid] = await Promise.all([
      loadCalendar(auth, viewer, params, new Date()),
      isClinicAdmin && viewer.clinicId ? isUnpaid(auth, viewer.clinicId) : false,
    ])
    return (
      <>
        {unpaid && <UnpaidClinic />}
        <CalendarScreen page={page} />
      </>
    )
  }
  if (viewer.patientId) {
    const { value } = await load(listPatientAppointments(auth, viewer.patientId))
    return <PatientHome appointments={value} params={params} path={routes.app} now={new Date()} />
  }
  redirect(routes.clinicEdit)
}
