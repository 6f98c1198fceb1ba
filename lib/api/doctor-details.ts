import 'server-only'
import { reachOf } from '#contract/access'
import { memberCalls } from '#contract/calls/members'
import { patientCalls } from '#contract/calls/patients'
import { slotCalls } from '#contract/calls/slots'
import { visitKindCalls } from '#contract/calls/visit-kinds'
import { addDays, dayAt } from '#contract/zone'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { listDaysOff } from '@/lib/api/days-off'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { getDoctor, requireStaffAccount } from '@/lib/api/staff'
import { booksWith, deskUserOf } from '@/lib/domain/desk-user'
import type { Viewer } from '@/lib/domain/session'
import { kindsFor } from '@/lib/domain/visit-kind'

/**
 * Free times of a day, and days with free times at least, besides all whose hours are known: the booking has the rest.
 * The desk has them beside the hours, three to a row; others as columns, doctors in the width of the screen.
 */
const shown = { desk: { times: 3, days: 5 }, doctor: { times: 8, days: 7 }, patient: { times: 8, days: 5 } }

/**
 * The doctor, their clinic and the free times of the next days that have some; null when there is none. `free` is null
 * where nothing can be booked: the clinic is closed, or a member of the staff sees no patients. Managers also
 * get the doctor's row of the team (phone, last login, week) and the coming days off. `now` in milliseconds.
 */
export async function getDoctorDetails(auth: ApiAuth, id: string, viewer: Viewer, now: number) {
  const doctor = await getDoctor(auth, id)
  if (!doctor) return null
  const manages = reachOf('staff.update', viewer.roles) !== null && viewer.clinicId === doctor.clinicId
  const place = { clinicId: doctor.clinicId, doctorId: id }
  const most = shown[(['doctor', 'patient'] as const).find((role) => viewer.roles.includes(role)) ?? 'desk']
  const isPatient = viewer.roles.includes('patient')
  // The desk and the doctor see the hours instead of what is offered.
  const isOffered = !manages && (isPatient || !booksWith(deskUserOf(viewer), doctor))
  const { patientId } = viewer
  const [account, clinic, free, team, away, kinds, ahead] = await Promise.all([
    requireStaffAccount(auth, doctor.userId),
    requireClinic(auth, doctor.clinicId),
    doctor.specialty ? sendCall(auth, slotCalls.days, { query: { ...place, times: most.times } }) : null,
    manages ? load(sendCall(auth, memberCalls.list, { query: { clinicId: doctor.clinicId } })) : null,
    // The clinic's zone is not known yet: its day may be the one before.
    manages ? load(listDaysOff(auth, { ...place, from: addDays(dayAt(now, 'UTC'), -1) })) : null,
    isOffered ? load(sendCall(auth, visitKindCalls.list, { query: { clinicId: doctor.clinicId } })) : null,
    patientId ? load(sendCall(auth, patientCalls.booked, { params: { id: patientId } })) : null,
  ])
  const lastHours = free?.hours.at(-1)?.start
  const last = free && lastHours ? dayAt(Date.parse(lastHours), free.timeZone) : ''
  const days = (free?.days ?? [])
    .filter((day) => day.free > 0)
    .filter(({ date }, index) => index < most.days || date <= last)
  const member = team?.value?.members.find(({ doctorId }) => doctorId === id)
  const daysOff = away?.value?.filter(
    ({ resourceId, to }) => !resourceId && to >= dayAt(now, clinic.timeZone),
  )
  const shownFree = clinic.active && free ? { ...free, days } : null
  return {
    doctor,
    account,
    clinic,
    manages,
    member,
    daysOff,
    free: shownFree,
    kinds: kindsFor(kinds?.value ?? [], doctor.specialty).filter(({ online }) => online),
    booked: ahead?.value?.ahead.find(({ doctorId }) => doctorId === id),
  }
}

/** A doctor's own hours in the coming seven days, and the coming days off, theirs and the clinic's. `now` in milliseconds. */
export async function getOwnWeek(auth: ApiAuth, place: { clinicId: string; doctorId: string }, now: number) {
  const { hours, timeZone } = await sendCall(auth, slotCalls.days, { query: place })
  const daysOff = await listDaysOff(auth, { ...place, from: dayAt(now, timeZone) })
  return { hours, timeZone, daysOff: daysOff.filter(({ resourceId }) => !resourceId) }
}
