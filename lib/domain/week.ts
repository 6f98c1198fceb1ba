import { dayMs, hourMs } from '#contract/durations'
import { addDays, dayAt, wallNumber, wallOf } from '#contract/zone'

const daysOfWeek = 7

/** Zones reach from 12 hours behind to 14 hours ahead of UTC. */
const behindMs = 12 * hourMs
const aheadMs = 14 * hourMs

const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** `yyyy-MM-dd` of an existing day, else null. */
export function plainDayFrom(text: unknown): string | null {
  if (typeof text !== 'string' || !dayForm.test(text)) return null
  const day = addDays(text, 0)
  return day === text && day > '1900' && day < '9990' ? day : null
}

/** The Monday of the week in which `day` (`yyyy-MM-dd`) lies. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(wallNumber(wallOf(day))).getUTCDay() + 6) % daysOfWeek
  return addDays(day, -sinceMonday)
}

/** The week, by its Monday, in which a clock in `timeZone` stands at `now` (milliseconds). */
export function weekAt(now: number, timeZone: string): string {
  return mondayOf(dayAt(now, timeZone))
}

/** Monday of the week that `text` names by any of its days; null when it names none. */
export function weekFrom(text: unknown): string | null {
  const day = plainDayFrom(text)
  return day && mondayOf(day)
}

/** Monday `count` weeks later. */
export function addWeeks(week: string, count: number): string {
  return addDays(week, count * daysOfWeek)
}

/** The seven days from Monday to Sunday. */
export function daysOf(week: string): string[] {
  return Array.from({ length: daysOfWeek }, (_, index) => addDays(week, index))
}

/** Column of `day` in `week`, 0 to 6; -1 when it lies in another week. */
export function columnOf(week: string, day: string): number {
  const column = Math.round((wallNumber(wallOf(day)) - wallNumber(wallOf(week))) / dayMs)
  return column >= 0 && column < daysOfWeek ? column : -1
}

/** The weeks that can be the present one while the zone is unknown: usually one, two around midnight. */
export function presentWeeks(now: number): { first: string; last: string } {
  return { first: weekAt(now - behindMs, 'UTC'), last: weekAt(now + aheadMs, 'UTC') }
}

/** ISO instants that enclose the weeks from `first` to `last` in every zone. */
export function rangeOfWeeks(first: string, last = first): { from: string; to: string } {
  return {
    from: new Date(wallNumber(wallOf(first)) - aheadMs).toISOString(),
    to: new Date(wallNumber(wallOf(addWeeks(last, 1))) + behindMs).toISOString(),
  }
}
