import { dayMs } from '#contract/durations'
import { type DatePrefix, parseDate, type SearchDate, type Stretch, type WrittenDate } from './date-search.ts'

/** How a clock that names no offset is read, as the instant of what it shows. UTC unless a place says otherwise. */
type ToInstant = (wall: number) => number

interface Clock {
  /** From where `ap` measures how far away a date is. */
  now: Date
  toInstant?: ToInstant
}

/** A date of a resource, or a period that is open where an end is missing. */
export type Told = string | { start?: string | undefined; end?: string | undefined } | undefined

/** Which dates a search asks for: one of each list. */
export class DateCondition {
  readonly #lists: readonly (readonly SearchDate[])[]

  constructor(lists: readonly (readonly SearchDate[])[]) {
    this.#lists = lists
  }

  /** Whether a resource that tells this is meant. */
  holds(told: Told, clock: Clock): boolean {
    const { start, end } = typeof told === 'string' ? { start: told, end: told } : (told ?? {})
    const [first, last] = [start, end].map((each) => (each ? parseDate(each) : null))
    if (!first && !last) return false
    const isDay = (first ?? last)?.offset === null
    const target = {
      from: first ? coveredBy(first, { isDay, clock }).from : Number.NEGATIVE_INFINITY,
      until: last ? coveredBy(last, { isDay, clock }).until : Number.POSITIVE_INFINITY,
    }
    return this.#lists.every((list) =>
      list.some((date) => fits(date.prefix, widened(date, { isDay, clock }), target)),
    )
  }

  /** The days that are meant, each as its midnight in UTC: no two stretches touch. */
  days(clock: Clock): Stretch[] {
    return this.#stretches({ isDay: true, clock }, dayMs)
  }

  /** The instants that are meant, to the millisecond: no two stretches touch. */
  instants(clock: Clock): Stretch[] {
    return this.#stretches({ isDay: false, clock }, 1)
  }

  #stretches(against: Against, length: number): Stretch[] {
    return this.#lists
      .map((list) => union(list.flatMap((date) => meant(date.prefix, widened(date, against), length))))
      .reduce((all, each) => all.flatMap((one) => each.flatMap((other) => common(one, other))), [everything])
  }
}

interface Against {
  /** A day has no zone, and is compared with what the other clock shows. */
  isDay: boolean
  clock: Clock
}

const everything: Stretch = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

function coveredBy({ wall, offset }: WrittenDate, { isDay, clock }: Against): Stretch {
  if (isDay) return wall
  const { toInstant = (each) => each } = clock
  const at = (each: number) => (offset === null ? toInstant(each) : each - offset)
  return { from: at(wall.from), until: at(wall.until) }
}

/** `ap` covers a tenth of the time between now and the date more, at both ends, as R4 recommends. */
function widened(date: SearchDate, against: Against): Stretch {
  const { from, until } = coveredBy(date, against)
  if (date.prefix !== 'ap') return { from, until }
  const now = against.clock.now.getTime()
  const more = Math.floor(Math.max(0, from - now, now - until) / 10)
  return { from: from - more, until: until + more }
}

/** Whether what a resource tells, all of it or a part, stands to the date of the search as its prefix asks. */
function fits(prefix: DatePrefix, asked: Stretch, told: Stretch): boolean {
  const isWithin = asked.from <= told.from && told.until <= asked.until
  const prefixes: Record<DatePrefix, boolean> = {
    eq: isWithin,
    ne: !isWithin,
    gt: told.until > asked.until,
    ge: told.until > asked.until || isWithin,
    lt: told.from < asked.from,
    le: told.from < asked.from || isWithin,
    sa: told.from >= asked.until,
    eb: told.until <= asked.from,
    ap: told.from < asked.until && told.until > asked.from,
  }
  return prefixes[prefix]
}

/** The bounds for the start of something of this length: the same rules, in terms that a column can be compared with. */
function meant(prefix: DatePrefix, { from, until }: Stretch, length: number): Stretch[] {
  const { from: ever, until: never } = everything
  /** The first beginning at which it ends after the date. */
  const over = until - length + 1
  const within = from < over ? [{ from, until: over }] : []
  const stretches: Record<DatePrefix, Stretch[]> = {
    eq: within,
    ne:
      within.length > 0
        ? [
            { from: ever, until: from },
            { from: over, until: never },
          ]
        : [everything],
    gt: [{ from: over, until: never }],
    ge: [{ from: Math.min(from, over), until: never }],
    lt: [{ from: ever, until: from }],
    le: [{ from: ever, until: Math.max(from, over) }],
    sa: [{ from: until, until: never }],
    eb: [{ from: ever, until: from - length + 1 }],
    ap: [{ from: from - length + 1, until }],
  }
  return stretches[prefix]
}

function union(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const each of [...stretches].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && each.from <= last.until) last.until = Math.max(last.until, each.until)
    else joined.push({ ...each })
  }
  return joined
}

function common(one: Stretch, other: Stretch): Stretch[] {
  const both = { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) }
  return both.from < both.until ? [both] : []
}
