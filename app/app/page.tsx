import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { clinicCalls } from '#contract/calls/clinics'
import { guardianCalls } from '#contract/calls/guardians'
import { PatientHome } from '@/components/appointments/patient-home'
import { ClinicTasks } from '@/components/clinics/clinic-tasks'
import { FirstSteps } from '@/components/clinics/first-steps'
import { UnpaidClinic } from '@/components/clinics/unpaid-clinic'
import { CalendarScreen } from '@/components/schedule/calendar-screen'
import { NoPlace } from '@/components/shell/place/no-place'
import { listPatientAppointments } from '@/lib/api/appointments'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { readForYou } from '@/lib/api/for-you'
import { load } from '@/lib/api/load'
import { loadCalendar } from '@/lib/api/schedule'
import { sendCall } from '@/lib/api/send-call'
import { wishesBeside } from '@/lib/api/waitlist'
import { requirePage } from '@/lib/auth/page-access'
import { calendarCookie } from '@/lib/domain/calendar-place'
import { titled } from '@/lib/i18n/titled'
import { routes, withQuery } from '@/lib/routes'
import { homeOf } from '@/lib/screens'

export const generateMetadata = titled('nav.home')

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
    const runs = isClinicAdmin ? viewer.clinicId : null
    const remembered = (await cookies()).get(calendarCookie)?.value
    const [page, unpaid, steps, tasks] = await Promise.all([
      loadCalendar(auth, viewer, { ...params, remembered }, new Date()),
      runs ? isUnpaid(auth, runs) : false,
      runs ? load(sendCall(auth, clinicCalls.firstSteps, { params: { id: runs } })) : null,
      runs ? load(sendCall(auth, clinicCalls.tasks, { params: { id: runs } })) : null,
    ])
    return (
      <>
        {unpaid && <UnpaidClinic />}
        {runs && steps?.value && <FirstSteps steps={steps.value} clinicId={runs} />}
        <CalendarScreen page={page} tasks={tasks?.value && <ClinicTasks tasks={tasks.value} />} />
      </>
    )
  }
  if (viewer.patientId) {
    const now = new Date()
    const [{ value }, wishes, forYou] = await Promise.all([
      load(listPatientAppointments(auth, viewer.patientId)),
      wishesBeside(auth),
      readForYou(auth, { patientId: viewer.patientId, actsFor: viewer.actsFor }, now.getTime()),
    ])
    const home = { appointments: value, wishes, forYou, params, path: routes.app }
    return <PatientHome {...home} now={now} />
  }
  if (!viewer.clinicId && !viewer.roles.includes('admin')) {
    // Whoever acts for others alone begins with whom they act for.
    const { value } = await load(sendCall(auth, guardianCalls.people))
    if (value && value.people.length > 0) redirect(routes.family)
    return <NoPlace email={viewer.email} />
  }
  redirect(homeOf(viewer.roles) === 'today' ? routes.today : routes.clinicEdit)
}
