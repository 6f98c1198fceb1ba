import { minuteMs } from './durations.ts'

/** A visit as far as it matters who is there; times are ISO instants. */
export interface Presence {
  appointmentDate: string
  appointmentEndDate: string
  status: string
  arrivedAt?: string | null | undefined
  startedAt?: string | null | undefined
}

const minutesBetween = (from: number, to: number) => Math.max(0, Math.floor((to - from) / minuteMs))

/** Whole minutes that somebody has waited since they arrived; null for who is not waiting. `now` in milliseconds. */
export function waitingMinutes({ status, arrivedAt, startedAt }: Presence, now: number): number | null {
  if (status !== 'pending' || !arrivedAt || startedAt) return null
  return minutesBetween(Date.parse(arrivedAt), now)
}

/**
 * How many whole minutes a doctor runs behind, by their visits of the day: by the one that is in the room, begun late or
 * over its time, and by those who are there and whose time has come.
 */
export function behindMinutes(visits: readonly Presence[], now: number): number {
  const delays = visits.map(({ status, arrivedAt, startedAt, ...visit }) => {
    if (status !== 'pending' || !arrivedAt) return 0
    const start = Date.parse(visit.appointmentDate)
    if (!startedAt) return minutesBetween(start, now)
    const over = minutesBetween(Date.parse(visit.appointmentEndDate), now)
    return Math.max(over, minutesBetween(start, Date.parse(startedAt)))
  })
  return Math.max(0, ...delays)
}
