import type { DayOff } from '#contract/days-off'
import type { ResourceKind } from '#contract/resources'
import type { Specialty } from '#contract/specialties'
import type { Appointment } from '@/lib/domain/appointment'
import type { CalendarView } from '@/lib/domain/calendar-place'
import type { Workshift } from '@/lib/domain/workshift'

/** A shift as the calendar needs it: it stands in the calendar of one doctor of one clinic. */
export type WeekShift = Pick<Workshift, 'id' | 'start' | 'end' | 'seriesId'>

export type WeekAppointment = Pick<
  Appointment,
  | 'id'
  | 'start'
  | 'end'
  | 'status'
  | 'specialty'
  | 'patientName'
  | 'arrivedAt'
  | 'confirmedAt'
  | 'kind'
  | 'seats'
> &
  Partial<Pick<Appointment, 'reason'>>

/** Hours of the doctor at another clinic, which are changed there. */
export type ShiftElsewhere = Pick<Workshift, 'id' | 'start' | 'end'> & { clinicName: string }

/** The fields of a shift that the calendar needs. */
export function weekShift({
  doctorId: _doctor,
  clinicId: _clinic,
  clinicName: _name,
  ...shift
}: Workshift): WeekShift {
  return shift
}

export function shiftElsewhere({ id, start, end, clinicName = '' }: Workshift): ShiftElsewhere {
  return { id, start, end, clinicName }
}

/** The fields of a visit that the calendar needs. Closed visits go without reason and confirmation: a week has many. */
export function weekVisit(visit: Appointment): WeekAppointment {
  const { id, start, end, status, specialty, patientName, reason, arrivedAt, confirmedAt, kind, seats } =
    visit
  return {
    id,
    start,
    end,
    status,
    specialty,
    patientName,
    ...(arrivedAt && { arrivedAt }),
    ...(confirmedAt && status === 'pending' && { confirmedAt }),
    ...(reason && status === 'pending' && { reason }),
    ...(kind && { kind }),
    ...(seats && { seats }),
  }
}

/** Visits as blocks of the calendar: those that several patients share are one, and lead to the first of them. */
export function blocksOf(visits: readonly WeekAppointment[]): WeekAppointment[] {
  const shown = new Set<string>()
  return visits.filter(({ seats, status, start, end, kind }) => {
    if (!seats || status === 'cancelled') return true
    const session = [start, end, kind?.id].join()
    const isFirst = !shown.has(session)
    shown.add(session)
    return isFirst
  })
}

/** Whether somebody is there, or said that they come; null when neither is known or the visit is over. */
export function presenceOf({
  status,
  arrivedAt,
  confirmedAt,
}: Pick<WeekAppointment, 'status'> & { arrivedAt?: string | null; confirmedAt?: string | null }):
  | 'arrived'
  | 'confirmed'
  | null {
  if (status !== 'pending') return null
  if (arrivedAt) return 'arrived'
  return confirmedAt ? 'confirmed' : null
}

/** Days off as the calendar needs them; `whole` for the clinic's. */
export interface WeekDayOff extends Pick<DayOff, 'id' | 'from' | 'to' | 'reason' | 'note'> {
  whole: boolean
}

export function weekDayOff({ id, from, to, reason, note, doctorId }: DayOff): WeekDayOff {
  return { id, from, to, reason, note, whole: doctorId === null }
}

/** Why a day (`yyyy-MM-dd`) is off; undefined when it is not. */
export function dayOffOn(
  day: string,
  { daysOff = [] }: Pick<WeekSchedule, 'daysOff'>,
): WeekDayOff | undefined {
  return daysOff.find(({ from, to }) => from <= day && day <= to)
}

/** One doctor's week; it may reach some hours into the neighbouring weeks. */
export interface WeekSchedule {
  shifts: WeekShift[]
  appointments: WeekAppointment[]
  /** Left out when there are none: every byte travels twice. */
  daysOff?: WeekDayOff[]
  /** Left out when there are none, too. */
  elsewhere?: ShiftElsewhere[]
  /** When the server read it, in milliseconds: of two copies the newer one is shown. */
  readAt: number
}

export interface CalendarDoctor {
  id: string
  name: string
  specialty: Specialty | null
}

/** The specialties that the doctors have, each once. */
export function specialtiesOf(doctors: readonly CalendarDoctor[]): Specialty[] {
  return [...new Set(doctors.flatMap(({ specialty }) => specialty ?? []))].sort()
}

/** A doctor of the team with the shifts and visits of the day that is shown. */
export interface TeamDoctor
  extends CalendarDoctor,
    Pick<WeekSchedule, 'shifts' | 'appointments' | 'daysOff'> {
  /** The first times of the day at which they can be booked, ISO; left out when there are none. */
  nextTimes?: string[]
}

/** One day of all doctors of a clinic. */
export interface TeamSchedule {
  /** `yyyy-MM-dd` */
  date: string
  doctors: TeamDoctor[]
  /** Like that of `WeekSchedule`. */
  readAt: number
}

/** A room or a piece of equipment on a day, with the visits that have it. */
export interface RoomOfDay {
  id: string
  name: string
  kind: ResourceKind
  visits: Pick<Appointment, 'id' | 'start' | 'end' | 'patientName' | 'doctorName'>[]
  /** Why it is closed; null when it is not. */
  closed: Pick<DayOff, 'reason' | 'note'> | null
}

/** Data that the calendar starts with in the browser. */
export interface CalendarStart {
  timeZone: string
  /** How long a slot of the clinic is. */
  slotMinutes: number
  /** So long before it begins, an appointment has to be booked (ms). */
  noticeMs?: number | undefined
  clinicName: string
  doctor: CalendarDoctor
  /** To choose from; empty for somebody who sees only their own calendar. */
  doctors: CalendarDoctor[]
  /** The view of a plain address; the week when absent. */
  home?: CalendarView
  /** The front desk books visits into the hours; the hours themselves are not theirs to change. */
  hoursFixed?: true
  /** Monday of the week that was read. */
  week: string
  /** Null where the team was asked for. */
  schedule: WeekSchedule | null
  /** Null where somebody's week was asked for. */
  team: TeamSchedule | null
  /** The server's present instant, ISO. */
  now: string
}

/** Why there may be no calendar to show. */
export type CalendarPage =
  | { kind: 'ready'; start: CalendarStart }
  | { kind: 'no-clinic' }
  | { kind: 'no-doctors' }
  | { kind: 'unknown-doctor' }
  | { kind: 'unavailable' }
