import 'server-only'
import { dayBounds } from '#contract/zone'
import { listAppointments } from '@/lib/api/appointments'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { ApiError } from '@/lib/api/error'
import { listDoctors } from '@/lib/api/staff'
import { listWorkshifts } from '@/lib/api/workshifts'
import type { Doctor } from '@/lib/domain/doctor'
import type { CalendarDoctor, CalendarPage, WeekSchedule } from '@/lib/domain/schedule'
import type { Viewer } from '@/lib/domain/session'
import { addWeeks, presentWeeks, rangeOfWeeks, weekAt, weekFrom } from '@/lib/domain/week'

/** Shifts and appointments of a doctor that touch a range of ISO instants. `now` in milliseconds. */
export async function readSchedule(
  auth: ApiAuth,
  query: { doctorId: string; from: string; to: string },
  now: number,
): Promise<WeekSchedule> {
  const [shifts, appointments] = await Promise.all([
    listWorkshifts(auth, query),
    listAppointments(auth, query),
  ])
  return {
    shifts: shifts.map(({ id, start, end }) => ({ id, start, end })),
    appointments: appointments.map(({ id, start, end, status, specialty, patientName }) => ({
      id,
      start,
      end,
      status,
      specialty,
      patientName,
    })),
    readAt: now,
  }
}

/** What the address asks for: any day of the week, and whose calendar. */
interface Wanted {
  week?: string | string[] | undefined
  doctor?: string | string[] | undefined
}

/**
 * Everything the calendar's first HTML needs, in one round trip: the clinic's zone is not known beforehand, so the
 * range read is a few hours wider than the week. Only a clinic admin without a chosen doctor costs a second one.
 */
export async function loadCalendar(
  auth: ApiAuth,
  viewer: Viewer,
  wanted: Wanted,
  now: Date,
): Promise<CalendarPage> {
  const { clinicId } = viewer
  if (!clinicId) return { kind: 'no-clinic' }
  try {
    return await load(auth, viewer, clinicId, wanted, now.getTime())
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error
    const unknown = error.status === 404 || error.status === 403
    return { kind: unknown ? 'unknown-doctor' : 'unavailable' }
  }
}

async function load(
  auth: ApiAuth,
  viewer: Viewer,
  clinicId: string,
  wanted: Wanted,
  now: number,
): Promise<CalendarPage> {
  const chooses = viewer.roles.includes('clinicadmin')
  const chosen = chooses && typeof wanted.doctor === 'string' ? wanted.doctor : viewer.doctorId
  const asked = weekFrom(wanted.week)
  const range = asked ? rangeOfWeeks(asked) : rangeOfWeeks(...candidates(now))
  const [clinic, colleagues, early] = await Promise.all([
    requireClinic(auth, clinicId),
    chooses ? listDoctors(auth, { clinicId }) : [],
    chosen ? readSchedule(auth, { doctorId: chosen, ...range }, now) : null,
  ])
  const doctors = colleagues.map(named)
  const doctor = doctorOf(chosen, doctors, viewer)
  if (!doctor) return { kind: chosen ? 'unknown-doctor' : 'no-doctors' }
  const week = asked ?? weekAt(now, clinic.timeZone)
  const read = early ?? (await readSchedule(auth, { doctorId: doctor.id, ...range }, now))
  return {
    kind: 'ready',
    start: {
      timeZone: clinic.timeZone,
      clinicName: clinic.name,
      doctor,
      doctors,
      week,
      schedule: onlyWeek(read, week, clinic.timeZone),
      now: new Date(now).toISOString(),
    },
  }
}

function candidates(now: number): [first: string, last: string] {
  const { first, last } = presentWeeks(now)
  return [first, last]
}

function named({ id, name, surname }: Doctor): CalendarDoctor {
  return { id, name: `${name} ${surname}` }
}

function doctorOf(chosen: string | null, doctors: CalendarDoctor[], viewer: Viewer): CalendarDoctor | null {
  const listed = chosen ? doctors.find(({ id }) => id === chosen) : doctors[0]
  if (listed) return listed
  return chosen && chosen === viewer.doctorId
    ? { id: chosen, name: `${viewer.name} ${viewer.surname}` }
    : null
}

/** Without the hours of the neighbouring weeks: every byte travels twice. */
function onlyWeek(read: WeekSchedule, week: string, timeZone: string): WeekSchedule {
  const from = dayBounds(week, timeZone).start
  const to = dayBounds(addWeeks(week, 1), timeZone).start
  const touches = ({ start, end }: { start: string; end: string }) =>
    Date.parse(start) < to && Date.parse(end) > from
  return {
    ...read,
    shifts: read.shifts.filter(touches),
    appointments: read.appointments.filter(touches),
  }
}
