import { type Block, type DayBlocks, leastMinutes, placeDays, type Span } from './grid'
import {
  blocksOf,
  type ShiftElsewhere,
  type WeekAppointment,
  type WeekDayOff,
  type WeekSchedule,
  type WeekShift,
} from './schedule'

export interface DayContent {
  shifts: DayBlocks<WeekShift>
  appointments: DayBlocks<WeekAppointment>
  /** The doctor's hours at other clinics, where there are any. */
  elsewhere?: DayBlocks<ShiftElsewhere> | undefined
}

/** A column of the grid: a day of one doctor. */
export interface GridColumn {
  /** The day where the columns are days, the doctor where they are doctors. */
  id: string
  /** The column's title. */
  name: string
  day: string
  doctorId: string
  /** Nobody is seen on this day. */
  off?: WeekDayOff | undefined
  /** Its hours are not the viewer's to change. */
  hoursFixed?: true | undefined
  content: DayContent
}

const noBlocks = { early: [], inside: [], late: [] }
const emptyDay: DayContent = { shifts: noBlocks, appointments: noBlocks }

/** The contents of each day; empty while there is no schedule. */
export function contentsOf(
  schedule: Pick<WeekSchedule, 'shifts' | 'appointments' | 'elsewhere'> | undefined,
  days: readonly string[],
  timeZone: string,
): DayContent[] {
  if (!schedule) return days.map(() => emptyDay)
  const shifts = placeDays(schedule.shifts, days, timeZone)
  const visits = placeDays(
    blocksOf(schedule.appointments),
    days,
    timeZone,
    ({ status }) => status === 'cancelled',
  )
  const elsewhere = schedule.elsewhere && placeDays(schedule.elsewhere, days, timeZone)
  return days.map((_, index) => ({
    shifts: shifts[index] ?? noBlocks,
    appointments: visits[index] ?? noBlocks,
    ...(elsewhere && { elsewhere: elsewhere[index] }),
  }))
}

/** Everything of a day, from its first minute to its last. */
export function entriesOf<Item extends Span>({ early, inside, late }: DayBlocks<Item>): Block<Item>[] {
  return [...early, ...inside, ...late]
}

/** Minutes that a low window shows at a time: 9.6 px each. */
const viewMinutes = 360
/** Room above the first block, for the time that stands on its edge. */
const margin = 20
/** An empty week opens at 8:00, in minutes after 7:00. */
const emptyOpening = 60

const endOf = ({ top, length }: Block<Span>) => top + length

export function isLive({ item }: Block<WeekAppointment>): boolean {
  return item.status !== 'cancelled'
}

const visitsOf = (days: readonly DayContent[]) =>
  days.flatMap(({ appointments }) => appointments.inside.filter(isLive))
const shiftsOf = (days: readonly DayContent[]) => days.flatMap(({ shifts }) => shifts.inside)

/**
 * The minute after 7:00 at which the hours open: where today has something ahead, the present hour, or what comes next if
 * that is much later; else where the first visit or shift of the shown days stands. `now` in minutes after 7:00, null when
 * it is not on these days; `lookBack` minutes stand above it: a quarter of a window.
 */
export function opensAt(
  days: readonly DayContent[],
  today: readonly DayContent[],
  now: number | null,
  lookBack = 60,
): number {
  if (now !== null) {
    const ahead = firstTop([...visitsOf(today), ...shiftsOf(today)].filter((block) => endOf(block) > now))
    if (ahead !== null) {
      const shown = ahead - now > viewMinutes / 2 ? ahead : now
      return Math.max(0, Math.floor((shown - lookBack) / 30) * 30 - margin)
    }
  }
  const visits = visitsOf(days)
  const first = firstTop([...visits, ...shiftsOf(days)])
  if (first === null) return emptyOpening
  const seen = visits.length === 0 || isInView(visits, first)
  return Math.max(0, (seen ? first : (firstTop(visits) ?? first)) - margin)
}

/** A block that ends within the margin is cut by the head of the grid: it does not count. */
function isInView(blocks: readonly Block<Span>[], from: number): boolean {
  return blocks.some((block) => block.top < from + viewMinutes && endOf(block) > from + margin)
}

function firstTop(blocks: readonly Block<Span>[]): number | null {
  return blocks.length === 0 ? null : Math.min(...blocks.map(({ top }) => top))
}

export interface Hidden {
  earlier: number
  later: number
}

/**
 * How much stands out of view above minute `from` and below minute `to`: live visits, and where there are none the
 * shifts. A block that shows less than its first line counts as hidden.
 */
export function hiddenIn(days: readonly DayContent[], from: number, to: number): Hidden {
  const visits = visitsOf(days)
  const blocks = visits.length > 0 ? visits : shiftsOf(days)
  return {
    earlier: blocks.filter((block) => endOf(block) <= from + leastMinutes / 2).length,
    later: blocks.filter(({ top }) => top >= to - leastMinutes / 2).length,
  }
}

/** The first and the last minute at which something counted by `hiddenIn` stands. */
export function reachOf(days: readonly DayContent[]): { from: number; to: number } {
  const visits = visitsOf(days)
  const blocks = visits.length > 0 ? visits : shiftsOf(days)
  return { from: Math.min(...blocks.map(({ top }) => top)) - margin, to: Math.max(...blocks.map(endOf)) }
}
