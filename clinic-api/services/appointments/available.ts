import { dayMs } from '#contract/durations'
import { type Interval, overlaps } from '#contract/slots'
import {
  type BookedBy,
  bookingWindow,
  bookingWindowDays,
  rulesAt,
  type VisitRules,
} from '#contract/visit-rules'
import { addDays, dayAt, dayBounds, instantOf, wallOf } from '#contract/zone'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { ClinicSettings } from '../clinics/settings.ts'
import { getAgenda } from './agenda.ts'
import { type DayPlan, freeSlots, nearest, planDay } from './slots.ts'
import { type VisitLength, visitIn, type WantedKind, wantedKind } from './visit-length.ts'

interface Place {
  clinicId: string
  doctorId: string
  by: BookedBy
  /** The person who asks: times that they hold themselves are free for them. */
  userId: string
  except?: string | undefined
  kindId?: string | undefined
  /** The patient who asks for themselves. */
  visitor?: string | null
}

export type ReadDay = DayPlan & VisitLength & Pick<WantedKind, 'rules'>

/** The slots of one day. Throws 404 when the doctor does not work at the clinic. */
export async function readDay(deps: Deps, place: Place, day: string): Promise<ReadDay> {
  const now = deps.clock.now().getTime()
  const kind = await wantedKind(deps.db, place)
  const stretch = ({ timeZone }: ClinicSettings) => dayBounds(day, timeZone)
  const agenda = await getAgenda(deps.db, { ...place, resourceIds: kind.resources, now, stretch })
  if (!agenda) throw notFound()
  const visit = visitIn(agenda.settings, kind)
  const { minutes, step, rules } = visit
  const window = bookingWindow(now, agenda.timeZone, place.by, rules)
  return { ...planDay(day, agenda, visit, window), minutes, step, rules }
}

export interface BookableDays {
  days: { date: string; free: number; first: number | null; times?: number[] }[]
  nextFree: number | null
  upcoming: number[]
  hours: Interval[]
  timeZone: string
}

const upcomingSlots = 5
const weekMs = 7 * dayMs

/**
 * The booking window day by day, each with its first `times` where some are wanted; for staff to the last day with a
 * shift. Throws 404 as `readDay`.
 */
export async function readBookableDays(deps: Deps, place: Place, times = 0): Promise<BookableDays> {
  const now = deps.clock.now().getTime()
  const kind = await wantedKind(deps.db, place)
  const windowIn = (at: ClinicSettings) => bookingWindow(now, at.timeZone, place.by, rulesAt(at, kind.rules))
  const agenda = await getAgenda(deps.db, { ...place, resourceIds: kind.resources, now, stretch: windowIn })
  if (!agenda) throw notFound()
  const { settings, timeZone } = agenda
  const free = freeSlots(agenda, visitIn(settings, kind), windowIn(settings))
  const upcoming = free.slice(0, upcomingSlots)
  const last = Math.max(now, ...agenda.shifts.map(({ start }) => start))
  const days = windowDays({ now, last }, timeZone, kind.rules).map(({ date, end }) => {
    const later = free.findIndex((start) => start >= end)
    const starts = free.splice(0, later === -1 ? free.length : later)
    return {
      date,
      free: starts.length,
      first: starts[0] ?? null,
      ...(times > 0 && { times: starts.slice(0, times) }),
    }
  })
  const hours = agenda.shifts
    .filter(({ start, end }) => end > now && start < now + weekMs)
    .filter((shift) => !agenda.off.some((each) => overlaps(each, shift)))
    .toSorted((a, b) => a.start - b.start)
  return { days, nextFree: upcoming[0] ?? null, upcoming, hours, timeZone }
}

/** The days from now to the `last` shift, all that patients can book at least, each with the instant at which it ends. */
function windowDays(
  { now, last }: { now: number; last: number },
  timeZone: string,
  { horizonDays }: VisitRules,
) {
  const today = dayAt(now, timeZone)
  const end = [addDays(today, horizonDays ?? bookingWindowDays), dayAt(last, timeZone)].sort().at(-1) ?? today
  const days: { date: string; end: number }[] = []
  for (let date = today; date <= end; date = addDays(date, 1)) {
    days.push({ date, end: instantOf(wallOf(addDays(date, 1)), timeZone) })
  }
  return days
}

const nearbyMs = 2 * dayMs
const offered = 3

/** Up to three free slots nearest to `wanted` (milliseconds) at which the patient is free as well. */
export async function nearestFreeSlots(
  deps: Deps,
  { kind, ...place }: Omit<Place, 'kindId'> & { patientId: string; kind: WantedKind },
  wanted: number,
): Promise<Date[]> {
  const now = deps.clock.now().getTime()
  const near = { start: wanted - nearbyMs, end: wanted + nearbyMs }
  const windowIn = (at: ClinicSettings) => bookingWindow(now, at.timeZone, place.by, rulesAt(at, kind.rules))
  const nearestIn = async (stretch: (settings: ClinicSettings) => Interval) => {
    const agenda = await getAgenda(deps.db, { ...place, resourceIds: kind.resources, now, stretch })
    if (!agenda) return []
    const { settings } = agenda
    const { start: from, end } = stretch(settings)
    // A shift may reach further, both ways, than what was read about holds, days off and the patient's visits.
    const free = freeSlots(agenda, visitIn(settings, kind), windowIn(settings)).filter(
      (start) => start >= from && start < end,
    )
    return nearest(free, wanted, offered)
  }
  const close = await nearestIn(() => near)
  const free = close.length === offered ? close : await nearestIn(windowIn)
  return free.map((start) => new Date(start))
}
