import { minuteMs } from './durations.ts'
import { type Interval, overlaps } from './slots.ts'
import { addDays, dayAt, dayBounds } from './zone.ts'

/** The rules of a kind of visit that decide which times can be booked. */
export interface VisitRules {
  noticeMinutes: number
  /** Days after today; null for the usual window of patients and of staff. */
  horizonDays: number | null
  /** So long before it begins, a visit can no longer be moved or cancelled. */
  cancelHours: number
  /** Minutes that stay free before and after. */
  before: number
  after: number
  /** How many a doctor has on one day; null for any number. */
  perDay: number | null
}

/** The rules of a visit without a kind, and of a kind whose clinic set none. */
export const noRules: VisitRules = {
  noticeMinutes: 0,
  horizonDays: null,
  cancelHours: 0,
  before: 0,
  after: 0,
  perDay: null,
}

/** Two weeks: the longest notice of a kind or a clinic, in minutes. */
export const mostNotice = 20_160

/** The rules of a kind at a clinic, whose notice counts where the kind has none of its own. */
export function rulesAt<Rules extends { noticeMinutes?: number | undefined }>(
  clinic: Pick<VisitRules, 'noticeMinutes'>,
  rules: Rules,
): Rules & Pick<VisitRules, 'noticeMinutes'> {
  return { ...rules, noticeMinutes: rules.noticeMinutes || clinic.noticeMinutes }
}

/** Why a rule refuses a time. Staff may overrule each of them. */
export const brokenRules = ['too-soon', 'too-far', 'pause', 'day-full', 'too-late'] as const

export type BrokenRule = (typeof brokenRules)[number]

/** The number that belongs to the rule: minutes, days, visits or hours; null where there is none. */
export function limitOf(rule: BrokenRule, rules: VisitRules): number | null {
  const limits = {
    'too-soon': rules.noticeMinutes,
    'too-far': rules.horizonDays,
    pause: null,
    'day-full': rules.perDay,
    'too-late': rules.cancelHours,
  }
  return limits[rule]
}

/** Days after today that patients can still book (section 9). */
export const bookingWindowDays = 30

/** Staff book as far as shifts reach: none lies further ahead than ten years. */
export const staffWindowDays = 3652

/** The booking side: patients, or the clinic's own staff; for somebody who is here now, no notice counts. */
export type BookedBy = 'patient' | 'staff' | 'walk-in'

/** From now to the end of the last day; before `open` it is too soon. Milliseconds. */
export interface BookingWindow extends Interval {
  open: number
}

/** The time that may be booked at `now`, on the clinic's calendar. */
export function bookingWindow(
  now: number,
  timeZone: string,
  by: BookedBy,
  { noticeMinutes, horizonDays }: VisitRules = noRules,
): BookingWindow {
  const usual = by === 'patient' ? bookingWindowDays : staffWindowDays
  const notice = by === 'walk-in' ? 0 : noticeMinutes * minuteMs
  const lastDay = addDays(dayAt(now, timeZone), horizonDays ?? usual)
  return { start: now, open: now + notice, end: dayBounds(lastDay, timeZone).end }
}

/** Whether the rules refuse every time to patients, whenever they ask. */
export function excludesEveryTime({
  noticeMinutes,
  horizonDays,
}: Pick<VisitRules, 'noticeMinutes' | 'horizonDays'>): boolean {
  return noticeMinutes >= ((horizonDays ?? bookingWindowDays) + 1) * 1440
}

/** The instant from which a visit can no longer be moved or cancelled. */
export function lastChange(start: number, { cancelHours }: Pick<VisitRules, 'cancelHours'>): number {
  return start - cancelHours * 60 * minuteMs
}

export const isTooLateToChange = (start: Date, rules: Pick<VisitRules, 'cancelHours'>, now: Date): boolean =>
  lastChange(start.getTime(), rules) < now.getTime()

/** A visit that a doctor has, with its own pauses. */
export interface StandingVisit extends Interval {
  before?: number
  after?: number
  kindId?: string | null
}

/** The times around visits that a visit with these rules must not touch: of two pauses the larger one counts. */
export function pausesAround(
  visits: readonly StandingVisit[],
  { before, after }: Pick<VisitRules, 'before' | 'after'>,
): Interval[] {
  return visits.flatMap((visit) => {
    const [lead, trail] = [Math.max(visit.before ?? 0, after), Math.max(visit.after ?? 0, before)]
    if (lead === 0 && trail === 0) return []
    return { start: visit.start - lead * minuteMs, end: visit.end + trail * minuteMs }
  })
}

/** The days on which a doctor has as many visits of the kind as the rules allow. */
export function fullDays(
  visits: readonly StandingVisit[],
  { kindId, perDay, timeZone }: { kindId: string | null; perDay: number | null; timeZone: string },
): Interval[] {
  if (perDay === null || kindId === null) return []
  const starts = new Set(visits.filter((visit) => visit.kindId === kindId).map(({ start }) => start))
  return [...Map.groupBy(starts, (start) => dayAt(start, timeZone))]
    .filter(([, onDay]) => onDay.length >= perDay)
    .map(([day]) => dayBounds(day, timeZone))
}

/** How many have booked each time that several patients share, by its start, among a doctor's visits. */
export function sessionsOf(
  visits: readonly StandingVisit[],
  { kindId, seats, minutes }: { kindId: string | null; seats: number; minutes: number },
): Map<number, number> {
  const shared = seats > 1 ? visits.filter((visit) => visit.kindId === kindId) : []
  const alike = shared.filter(({ start, end }) => end - start === minutes * minuteMs)
  return new Map([...Map.groupBy(alike, ({ start }) => start)].map(([start, all]) => [start, all.length]))
}

/** Which of the rules about neighbours a slot breaks; null when none. */
export function brokenAmong(
  slot: Interval,
  { pauses, full }: { pauses: readonly Interval[]; full: readonly Interval[] },
): 'pause' | 'day-full' | null {
  if (full.some(({ start, end }) => slot.start >= start && slot.start < end)) return 'day-full'
  return pauses.some((each) => overlaps(each, slot)) ? 'pause' : null
}
