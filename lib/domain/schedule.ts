import type { Appointment } from '@/lib/domain/appointment'
import type { Workshift } from '@/lib/domain/workshift'

/** A shift as the calendar needs it: it stands in the calendar of one doctor of one clinic. */
export type WeekShift = Pick<Workshift, 'id' | 'start' | 'end'>

export type WeekAppointment = Pick<
  Appointment,
  'id' | 'start' | 'end' | 'status' | 'specialty' | 'patientName'
>

/** What one doctor's week holds; it may reach some hours into the neighbouring weeks. */
export interface WeekSchedule {
  shifts: WeekShift[]
  appointments: WeekAppointment[]
  /** When the server read it, in milliseconds: of two copies the newer one is shown. */
  readAt: number
}

export interface CalendarDoctor {
  id: string
  name: string
}

/** What the calendar starts with in the browser. */
export interface CalendarStart {
  timeZone: string
  clinicName: string
  doctor: CalendarDoctor
  /** To choose from; empty for somebody who sees only their own calendar. */
  doctors: CalendarDoctor[]
  /** Monday of the week that was read. */
  week: string
  schedule: WeekSchedule
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
