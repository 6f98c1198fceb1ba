import { z } from 'zod'
import { invalidInput } from '../errors.ts'
import { DateCondition } from './date-condition.ts'
import { readDates, type SearchDate } from './date-search.ts'
import { FhirRefusal } from './refusal.ts'
import type { SearchParameter } from './resource-kind.ts'
import { type Summary, summaries } from './summary.ts'

const mostOnPage = 200
const usualOnPage = 50

/** Search parameters of every type. */
export const commonParameters: Record<string, SearchParameter> = {
  _id: { type: 'token', says: 'The logical id' },
  _lastUpdated: { type: 'date', says: 'When it was changed last; what tells no such time is not found' },
}
const control = new Set(['_count', '_cursor', '_format', '_pretty', '_sort', '_summary', '_total'])
const totals = ['none', 'estimate', 'accurate'] as const

interface Handling {
  /** `Prefer: handling=lenient`: what is unknown is passed over. */
  lenient?: boolean
  /** The order of the list; another is refused, or passed over. */
  sortedBy?: readonly string[]
}

/** A search, read by the parameters that the resource knows. Throws 400 for any other parameter. */
export class SearchQuery {
  readonly count: number
  /** The key after which the page begins; null for the first. */
  readonly after: readonly string[] | null
  readonly #values: Record<string, readonly string[]>
  readonly #dates = new Map<string, SearchDate[][]>()
  readonly #known: Readonly<Record<string, SearchParameter>>

  readonly summary: Summary
  /** Whether the answer says how many there are. */
  readonly isCounted: boolean
  /** Whether that is all it says. */
  readonly isCountOnly: boolean

  constructor(
    known: Readonly<Record<string, SearchParameter>>,
    given: Record<string, readonly string[]>,
    { lenient = false, sortedBy = [] }: Handling = {},
  ) {
    this.#known = { ...commonParameters, ...known }
    const isOrder = given._sort?.every((each) => sortedBy.includes(each)) ?? true
    const isKnown = (name: string) =>
      name === '_sort' ? isOrder : Boolean(this.#known[name]) || control.has(name)
    const values = lenient
      ? Object.fromEntries(Object.entries(given).filter(([name]) => isKnown(name)))
      : given
    this.#values = values
    for (const [name, [, second]] of Object.entries(values)) {
      const parameter = this.#known[name]
      if (!isKnown(name) && name === '_sort')
        throw new FhirRefusal(400, 'not-supported', `_sort may be ${sortedBy.join(', ') || 'left out'}`)
      if (!isKnown(name)) throw new FhirRefusal(400, 'not-supported', `Unknown search parameter ${name}`)
      if (second !== undefined && parameter?.type !== 'date')
        throw new FhirRefusal(400, 'not-supported', `${name} may be given once`)
      if (parameter?.type === 'date')
        this.#dates.set(
          name,
          (values[name] ?? []).map((value) => readDates(name, value)),
        )
    }
    this.summary = readSummary(values._summary?.[0])
    const count = readCount(values._count?.[0])
    this.isCountOnly = this.summary === 'count' || count === 0
    this.count = this.isCountOnly ? mostOnPage : count
    const total = oneOf('_total', totals, values._total?.[0]) ?? 'none'
    this.isCounted = this.isCountOnly || total !== 'none'
    this.after = readCursor(values._cursor?.[0])
  }

  /** The same search for one id alone. */
  static byId(known: Readonly<Record<string, SearchParameter>>, id: string): SearchQuery {
    return new SearchQuery(known, { _id: [id.replaceAll(/[\\,]/g, '')] })
  }

  /** The ids that are asked for, each once. Throws 400 for more than a page may hold. */
  get ids(): string[] | null {
    const ids = this.tokens('_id')
    if (ids && ids.length > mostOnPage) throw invalidInput({ _id: `At most ${mostOnPage} ids` })
    return ids && [...new Set(ids)]
  }

  /** The alternatives of a string parameter; null when it was not given. */
  texts(name: string): string[] | null {
    const [value] = this.#values[name] ?? []
    return value === undefined ? null : value.split(',').filter(Boolean)
  }

  /** Like `texts`, but without the systems: each parameter takes its codes from one system only. */
  tokens(name: string): string[] | null {
    return this.texts(name)?.map((each) => each.replace(/^.*\|/, '')) ?? null
  }

  /** The id behind a reference, however it was written; null when none was given. */
  reference(...names: string[]): string | null {
    const [value] = names.flatMap((name) => this.#values[name] ?? [])
    return value === undefined ? null : (value.split('/').at(-1) ?? '')
  }

  /** Reads all values of a date parameter as one condition; null when it was not given. */
  dates(name: string): DateCondition | null {
    const lists = this.#dates.get(name)
    return lists ? new DateCondition(lists) : null
  }

  /** The parameters that were taken into account. */
  get asked(): URLSearchParams {
    const all = Object.entries(this.#values).flatMap(([name, values]) => values.map((each) => [name, each]))
    return new URLSearchParams(all)
  }

  /** The query of the page after `key`. */
  following(key: readonly string[]): URLSearchParams {
    const next = new URLSearchParams()
    for (const [name, values] of Object.entries(this.#values))
      for (const value of values) if (name !== '_cursor') next.append(name, value)
    next.set('_cursor', Buffer.from(JSON.stringify(key)).toString('base64url'))
    return next
  }
}

/** Throws 400 for what R4 has no such summary of. */
export const readSummary = (text: string | undefined): Summary =>
  oneOf('_summary', summaries, text) ?? 'false'

function readCount(text: string | undefined): number {
  if (text === undefined) return usualOnPage
  const count = Number(text)
  if (!Number.isInteger(count) || count < 0) throw invalidInput({ _count: 'Invalid number' })
  return Math.min(count, mostOnPage)
}

function oneOf<Of extends string>(name: string, all: readonly Of[], text: string | undefined): Of | null {
  if (text === undefined) return null
  const found = all.find((each) => each === text)
  if (!found) throw invalidInput({ [name]: `One of ${all.join(', ')}` })
  return found
}

const keyForm = z.array(z.string().max(500)).min(1).max(3)

function readCursor(text: string | undefined): string[] | null {
  if (text === undefined) return null
  try {
    const key = keyForm.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    if (!key.join('').includes('\0')) return key
  } catch {
    // Whatever it is, it is none of ours.
  }
  throw invalidInput({ _cursor: 'Invalid cursor' })
}
