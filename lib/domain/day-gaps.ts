import { minuteMs } from '#contract/durations'
import { overlaps, slotsOf } from '#contract/slots'
import { dayAt } from '#contract/zone'
import { entriesOf, type GridColumn, isLive } from './grid-view'

/** Milliseconds. */
interface Gap {
  start: number
  end: number
}

/** Free stretches of a day from `now` on, where slots can be booked; adjacent slots are joined. */
export function gapsOf(
  { day, off, content }: Pick<GridColumn, 'day' | 'off' | 'content'>,
  { timeZone, slotMinutes, now }: { timeZone: string; slotMinutes: number; now: number },
): Gap[] {
  if (off) return []
  const taken = entriesOf(content.appointments)
    .filter(isLive)
    .map(({ item }) => intervalOf(item))
  const gaps: Gap[] = []
  for (const { item } of content.shifts.inside) {
    for (const start of slotsOf(intervalOf(item), slotMinutes)) {
      const end = start + slotMinutes * minuteMs
      const isFree = start >= now && !taken.some((visit) => overlaps(visit, { start, end }))
      const last = gaps.at(-1)
      if (!isFree || dayAt(start, timeZone) !== day) continue
      if (last?.end === start) last.end = end
      else gaps.push({ start, end })
    }
  }
  return gaps
}

const intervalOf = ({ start, end }: { start: string; end: string }): Gap => ({
  start: Date.parse(start),
  end: Date.parse(end),
})
