import type { WithId } from '#contract/calls/call'
import { insightSelections, specialties } from '#contract/choices'
import { dayMs } from '#contract/durations'
import type { FilledWeek, Insights as WireInsights, InsightVisits as WireVisits } from '#contract/insights'
import { addDays, wallNumber, wallOf } from '#contract/zone'
import { type CursorTrail, type Params, queryOf, readTrail, textOf, trailValues } from './cursor-trail'
import { dayFromTyped } from './typed-day'
import { mondayOf, plainDayFrom } from './week'

export type Insights = WithId<WireInsights>
export type InsightVisits = WithId<WireVisits>

const longestId = 60
/** The most days of a period that the clinic API counts at once. */
export const mostDays = 366

/** Days at the clinic (yyyy-MM-dd), both included. */
export interface Period {
  from: string
  to: string
}

export interface InsightsState extends Period {
  /** `''` for all that the viewer may see. */
  doctor: string
}

const lengthOf = ({ from, to }: Period) =>
  Math.round((wallNumber(wallOf(to)) - wallNumber(wallOf(from))) / dayMs) + 1

/** Whole weeks that end with the Sunday before `today`. */
export function weeksBefore(today: string, count: number): Period {
  const monday = mondayOf(today)
  return { from: addDays(monday, -7 * count), to: addDays(monday, -1) }
}

/** The same number of days just before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) }
}

/** Reads the URL; what is unknown in it, or no period, counts as not said: the last four weeks of everybody. */
export function readInsightsState(params: Params, today: string): InsightsState {
  const from = plainDayFrom(dayFromTyped(textOf(params, 'from')))
  const to = plainDayFrom(dayFromTyped(textOf(params, 'to')))
  const said = from && to && from <= to && lengthOf({ from, to }) <= mostDays ? { from, to } : null
  return { ...(said ?? weeksBefore(today, 4)), doctor: textOf(params, 'doctor').slice(0, longestId) }
}

export function insightsQueryOf({ from, to, doctor }: InsightsState): string {
  return queryOf({ from, to, doctor })
}

export type Selection = (typeof insightSelections)[number]

/** Which visits are listed, as it stands in the URL. */
export interface InsightVisitsState extends InsightsState, CursorTrail {
  which: Selection
  specialty: (typeof specialties)[number] | ''
  /** A kind of visit, `none`, or `''` for all. */
  kind: string
}

export function readVisitsState(params: Params, today: string): InsightVisitsState {
  return {
    ...readInsightsState(params, today),
    ...readTrail(params),
    which: insightSelections.find((each) => each === textOf(params, 'which')) ?? 'visits',
    specialty: specialties.find((each) => each === textOf(params, 'specialty')) ?? '',
    kind: textOf(params, 'kind').slice(0, longestId),
  }
}

/** The query of the clinic API for this page, without the clinic. */
export function askedOf({ from, to, doctor, which, specialty, kind, cursor }: InsightVisitsState) {
  return {
    from,
    to,
    which,
    ...(doctor && { doctorId: doctor }),
    ...(specialty && { specialty }),
    ...(kind && { kindId: kind }),
    ...(cursor && { cursor }),
  }
}

export function visitsQueryOf({ cursor, trail, ...values }: InsightVisitsState): string {
  return queryOf({ ...values, ...trailValues({ cursor, trail }) })
}

/** The first page of some of the visits of a period. */
export function visitsOf(
  { from, to, doctor }: InsightsState,
  narrow: Partial<Pick<InsightVisitsState, 'which' | 'specialty' | 'kind'>>,
): InsightVisitsState {
  return { from, to, doctor, which: 'visits', specialty: '', kind: '', cursor: null, trail: [], ...narrow }
}

/** A part of a whole in percent, rounded; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 100) : null
}

interface Fill {
  bookableMinutes: number
  bookedMinutes: number
}

export function fillOf(weeks: readonly Fill[]): Fill {
  const sum = (of: keyof Fill) => weeks.reduce((total, each) => total + each[of], 0)
  return { bookableMinutes: sum('bookableMinutes'), bookedMinutes: sum('bookedMinutes') }
}

/** All doctors together, by week. */
export function byWeek(weeks: readonly FilledWeek[]): (Fill & { week: string })[] {
  return [...Map.groupBy(weeks, ({ week }) => week)].map(([week, own]) => ({ week, ...fillOf(own) }))
}

/** All weeks together, by doctor; the fullest first. */
export function byDoctor(weeks: readonly FilledWeek[]) {
  const doctors = [...Map.groupBy(weeks, ({ doctorId }) => doctorId)].map(([id, own]) => {
    const fill = fillOf(own)
    return {
      id,
      name: own[0]?.doctorName ?? '',
      ...fill,
      percent: percentOf(fill.bookedMinutes, fill.bookableMinutes),
    }
  })
  return doctors.toSorted((a, b) => (b.percent ?? -1) - (a.percent ?? -1))
}

/** Beyond this nobody reads a change in percent. */
const mostPercent = 999

/** How much more or less than before, in percent; null where there was nothing, or too little, to compare with. */
export function changeOf(now: number | null, before: number | null): number | null {
  if (now === null || !before) return null
  const change = Math.round(((now - before) / before) * 100)
  return change > mostPercent ? null : change
}

/** Minutes as hours with one decimal. */
export const hoursOf = (minutes: number) => Math.round(minutes / 6) / 10
