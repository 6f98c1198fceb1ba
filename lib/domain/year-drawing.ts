import { daysBetween, type Pattern, patternDays, weekdayOf } from '#contract/series-pattern'
import { addDays } from '#contract/zone'
import { mondayOf } from '@/lib/domain/week'

export type DayMark = 'planned' | 'collides' | 'affected' | 'excepted'

export interface DrawnDay {
  day: string
  /** Columns are weeks, rows are days of the week; both count from 0. */
  column: number
  row: number
  mark: DayMark | null
}

export interface YearDrawing {
  days: DrawnDay[]
  columns: number
  /** The first column of every month that begins in the drawing, by its first day. */
  months: { day: string; column: number }[]
}

interface Marks {
  collides: ReadonlySet<string>
  affected: ReadonlySet<string>
}

/** The days of a pattern as a small calendar: which have hours, and where something is in the way. */
export function drawYear(pattern: Pattern, { collides, affected }: Marks): YearDrawing {
  const { from, until, except } = pattern
  const monday = mondayOf(from)
  const planned = new Set([...patternDays(pattern)].map(({ day }) => day))
  const count = Math.min(daysBetween(from, until), 365) + 1
  const days = Array.from({ length: Math.max(0, count) }, (_, ahead) => {
    const day = addDays(from, ahead)
    const column = Math.floor(daysBetween(monday, day) / 7)
    return { day, column, row: weekdayOf(day) - 1, mark: markOf(day) }
  })

  function markOf(day: string): DayMark | null {
    if (affected.has(day)) return 'affected'
    if (collides.has(day)) return 'collides'
    if (planned.has(day)) return 'planned'
    return except.some((span) => span.from <= day && day <= span.to) ? 'excepted' : null
  }

  const months = days.filter(({ day }) => day.endsWith('-01')).map(({ day, column }) => ({ day, column }))
  return { days, columns: (days.at(-1)?.column ?? 0) + 1, months }
}
