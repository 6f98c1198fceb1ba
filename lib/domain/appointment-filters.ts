import type { AppointmentStatus } from '#contract/appointments'
import { appointmentStatuses, specialties } from '#contract/choices'
import type { Specialty } from '#contract/specialties'
import { dayAt } from '#contract/zone'
import type { Appointment } from '@/lib/domain/appointment'
import { dayFromTyped } from '@/lib/domain/typed-day'

/** Section 9: appointment cards a page. */
export const appointmentsPerPage = 6

export type AppointmentTab = 'future' | 'past'

/** The state of My Appointments as it stands in the URL. The filters belong to the past tab. */
export interface AppointmentQuery {
  tab: AppointmentTab
  specialty: Specialty | null
  status: AppointmentStatus | null
  /** `yyyy-MM-dd`, both inclusive, days at the clinic. */
  from: string | null
  to: string | null
  page: number
}

/** Reads the URL; unknown or repeated parameters are ignored. */
export function readAppointmentQuery(
  params: Record<string, string | string[] | undefined>,
): AppointmentQuery {
  const text = (key: string) => {
    const value = params[key]
    return typeof value === 'string' ? value : ''
  }
  const day = (key: string) => dayFromTyped(text(key)) || null
  return {
    tab: text('tab') === 'past' ? 'past' : 'future',
    specialty: specialties.find((each) => each === text('specialty')) ?? null,
    status: appointmentStatuses.find((each) => each === text('status')) ?? null,
    from: day('from'),
    to: day('to'),
    page: Math.max(1, Math.trunc(Number(text('page'))) || 1),
  }
}

/** The query string of a state, `''` for the plain screen. */
export function appointmentQueryString(query: AppointmentQuery): string {
  const params = new URLSearchParams()
  if (query.tab === 'past') {
    params.set('tab', 'past')
    for (const key of ['specialty', 'status', 'from', 'to'] as const) {
      const value = query[key]
      if (value) params.set(key, value)
    }
    if (query.page > 1) params.set('page', String(query.page))
  }
  const text = params.toString()
  return text && `?${text}`
}

/** Section 2: future is after now, soonest first; past is on or before now, latest first. `now` in milliseconds. */
export function splitByTime(
  appointments: readonly Appointment[],
  now: number,
): Record<AppointmentTab, Appointment[]> {
  const sorted = [...appointments].sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
  const isFuture = (each: Appointment) => Date.parse(each.start) > now
  return { future: sorted.filter(isFuture), past: sorted.filter((each) => !isFuture(each)).reverse() }
}

/** The visits that pass the filters; days are whole days of the clinic's calendar. */
export function filterAppointments(
  appointments: readonly Appointment[],
  { specialty, status, from, to }: Pick<AppointmentQuery, 'specialty' | 'status' | 'from' | 'to'>,
): Appointment[] {
  return appointments.filter((each) => {
    const day = dayAt(Date.parse(each.start), each.timeZone)
    return (
      (specialty === null || each.specialty === specialty) &&
      (status === null || each.status === status) &&
      (from === null || day >= from) &&
      (to === null || day <= to)
    )
  })
}

/** Whether the visit is taking place: it has begun, has not ended and nobody has closed it. `now` in milliseconds. */
export function isInProgress(
  { start, end, status }: Pick<Appointment, 'start' | 'end' | 'status'>,
  now: number,
): boolean {
  return status === 'pending' && Date.parse(start) <= now && now < Date.parse(end)
}

/** Whether its patient may still cancel or move it: it is pending and not too near. `now` in milliseconds. */
export function isChangeable(
  { start, status, changeableUntil = start }: Pick<Appointment, 'start' | 'status' | 'changeableUntil'>,
  now: number,
): boolean {
  return status === 'pending' && Date.parse(start) > now && Date.parse(changeableUntil) >= now
}
