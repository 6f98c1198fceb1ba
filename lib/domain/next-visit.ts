import type { WeekAppointment, WeekSchedule } from './schedule'

interface PresentVisits {
  now: WeekAppointment | null
  /** It is somebody's time and they have not come yet. Only said where the clinic notes arrivals. */
  awaited: boolean
  next: WeekAppointment | null
}

/** The open visit whose time it is, and the one that comes next. `now` in milliseconds. */
export function presentVisits(
  schedule: Pick<WeekSchedule, 'appointments'> | undefined,
  now: number,
): PresentVisits {
  const visits = schedule?.appointments ?? []
  const open = visits
    .filter(({ status, end }) => status === 'pending' && Date.parse(end) > now)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  const hasBegun = ({ start }: WeekAppointment) => Date.parse(start) <= now
  const present = open.find(hasBegun) ?? null
  return {
    now: present,
    awaited: present !== null && !present.arrivedAt && visits.some(({ arrivedAt }) => arrivedAt),
    next: open.find((visit) => !hasBegun(visit)) ?? null,
  }
}
