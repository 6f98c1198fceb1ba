import { minuteMs } from '#contract/durations'
import { overlaps, slotsOf } from '#contract/slots'
import { dayOf, timeOf, wallTimeAt } from '#contract/zone'
import { firstHour } from './grid'
import { type GridColumn, isLive } from './grid-view'

/** A free time of a doctor, where the grid draws it. */
export interface FreeSlot {
  /** ISO instant. */
  start: string
  /** `HH:mm` on the clinic's clock. */
  time: string
  /** Minutes after 7:00, and how many. */
  top: number
  length: number
}

/** Minutes after 7:00. */
interface Stretch {
  from: number
  to: number
}

/** The clinic's settings; `now` in milliseconds. */
interface Clinic {
  timeZone: string
  slotMinutes: number
  now: number
}

/** The first free time that begins within the stretch of a column; null where nobody can be seen. */
export function freeSlotIn(
  { day, off, content }: Pick<GridColumn, 'day' | 'off' | 'content'>,
  { from, to }: Stretch,
  { timeZone, slotMinutes, now }: Clinic,
): FreeSlot | null {
  if (off) return null
  const taken = content.appointments.inside.filter(isLive).map(({ item }) => intervalOf(item))
  for (const shift of content.shifts.inside) {
    for (const start of slotsOf(intervalOf(shift.item), slotMinutes)) {
      const slot = { start, end: start + slotMinutes * minuteMs }
      if (start < now || taken.some((visit) => overlaps(visit, slot))) continue
      const wall = wallTimeAt(start, timeZone)
      const top = wall.hour * 60 + wall.minute - firstHour * 60
      if (dayOf(wall) === day && top >= from && top < to)
        return { start: new Date(start).toISOString(), time: timeOf(wall), top, length: slotMinutes }
    }
  }
  return null
}

/** The free time under a point of a column: it begins at most a slot before. */
export function freeSlotAt(
  column: Parameters<typeof freeSlotIn>[0],
  minute: number,
  clinic: Clinic,
): FreeSlot | null {
  return freeSlotIn(column, { from: minute - clinic.slotMinutes + 1, to: minute + 1 }, clinic)
}

/** The first free time that begins in the hour. */
export function freeSlotOfHour(
  column: Parameters<typeof freeSlotIn>[0],
  hour: number,
  clinic: Clinic,
): FreeSlot | null {
  const from = (hour - firstHour) * 60
  return freeSlotIn(column, { from, to: from + 60 }, clinic)
}

const intervalOf = ({ start, end }: { start: string; end: string }) => ({
  start: Date.parse(start),
  end: Date.parse(end),
})
