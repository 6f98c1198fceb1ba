import { dayMs, minuteMs } from '#contract/durations'
import { dayOf, timeOf, wallFromNumber, wallNumberAt, wallTimeAt } from '#contract/zone'

/** Section 9: the grid shows 16 hours from 7:00 on, each 96 px high. */
export const firstHour = 7
export const hourRows = 16
export const rowHeight = 96

const dayMinutes = 1440
const gridStart = firstHour * 60
const gridMinutes = hourRows * 60

/** A shorter block is drawn this long, so that it stays readable and can be hit: 24 px. */
export const leastMinutes = 15

/** ISO instants. */
export interface Span {
  id: string
  start: string
  end: string
}

/** A block, or the part of it that falls on one day. Times are `HH:mm` on the clinic's clock. */
export interface Block<Item> {
  item: Item
  startTime: string
  endTime: string
  /** Minutes after 7:00 and drawn length in minutes; both within the grid. */
  top: number
  length: number
  /** Overlapping blocks share the column: this one covers `width` of `lanes` from `lane` on. */
  lane: number
  width: number
  lanes: number
  /** The true start or end lies outside what is drawn. */
  cutStart: boolean
  cutEnd: boolean
  /** Stands aside and would cover another block. */
  over?: true
}

export interface DayBlocks<Item> {
  /** Wholly before 7:00 and wholly after 23:00, by start. */
  early: Block<Item>[]
  inside: Block<Item>[]
  late: Block<Item>[]
}

/**
 * The blocks of each of `shown` days (`yyyy-MM-dd`), placed by the wall clock of `timeZone`. What stands `aside` is
 * laid out by itself, takes no room from the others and shows no more than its first line.
 */
export function placeDays<Item extends Span>(
  items: readonly Item[],
  shown: readonly string[],
  timeZone: string,
  isAside: (item: Item) => boolean = () => false,
): DayBlocks<Item>[] {
  const days = shown.map((): DayBlocks<Item> => ({ early: [], inside: [], late: [] }))
  for (const item of items) {
    for (const part of partsOf(item, timeZone)) {
      const column = days[shown.indexOf(part.day)]
      if (!column) continue
      const list = part.to <= gridStart ? 'early' : part.from >= gridStart + gridMinutes ? 'late' : 'inside'
      column[list].push(blockOf(item, part))
    }
  }
  for (const day of days) {
    day.early.sort(byStart)
    day.late.sort(byStart)
    const aside = day.inside.filter(({ item }) => isAside(item)).sort(byStart)
    const others = day.inside.filter(({ item }) => !isAside(item)).sort(byStart)
    const over = shareLanes(aside).map((block) => {
      const covers = (other: Block<Item>) => other.top < endOf(block) && endOf(other) > block.top
      if (block.lanes > 1 || others.some(covers)) return { ...block, over: true as const }
      return { ...block, length: leastMinutes }
    })
    day.inside = [...shareLanes(others), ...over].sort(byStart)
  }
  return days
}

interface Part {
  day: string
  /** Minutes after midnight on the wall clock. */
  from: number
  to: number
  startTime: string
  endTime: string
  first: boolean
  last: boolean
}

function partsOf(item: Span, timeZone: string): Part[] {
  const [startsAt, endsAt] = [Date.parse(item.start), Date.parse(item.end)]
  const [start, clock] = [wallNumberAt(startsAt, timeZone), wallNumberAt(endsAt, timeZone)]
  // In the hour that repeats in autumn the clock may stand still or run back: then the true length counts.
  const end = clock > start ? clock : start + (endsAt - startsAt)
  const [startTime, endTime] = [timeOf(wallFromNumber(start)), timeOf(wallFromNumber(clock))]
  const parts: Part[] = []
  for (let midnight = Math.floor(start / dayMs) * dayMs; midnight < end; midnight += dayMs) {
    parts.push({
      day: dayOf(wallFromNumber(midnight)),
      from: Math.max(0, (start - midnight) / minuteMs),
      to: Math.min(dayMinutes, (end - midnight) / minuteMs),
      startTime,
      endTime,
      first: start >= midnight,
      last: end <= midnight + dayMs,
    })
  }
  return parts
}

function blockOf<Item>(item: Item, part: Part): Block<Item> {
  const from = Math.max(part.from - gridStart, 0)
  const to = Math.min(part.to - gridStart, gridMinutes)
  const length = Math.max(to - from, leastMinutes)
  return {
    item,
    startTime: part.startTime,
    endTime: part.endTime,
    top: Math.max(0, Math.min(from, gridMinutes - length)),
    length,
    lane: 0,
    width: 1,
    lanes: 1,
    cutStart: !part.first || part.from < gridStart,
    cutEnd: !part.last || part.to > gridStart + gridMinutes,
  }
}

function byStart<Item extends Span>(one: Block<Item>, other: Block<Item>): number {
  return (
    one.top - other.top ||
    one.startTime.localeCompare(other.startTime) ||
    other.length - one.length ||
    one.item.id.localeCompare(other.item.id)
  )
}

const endOf = (block: Block<unknown>) => block.top + block.length

/** Puts overlapping blocks side by side. They come by start; those that touch one another in a row share lanes. */
function shareLanes<Item>(blocks: Block<Item>[]): Block<Item>[] {
  const clusters: Block<Item>[][] = []
  let reach = -1
  for (const block of blocks) {
    if (block.top >= reach) clusters.push([])
    clusters.at(-1)?.push(block)
    reach = Math.max(reach, endOf(block))
  }
  return clusters.flatMap(layCluster)
}

function layCluster<Item>(cluster: Block<Item>[]): Block<Item>[] {
  const laneEnds: number[] = []
  const laid = cluster.map((block) => {
    const free = laneEnds.findIndex((end) => end <= block.top)
    const lane = free === -1 ? laneEnds.length : free
    laneEnds[lane] = endOf(block)
    return { ...block, lane }
  })
  const lanes = laneEnds.length
  return laid.map((block) => ({ ...block, lanes, width: roomOf(block, laid, lanes) }))
}

/** How many lanes, from its own on, are free beside the whole block. */
function roomOf<Item>(block: Block<Item>, cluster: Block<Item>[], lanes: number): number {
  const taken = cluster
    .filter((other) => other.lane > block.lane && other.top < endOf(block) && endOf(other) > block.top)
    .map((other) => other.lane)
  return Math.min(lanes, ...taken) - block.lane
}

/** The line of the present time, in minutes after 7:00; null outside the grid's hours. */
export function nowTop(now: number, timeZone: string): number | null {
  const wall = wallTimeAt(now, timeZone)
  const minutes = wall.hour * 60 + wall.minute - gridStart
  return minutes >= 0 && minutes < gridMinutes ? minutes : null
}
