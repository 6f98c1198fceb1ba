import 'server-only'
import { reachOf } from '#contract/access'
import { calendarCalls } from '#contract/calls/calendar'
import { workshiftCalls } from '#contract/calls/workshifts'
import { minuteMs } from '#contract/durations'
import { dayAt, dayBounds } from '#contract/zone'
import { listAppointments } from '@/lib/api/appointments'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { listDaysOff } from '@/lib/api/days-off'
import { ApiError } from '@/lib/api/error'
import { sendCall } from '@/lib/api/send-call'
import { listDoctors } from '@/lib/api/staff'
import {
  type CalendarHome,
  type CalendarView,
  homeFrom,
  isPlainAddress,
  pickedDayOf,
  shownDayOf,
  viewFrom,
  weekOfAddress,
} from '@/lib/domain/calendar-place'
import { teamFrom } from '@/lib/domain/calendar-wire'
import type { Clinic } from '@/lib/domain/clinic'
import type { Doctor } from '@/lib/domain/doctor'
import {
  type CalendarDoctor,
  type CalendarPage,
  type CalendarStart,
  shiftElsewhere,
  type WeekSchedule,
  weekDayOff,
  weekShift,
  weekVisit,
} from '@/lib/domain/schedule'
import type { Viewer } from '@/lib/domain/session'
import { addWeeks, presentWeeks, rangeOfWeeks, weekAt } from '@/lib/domain/week'
import { type Workshift, workshiftFromWire } from '@/lib/domain/workshift'

/** Shifts and appointments of a doctor that touch a range of ISO instants. `now` in milliseconds. */
export async function readSchedule(
  auth: ApiAuth,
  query: { clinicId: string; doctorId: string; from: string; to: string },
  now: number,
): Promise<WeekSchedule> {
  const { clinicId, ...range } = query
  const days = { from: range.from.slice(0, 10), to: range.to.slice(0, 10) }
  const [shifts, appointments, daysOff] = await Promise.all([
    listWorkshifts(auth, range),
    listAppointments(auth, range),
    listDaysOff(auth, { clinicId, doctorId: query.doctorId, ...days }),
  ])
  const elsewhere = shifts.filter((shift) => shift.clinicId !== clinicId)
  return {
    shifts: shifts.filter((shift) => shift.clinicId === clinicId).map(weekShift),
    appointments: appointments.map(weekVisit),
    ...(daysOff.length > 0 && { daysOff: daysOff.map(weekDayOff) }),
    ...(elsewhere.length > 0 && { elsewhere: elsewhere.map(shiftElsewhere) }),
    readAt: now,
  }
}

/** The calendar's query: any day of the week, the view, and the doctor. */
type Wanted = Partial<Record<'view' | 'week' | 'day' | 'doctor', string | string[]>> & {
  /** The cookie of what an administrator looked at last. */
  remembered?: string | undefined
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
    if (seesTeam(viewer) && viewer.doctorId === null && isPlainAddress((part) => wanted[part])) {
      return await loadHome(auth, { ...viewer, clinicId }, homeFrom(wanted.remembered), now.getTime())
    }
    return await load(auth, { ...viewer, clinicId }, wanted, now.getTime())
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error
    const unknown = error.status === 404 || error.status === 403
    return { kind: unknown ? 'unknown-doctor' : 'unavailable' }
  }
}

const seesTeam = ({ roles }: Viewer) => reachOf('calendar.read-team', roles) !== null

/** The place where an administrator or the desk was last; the team's day when its doctor has left. */
async function loadHome(
  auth: ApiAuth,
  viewer: Viewer & { clinicId: string },
  { view, doctorId }: CalendarHome,
  now: number,
): Promise<CalendarPage> {
  const shown = async (home: CalendarView, doctor: string | null) => {
    const page = await load(auth, viewer, { view: home, ...(doctor && { doctor }) }, now)
    return page.kind === 'ready' ? { ...page, start: { ...page.start, home } } : page
  }
  if (view === 'team' || !doctorId) return shown(view, null)
  const last = await shown(view, doctorId).catch((error: unknown) => {
    if (error instanceof ApiError && [403, 404].includes(error.status)) return null
    throw error
  })
  return last?.kind === 'ready' ? last : shown('team', null)
}

async function load(
  auth: ApiAuth,
  viewer: Viewer & { clinicId: string },
  wanted: Wanted,
  now: number,
): Promise<CalendarPage> {
  const chooses = seesTeam(viewer)
  if (viewFrom(wanted.view, chooses) === 'team') return loadTeam(auth, viewer, wanted, now)
  const chosen = chooses && typeof wanted.doctor === 'string' ? wanted.doctor : viewer.doctorId
  const asked = weekOfAddress(wanted.week, wanted.day)
  const range = asked ? rangeOfWeeks(asked) : rangeOfWeeks(...candidates(now))
  const [clinic, colleagues, early] = await Promise.all([
    requireClinic(auth, viewer.clinicId),
    chooses ? listDoctors(auth, { clinicId: viewer.clinicId }) : [],
    chosen ? readSchedule(auth, { clinicId: viewer.clinicId, doctorId: chosen, ...range }, now) : null,
  ])
  const doctors = colleagues.map(named)
  const doctor = doctorOf(chosen, doctors, viewer)
  if (!doctor) return { kind: chosen ? 'unknown-doctor' : 'no-doctors' }
  const week = asked ?? weekAt(now, clinic.timeZone)
  const read =
    early ?? (await readSchedule(auth, { clinicId: viewer.clinicId, doctorId: doctor.id, ...range }, now))
  const schedule = onlyWeek(read, week, clinic.timeZone)
  const start = {
    ...ofClinic(clinic, viewer, now),
    ...teamsOf(clinic, doctors),
    doctor,
    week,
    schedule,
    team: null,
  }
  return { kind: 'ready', start }
}

/** The team's day in one round trip; only an address without a day costs a second one. */
async function loadTeam(
  auth: ApiAuth,
  viewer: Viewer & { clinicId: string },
  wanted: Wanted,
  now: number,
): Promise<CalendarPage> {
  const { clinicId } = viewer
  const asked = weekOfAddress(wanted.week, wanted.day)
  const picked = asked && pickedDayOf(asked, wanted.day)
  const reading = picked ? readTeam(auth, { clinicId, date: picked }, now) : null
  const [clinic, early] = await Promise.all([requireClinic(auth, clinicId), reading])
  const today = dayAt(now, clinic.timeZone)
  const week = asked ?? weekAt(now, clinic.timeZone)
  const date = shownDayOf(week, picked, today)
  const team = early ?? (await readTeam(auth, { clinicId, date }, now))
  const doctors = team.doctors.map(({ id, name, specialty }) => ({ id, name, specialty }))
  const chosen = typeof wanted.doctor === 'string' ? wanted.doctor : viewer.doctorId
  const doctor = doctors.find(({ id }) => id === chosen) ?? doctors[0]
  if (!doctor) return { kind: 'no-doctors' }
  const start = {
    ...ofClinic(clinic, viewer, now),
    ...teamsOf(clinic, doctors),
    doctor,
    week,
    schedule: null,
    team,
  }
  return { kind: 'ready', start }
}

function ofClinic({ name, timeZone, slotMinutes }: Clinic, { roles }: Viewer, now: number) {
  return {
    clinicName: name,
    timeZone,
    slotMinutes,
    now: new Date(now).toISOString(),
    ...(reachOf('workshift.write', roles) === null && { hoursFixed: true as const }),
  } satisfies Partial<CalendarStart>
}

/** The doctors to choose from, and what the team's day needs beside them. */
function teamsOf({ noticeMinutes }: Clinic, doctors: CalendarDoctor[]) {
  return { doctors, ...(doctors.length > 0 && noticeMinutes && { noticeMs: noticeMinutes * minuteMs }) }
}

function candidates(now: number): [first: string, last: string] {
  const { first, last } = presentWeeks(now)
  return [first, last]
}

function named({ id, name, surname, specialty }: Doctor): CalendarDoctor {
  return { id, name: `${name} ${surname}`, specialty }
}

function doctorOf(chosen: string | null, doctors: CalendarDoctor[], viewer: Viewer): CalendarDoctor | null {
  const listed = chosen ? doctors.find(({ id }) => id === chosen) : doctors[0]
  if (listed) return listed
  return chosen && chosen === viewer.doctorId
    ? { id: chosen, name: `${viewer.name} ${viewer.surname}`, specialty: null }
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
    ...(read.elsewhere && { elsewhere: read.elsewhere.filter(touches) }),
  }
}

/** Shifts of a doctor that touch the half-open range of ISO instants. */
async function listWorkshifts(
  auth: ApiAuth,
  query: { doctorId: string; from: string; to: string },
): Promise<Workshift[]> {
  return (await sendCall(auth, workshiftCalls.list, { query })).map(workshiftFromWire)
}

/** The calendars of all doctors of a clinic on a day (`yyyy-MM-dd`). `now` in milliseconds. */
async function readTeam(auth: ApiAuth, query: { clinicId: string; date: string }, now: number) {
  return teamFrom(await sendCall(auth, calendarCalls.team, { query }), { now })
}
