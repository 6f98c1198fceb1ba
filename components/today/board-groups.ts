import { type BoardColumn, isDueSoon, type TodayVisit } from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'

export interface Group {
  id: BoardColumn | 'due' | 'later' | 'afternoon'
  visits: TodayVisit[]
}

/** Groups of those who are in the clinic are framed. */
export const framed: readonly Group['id'][] = ['arrived', 'started']

/** Rows about now are larger than the rest of the day. */
export const present: readonly Group['id'][] = [...framed, 'due']

/** The first visits of a longer list, of which the others are folded. */
export const shownFirst = 5

/** A fold that would hide only a few is none. */
const mostShown = 7

export const isLong = ({ id, visits }: Group) =>
  (id === 'later' || id === 'expected' || id === 'afternoon') && visits.length > mostShown

/** Where a long list of who comes later is cut in two, by the clinic's clock. */
const noon = '14:00'

/** In the order in which they need somebody: who is there or due, who did not come and is called, who comes later. */
export function groupsOf(
  { expected, missed, ...columns }: Record<BoardColumn, TodayVisit[]>,
  now: number,
  timeZone: string,
): Group[] {
  const due = expected.filter((visit) => isDueSoon(visit, now))
  const later = expected.filter((visit) => !due.includes(visit))
  const before = later.filter(({ start }) => formatClock(start, timeZone) < noon)
  const isCut = later.length > mostShown && before.length > 0
  const groups: Group[] = [
    { id: 'arrived', visits: columns.arrived },
    { id: 'started', visits: columns.started },
    { id: 'due', visits: due },
    { id: 'missed', visits: missed },
    { id: due.length > 0 ? 'later' : 'expected', visits: isCut ? before : later },
    { id: 'afternoon', visits: isCut ? later.slice(before.length) : [] },
    { id: 'done', visits: columns.done },
  ]
  return groups.filter(({ visits }) => visits.length > 0)
}
