import type { AvailableAnswer, SlotReason } from '#contract/available'
import { minuteMs } from '#contract/durations'
import { bookingWindowDays, brokenRules } from '#contract/visit-rules'
import { addDays, wallNumber, wallOf, wallTimeAt } from '#contract/zone'
import { spanOf } from './span'

/** A day of the booking window, on the clinic's calendar. */
export interface BookableDay {
  /** `yyyy-MM-dd` */
  date: string
  /** Free slots. */
  free: number
  /** ISO instant of the first free slot. */
  first: string | null
  /** ISO instants of the first free slots, where they were asked for. */
  times?: string[] | undefined
}

/** The booking window: today to 30 days ahead, in order. */
export interface BookableDays {
  days: BookableDay[]
  nextFree: string | null
  /** ISO instants of the first free slots, up to five. */
  upcoming: string[]
  /** When the doctor works in the coming seven days, in ISO instants, in order. */
  hours: { start: string; end: string }[]
  timeZone: string
}

/** Section 2: Today, Tomorrow, In 3 days, In a week. */
export const quickPicks = [
  { label: 'today', days: 0 },
  { label: 'tomorrow', days: 1 },
  { label: 'inThreeDays', days: 3 },
  { label: 'inAWeek', days: 7 },
] as const

/** The day to show: the asked one when it can be booked, else the first with a free slot, else today. */
export function chooseDay(asked: string | null | undefined, days: readonly BookableDay[]): string | null {
  const known = days.find((day) => day.date === asked)
  return (known ?? days.find((day) => day.free > 0) ?? days[0])?.date ?? null
}

/** The first free slot on a day after `date`; when there is none, the first of the whole window. */
export function nextFreeAfter(date: string, days: readonly BookableDay[]): string | null {
  const later = days.find((day) => day.date > date && day.free > 0)
  return (later ?? days.find((day) => day.free > 0))?.first ?? null
}

/** Slots of a day in two halves, before and from noon on the clinic's clock. */
export function byHalfDay<Slot>(
  slots: readonly Slot[],
  instantOf: (slot: Slot) => string,
  timeZone: string,
): { morning: Slot[]; afternoon: Slot[] } {
  const isMorning = (slot: Slot) => wallTimeAt(Date.parse(instantOf(slot)), timeZone).hour < 12
  return { morning: slots.filter(isMorning), afternoon: slots.filter((slot) => !isMorning(slot)) }
}

/** `yyyy-MM` of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The months that the window touches, in order. */
export function monthsOf(days: readonly BookableDay[]): string[] {
  return [...new Set(days.map((day) => monthOf(day.date)))]
}

/** The weeks of a month (`yyyy-MM`), Monday first; null stands for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const offset = (new Date(wallNumber(wallOf(first))).getUTCDay() + 6) % 7
  const cells: (string | null)[] = Array.from({ length: offset }, () => null)
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) cells.push(day)
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

const arrowSteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The day that a key leads to from `day`, kept inside the window; null for keys that do not move. */
export function dayByKey(key: string, day: string, days: readonly BookableDay[]): string | null {
  const [first, last] = [days.at(0)?.date, days.at(-1)?.date]
  if (!first || !last) return null
  if (key === 'Home') return first
  if (key === 'End') return last
  const step = arrowSteps[key]
  if (step === undefined) return null
  const [, kept = day] = [first, addDays(day, step), last].sort()
  return kept
}

/** Values for the text of a reason. */
export function reasonValues(reason: SlotReason, rules: AvailableAnswer['rules']) {
  if (reason === 'too-soon') return { ...spanOf(rules?.noticeMinutes ?? 0) }
  if (reason === 'day-full') return { count: rules?.perDay ?? 0 }
  return { count: rules?.horizonDays ?? bookingWindowDays }
}

/** Times that are free but for a rule of the kind: staff may book them all the same. */
export function ruledTimes(reasons: Readonly<Record<string, SlotReason>>): string[] {
  return Object.keys(reasons)
    .filter((start) => brokenRules.some((rule) => rule === reasons[start] && rule !== 'too-far'))
    .sort()
}

export interface BusyStretch {
  /** Milliseconds. */
  start: number
  end: number
  reason: SlotReason
}

/** The times of a day that cannot be booked, with the reason; adjacent ones with the same reason are joined. */
export function busyStretches(
  reasons: Readonly<Record<string, SlotReason>>,
  slotMinutes: number,
): BusyStretch[] {
  const length = slotMinutes * minuteMs
  const times = Object.entries(reasons)
    .map(([instant, reason]) => ({ start: Date.parse(instant), reason }))
    .sort((a, b) => a.start - b.start)
  const stretches: BusyStretch[] = []
  for (const { start, reason } of times) {
    const last = stretches.at(-1)
    if (last && last.reason === reason && last.end >= start) last.end = start + length
    else stretches.push({ start, end: start + length, reason })
  }
  return stretches
}
