import { minuteMs } from '#contract/durations'
import { addDays, dayOf, instantOf, timeOf, wallOf, wallTimeAt } from '#contract/zone'
import { draggedTo, type Grab, type Pointed, type Stretch, spanOf, stretchOf } from './drag'
import { type DropRefusal, refusalOfShift, refusalOfVisit, slotNear, type VisitLength } from './drop'
import { entriesOf, type GridColumn } from './grid-view'
import type { WeekAppointment, WeekShift } from './schedule'

/** An item that somebody drags in the calendar. */
export type Held = { grab: Grab; doctorId: string } & (
  | { kind: 'new'; item: null }
  | { kind: 'shift'; item: WeekShift }
  | { kind: 'visit'; item: WeekAppointment }
)

/** Known facts about where it may be dropped: those on the screen. */
export interface Board {
  columns: readonly GridColumn[]
  timeZone: string
  slotMinutes: number
  /** Milliseconds. */
  now: number
}

/** A place to drop it, and the reason why it cannot be. */
export interface Drop {
  held: Held
  stretch: Stretch
  /** `yyyy-MM-dd` */
  day: string
  /** ISO instants. */
  start: string
  end: string
  refusal: DropRefusal | null
  /** Let go here, nothing would change. */
  idle: boolean
}

/** Takes hold of an item; null for what is not to be moved: what reaches over midnight, and visits that are over. */
export function holdItem(
  item: { kind: 'shift'; item: WeekShift } | { kind: 'visit'; item: WeekAppointment },
  { id, doctorId }: Pick<GridColumn, 'id' | 'doctorId'>,
  { timeZone, ...grab }: Pick<Grab, 'grip' | 'at'> & { timeZone: string },
): Held | null {
  const origin = stretchOf(item.item, id, timeZone)
  if (!origin || (item.kind === 'visit' && item.item.status !== 'pending')) return null
  return { ...item, doctorId, grab: { ...grab, origin } }
}

/** The drop with the pointer at a place. */
export function dropAt(held: Held, pointed: Pointed, step: number, board: Board): Drop {
  return dropOn(held, draggedTo(held.grab, pointed, step), board)
}

/** The drop at this stretch. A visit goes to the nearest slot. */
export function dropOn(held: Held, wanted: Stretch, board: Board): Drop {
  const { columns, timeZone, slotMinutes, now } = board
  const column = columns.find(({ id }) => id === wanted.column)
  const day = column?.day ?? wanted.column
  const { origin } = held.grab
  const kept = held.item && wanted.column === origin.column ? held.item : null
  const span = spanOf(wanted, day, timeZone, {
    start: kept && wanted.from === origin.from ? kept.start : undefined,
    end: kept && wanted.to === origin.to ? kept.end : undefined,
  })
  const schedule = scheduleOf(columns, held.doctorId)
  const elsewhere = column?.doctorId === held.doctorId ? null : ({ why: 'otherDoctor' } as const)
  if (held.kind === 'visit') {
    const raw = Date.parse(span.start)
    const length = lengthOf(held.item, slotMinutes)
    const start = slotNear(raw, schedule.shifts, length) ?? raw
    const placed = {
      start: new Date(start).toISOString(),
      end: new Date(start + length.minutes * minuteMs).toISOString(),
    }
    const stretch = stretchOf(placed, wanted.column, timeZone) ?? wanted
    const away = column?.off ? ({ why: 'dayOff' } as const) : null
    const refusal = elsewhere ?? away ?? refusalOfVisit(start, held.item, schedule, { ...length, now })
    const idle = start === Date.parse(held.item.start) && wanted.column === origin.column
    return { held, stretch, day, ...placed, refusal: idle ? null : refusal, idle }
  }
  const isSame = span.start === held.item?.start && span.end === held.item?.end
  const idle = isSame && wanted.column === origin.column
  const refusal = elsewhere ?? refusalOfShift(span, held.item?.id ?? null, schedule.shifts)
  return { held, stretch: wanted, day, ...span, refusal: idle ? null : refusal, idle }
}

/** A visit of a kind keeps its minutes, any other takes a slot. */
function lengthOf({ kind, start, end }: WeekAppointment, slotMinutes: number): VisitLength {
  const minutes = kind ? (Date.parse(end) - Date.parse(start)) / minuteMs : slotMinutes
  return { minutes, step: Math.min(minutes, slotMinutes) }
}

/** Everything of a doctor that is on the screen, each once however many days it touches. */
export function scheduleOf(columns: readonly GridColumn[], doctorId: string) {
  const own = columns.filter((column) => column.doctorId === doctorId)
  const once = <Item extends { id: string }>(items: Item[]) => [
    ...new Map(items.map((item) => [item.id, item])).values(),
  ]
  return {
    shifts: once(own.flatMap(({ content }) => entriesOf(content.shifts).map(({ item }) => item))),
    appointments: once(own.flatMap(({ content }) => entriesOf(content.appointments).map(({ item }) => item))),
  }
}

export interface ShiftCopy {
  start: string
  end: string
}

/**
 * The shifts of a day on another one, at the same times of the wall clock: those that have room there, and how many
 * have none.
 */
export function copiesOf(
  shifts: readonly WeekShift[],
  { days, there, timeZone }: { days: number; there: readonly WeekShift[]; timeZone: string },
): { copies: ShiftCopy[]; left: number } {
  const wanted = shifts.map((shift) => shifted(shift, days, timeZone))
  const copies = wanted.filter((copy) => refusalOfShift(copy, null, there) === null)
  return { copies, left: wanted.length - copies.length }
}

function shifted({ start, end }: ShiftCopy, days: number, timeZone: string): ShiftCopy {
  const move = (instant: string) => movedInstant(instant, days, timeZone)
  return { start: move(start), end: move(end) }
}

function movedInstant(instant: string, days: number, timeZone: string): string {
  const wall = wallTimeAt(Date.parse(instant), timeZone)
  const moved = wallOf(addDays(dayOf(wall), days), timeOf(wall))
  return new Date(instantOf(moved, timeZone)).toISOString()
}
