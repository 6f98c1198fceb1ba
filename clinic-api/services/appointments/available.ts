import { bookingWindowDays } from '#contract/appointments'
import { addDays, dayAt, dayBounds, instantOf, wallOf } from '#contract/zone'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { getAgenda } from './agenda.ts'
import { bookingWindow, type DayPlan, freeSlots, type Interval, nearest, planDay } from './slots.ts'

interface Place {
  clinicId: string
  doctorId: string
  except?: string | undefined
}

/** The slots of one day. Throws 404 when the doctor does not work at the clinic. */
export async function readDay(
  deps: Deps,
  place: Place,
  day: string,
): Promise<DayPlan & { slotMinutes: number }> {
  const agenda = await getAgenda(deps.db, { ...place, stretch: ({ timeZone }) => dayBounds(day, timeZone) })
  if (!agenda) throw notFound()
  const plan = planDay(day, agenda, agenda.settings, deps.clock.now().getTime())
  return { ...plan, slotMinutes: agenda.settings.slotMinutes }
}

export interface BookableDays {
  days: { date: string; free: number; first: number | null }[]
  nextFree: number | null
  upcoming: number[]
  hours: Interval[]
  timeZone: string
}

const upcomingSlots = 5
const weekMs = 7 * 86_400_000

/** The whole booking window, day by day. Throws 404 as `readDay`. */
export async function readBookableDays(deps: Deps, place: Place): Promise<BookableDays> {
  const now = deps.clock.now().getTime()
  const agenda = await getAgenda(deps.db, {
    ...place,
    stretch: ({ timeZone }) => bookingWindow(now, timeZone),
  })
  if (!agenda) throw notFound()
  const { timeZone } = agenda.settings
  const free = freeSlots(agenda, agenda.settings, now)
  const upcoming = free.slice(0, upcomingSlots)
  const days = windowDays(now, timeZone).map(({ date, end }) => {
    const later = free.findIndex((start) => start >= end)
    const starts = free.splice(0, later === -1 ? free.length : later)
    return { date, free: starts.length, first: starts[0] ?? null }
  })
  const hours = agenda.shifts
    .filter(({ start, end }) => end > now && start < now + weekMs)
    .toSorted((a, b) => a.start - b.start)
  return { days, nextFree: upcoming[0] ?? null, upcoming, hours, timeZone }
}

/** The days of the booking window, each with the instant at which it ends. */
function windowDays(now: number, timeZone: string): { date: string; end: number }[] {
  const today = dayAt(now, timeZone)
  return Array.from({ length: bookingWindowDays + 1 }, (_, ahead) => ({
    date: addDays(today, ahead),
    end: instantOf(wallOf(addDays(today, ahead + 1)), timeZone),
  }))
}

const nearbyMs = 2 * 86_400_000
const offered = 3

/** Up to three free slots nearest to `wanted` (milliseconds) at which the patient is free as well. */
export async function nearestFreeSlots(
  deps: Deps,
  place: Place & { patientId: string },
  wanted: number,
): Promise<Date[]> {
  const now = deps.clock.now().getTime()
  const near = { start: wanted - nearbyMs, end: wanted + nearbyMs }
  const agenda = await getAgenda(deps.db, { ...place, stretch: () => near })
  if (!agenda) return []
  const free = nearest(freeSlots(agenda, agenda.settings, now), wanted, offered)
  if (free.length === offered) return free.map((start) => new Date(start))
  const whole = await getAgenda(deps.db, {
    ...place,
    stretch: ({ timeZone }) => bookingWindow(now, timeZone),
  })
  if (!whole) return []
  return nearest(freeSlots(whole, whole.settings, now), wanted, offered).map((start) => new Date(start))
}
