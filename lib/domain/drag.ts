import { minuteMs } from '#contract/durations'
import { minShiftMinutes } from '#contract/shift-times'
import { addDays, dayAt, instantOf, wallNumber, wallNumberAt, wallOf } from '#contract/zone'

/** Minutes between the places where something dragged may stand, and with the key for fine steps held. */
export const usualStep = 15
export const fineStep = 5

const dayMinutes = 1440

/** A stretch of a column: minutes after midnight on the clinic's wall clock, `to` at most 1440. */
export interface Stretch {
  column: string
  from: number
  to: number
}

/** The part that is held: nothing yet, which draws something new, the whole of it, or one of its edges. */
export type Grip = 'draw' | 'move' | 'start' | 'end'

export interface Grab {
  grip: Grip
  /** Its place before; while drawing there is none yet. */
  origin: Stretch
  /** The minute at which the pointer took hold of it. */
  at: number
}

export interface Pointed {
  column: string
  minute: number
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
const snap = (minute: number, step: number) => Math.round(minute / step) * step

/** The item's place with the pointer at `pointed`. It never leaves its day, nor gets shorter than an hour. */
export function draggedTo({ grip, origin, at }: Grab, pointed: Pointed, step: number): Stretch {
  if (grip === 'draw') return drawn(origin.column, at, pointed.minute, step)
  const { column, from, to } = origin
  if (grip === 'start') {
    return { column, from: clamp(snap(pointed.minute, step), 0, Math.max(0, to - minShiftMinutes)), to }
  }
  if (grip === 'end') {
    const least = Math.min(dayMinutes, from + minShiftMinutes)
    return { column, from, to: clamp(snap(pointed.minute, step), least, dayMinutes) }
  }
  const length = to - from
  const moved = from + snap(pointed.minute - at, step)
  const start = clamp(moved, 0, dayMinutes - length)
  return { column: pointed.column, from: start, to: start + length }
}

function drawn(column: string, at: number, minute: number, step: number): Stretch {
  const anchor = Math.floor(at / step) * step
  if (minute < anchor) {
    const to = Math.max(anchor + step, minShiftMinutes)
    return { column, from: clamp(snap(minute, step), 0, to - minShiftMinutes), to }
  }
  const from = Math.min(anchor, dayMinutes - minShiftMinutes)
  return { column, from, to: clamp(snap(minute, step), from + minShiftMinutes, dayMinutes) }
}

export interface Nudge {
  key: string
  /** The edges move, not the whole: up and down the end, left and right the start. */
  resize: boolean
  step: number
  /** The columns that are there, in order. */
  columns: readonly string[]
}

/** The place to which a key moves the item; null for keys that move nothing. */
export function nudged(stretch: Stretch, { key, resize, step, columns }: Nudge): Stretch | null {
  const { column, from, to } = stretch
  const sign = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key]
  if (sign === undefined) return null
  const upright = key === 'ArrowUp' || key === 'ArrowDown'
  const grab = { origin: stretch, at: 0 }
  if (resize) {
    const [grip, minute] = upright ? (['end', to] as const) : (['start', from] as const)
    return draggedTo({ ...grab, grip }, { column, minute: minute + sign * step }, step)
  }
  if (upright) return draggedTo({ ...grab, grip: 'move' }, { column, minute: sign * step }, step)
  const beside = columns[columns.indexOf(column) + sign]
  return beside === undefined ? stretch : { ...stretch, column: beside }
}

/** An item's place on the wall clock; null when it reaches over midnight, because then it has no single day. */
export function stretchOf(item: { start: string; end: string }, column: string, timeZone: string) {
  const [start, end] = [Date.parse(item.start), Date.parse(item.end)]
  const midnight = wallNumber(wallOf(dayAt(start, timeZone)))
  const from = (wallNumberAt(start, timeZone) - midnight) / minuteMs
  const to = (wallNumberAt(end, timeZone) - midnight) / minuteMs
  // In the hour that repeats the clock may stand still or run back: that is for the dialog.
  return to > from && to <= dayMinutes ? { column, from, to } : null
}

/** The instants (ISO) of a stretch of `day`; an edge that was not touched keeps the instant that it had. */
export function spanOf(
  { from, to }: Stretch,
  day: string,
  timeZone: string,
  kept: { start?: string | undefined; end?: string | undefined } = {},
): { start: string; end: string } {
  return { start: kept.start ?? isoAt(from, day, timeZone), end: kept.end ?? isoAt(to, day, timeZone) }
}

function isoAt(minute: number, day: string, timeZone: string): string {
  const on = minute < dayMinutes ? day : addDays(day, 1)
  return new Date(instantOf(wallOf(on, clockOf(minute)), timeZone)).toISOString()
}

/** `HH:mm`; midnight at the end of the day is 00:00 again. */
export function clockOf(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`
}
