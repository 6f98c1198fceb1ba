import { addDays } from '#contract/zone'
import { type Block, firstHour, hourRows, type Span } from './grid'
import { mondayOf } from './week'

/** One hour, 7 to 22, of one column: of a day (`yyyy-MM-dd`), or of a doctor where doctors stand side by side. */
export interface Cell {
  column: string
  hour: number
}

/** The keyboard's place: an hour, or a block that begins in it. */
export interface Stop extends Cell {
  block: string | null
}

const lastHour = firstHour + hourRows - 1

const hourAt = (top: number) => firstHour + Math.floor(top / 60)

/** The stops of a column from the top down: every hour, each followed by the blocks that are drawn from there on. */
export function stopsOf(column: string, blocks: readonly Block<Span>[]): Stop[] {
  const sorted = [...blocks].sort((one, other) => one.top - other.top)
  return Array.from({ length: hourRows }, (_, row) => firstHour + row).flatMap((hour) => [
    { column, hour, block: null },
    ...sorted
      .filter(({ top }) => hourAt(top) === hour)
      .map(({ item }): Stop => ({ column, hour, block: item.id })),
  ])
}

/** Whether a key is one of the four arrows. */
export function isArrow(key: string): boolean {
  return /^Arrow(Up|Down|Left|Right)$/.test(key)
}

const sideways: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => addDays(day, -7),
  PageDown: (day) => addDays(day, 7),
}

/** The column to which a key leads from another one; null for keys that stay in it. */
export type Beside = (column: string, key: string) => string | null

/** Columns are days: it may be one of another week. */
export const dayBeside: Beside = (day, key) => sideways[key]?.(day) ?? null

/** Columns are these and no others. */
export function besideIn(columns: readonly string[]): Beside {
  return (column, key) => {
    const last = columns.length - 1
    const at = columns.indexOf(column)
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key]
    return next === undefined ? null : (columns[Math.min(last, Math.max(0, next))] ?? null)
  }
}

interface Ways {
  beside: Beside
  stops: (column: string) => readonly Stop[]
}

/** The place to which `key` leads from `stop`. Null for keys that move nothing. */
export function moveStop(stop: Stop, key: string, { beside, stops }: Ways): Stop | null {
  const aside = beside(stop.column, key)
  if (aside) return { column: aside, hour: stop.hour, block: null }
  if (key === 'Escape') return stop.block === null ? null : { ...stop, block: null }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const column = stops(stop.column)
  const index = column.findIndex((each) => each.hour === stop.hour && each.block === stop.block)
  return column[index + (key === 'ArrowDown' ? 1 : -1)] ?? stop
}

/** The hour at `offset` pixels below the top of a column that is `height` high. */
export function hourFromOffset(offset: number, height: number): number {
  const row = Math.floor((offset / height) * hourRows)
  return Math.min(lastHour, Math.max(firstHour, firstHour + row))
}

/** The blocks that touch the hour. */
export function blocksInHour<Item>(hour: number, blocks: readonly Block<Item>[]): Block<Item>[] {
  const from = (hour - firstHour) * 60
  return blocks.filter(({ top, length }) => top < from + 60 && top + length > from)
}
