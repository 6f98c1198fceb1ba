import { addDays } from '#contract/zone'
import { type Block, firstHour, hourRows, type Span } from './grid'
import { mondayOf } from './week'

/** One hour of one day, `yyyy-MM-dd` and 7 to 22. */
export interface Cell {
  day: string
  hour: number
}

/** Where the keyboard stands: on an hour, or on a block that begins in it. */
export interface Stop extends Cell {
  block: string | null
}

const lastHour = firstHour + hourRows - 1

const hourAt = (top: number) => firstHour + Math.floor(top / 60)

/** The stops of a day from the top down: every hour, each followed by the blocks that are drawn from there on. */
export function stopsOf(day: string, blocks: readonly Block<Span>[]): Stop[] {
  const sorted = [...blocks].sort((one, other) => one.top - other.top)
  return Array.from({ length: hourRows }, (_, row) => firstHour + row).flatMap((hour) => [
    { day, hour, block: null },
    ...sorted
      .filter(({ top }) => hourAt(top) === hour)
      .map(({ item }): Stop => ({ day, hour, block: item.id })),
  ])
}

const sideways: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => addDays(day, -7),
  PageDown: (day) => addDays(day, 7),
}

/** Where `key` leads from `stop`; it may be another week. Null for keys that move nothing. */
export function moveStop(stop: Stop, key: string, stops: (day: string) => readonly Stop[]): Stop | null {
  const aside = sideways[key]
  if (aside) return { day: aside(stop.day), hour: stop.hour, block: null }
  if (key === 'Escape') return stop.block === null ? null : { ...stop, block: null }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const column = stops(stop.day)
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
