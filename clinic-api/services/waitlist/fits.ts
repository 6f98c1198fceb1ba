import { minuteMs } from '#contract/durations'
import type { Interval } from '#contract/slots'
import { dayOf, timeOf, wallNumber, wallTimeAt } from '#contract/zone'

/** When somebody who waits could come. */
export interface Wish {
  /** Monday is 1; none means every day. */
  weekdays: readonly number[]
  from: string
  to: string
  since: string | null
  until: string
  /** The visit that is to become earlier, in milliseconds. */
  before: number | null
}

/** Whether a visit that begins then, on the clinic's clock, is what they wait for. */
function fits(start: number, wish: Wish, timeZone: string): boolean {
  if (wish.before !== null && start >= wish.before) return false
  const wall = wallTimeAt(start, timeZone)
  const [day, time] = [dayOf(wall), timeOf(wall)]
  if (day > wish.until || (wish.since !== null && day < wish.since)) return false
  if (time < wish.from || time >= wish.to) return false
  const weekday = new Date(wallNumber(wall)).getUTCDay() || 7
  return wish.weekdays.length === 0 || wish.weekdays.includes(weekday)
}

interface Rank {
  id: string
  urgentAt: Date | null
  createdAt: Date
}

/** Those put first as urgent, in the order in which they were; then whoever waits longest. */
export function byTurn(a: Rank, b: Rank): number {
  if (a.urgentAt && b.urgentAt && a.urgentAt.getTime() !== b.urgentAt.getTime())
    return a.urgentAt.getTime() - b.urgentAt.getTime()
  if ((a.urgentAt === null) !== (b.urgentAt === null)) return a.urgentAt ? -1 : 1
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)
}

interface Rival extends Rank {
  clinicId: string
  specialty: string
  doctorId: string | null
}

/** Somebody's place among those who wait for the same doctor. */
export function placeOf(entry: Rival, all: readonly Rival[]) {
  const before = all.filter(
    (other) =>
      other.clinicId === entry.clinicId &&
      other.specialty === entry.specialty &&
      (entry.doctorId === null || other.doctorId === null || other.doctorId === entry.doctorId) &&
      byTurn(other, entry) < 0 &&
      other.id !== entry.id,
  )
  const urgent = before.filter(({ urgentAt }) => urgentAt !== null).length
  return { position: before.length + 1, ahead: { urgent, longer: before.length - urgent } }
}

/** Why somebody was not offered a time. */
export type Passed = 'does-not-fit' | 'given-to-another' | 'has-an-offer' | 'offered-before' | 'busy'

export interface Candidate extends Wish {
  id: string
  /** Times at which a visit of theirs could begin, in milliseconds, earliest first. */
  free: readonly number[]
  minutes: number
  hasOffer: boolean
  /** Times of this doctor that they let pass. */
  offered: ReadonlySet<number>
  /** Their own visits, but for the one that is to move. */
  busy: readonly Interval[]
}

export interface Match {
  id: string
  start: number
  end: number
}

/** In their order, to each the first time that fits and that nobody before was given; and why the others get none. */
export function share(
  candidates: readonly Candidate[],
  timeZone: string,
): { matches: Match[]; passed: { id: string; reason: Passed }[] } {
  const matches: Match[] = []
  const passed: { id: string; reason: Passed }[] = []
  for (const each of candidates) {
    const found = choose(each, matches, timeZone)
    if (typeof found === 'string') passed.push({ id: each.id, reason: found })
    else matches.push(found)
  }
  return { matches, passed }
}

function choose(candidate: Candidate, given: readonly Match[], timeZone: string): Match | Passed {
  const { id, minutes, hasOffer, offered, busy } = candidate
  const fitting = candidate.free
    .filter((start) => fits(start, candidate, timeZone))
    .map((start) => ({ id, start, end: start + minutes * minuteMs }))
  if (fitting.length === 0) return 'does-not-fit'
  if (hasOffer) return 'has-an-offer'
  const slots = fitting.filter((slot) => !touches(slot, given))
  if (slots.length === 0) return 'given-to-another'
  const unheard = slots.filter(({ start }) => !offered.has(start))
  if (unheard.length === 0) return 'offered-before'
  return unheard.find((slot) => !touches(slot, busy)) ?? 'busy'
}

function touches(slot: Interval, others: readonly Interval[]): boolean {
  return others.some(({ start, end }) => slot.start < end && start < slot.end)
}
