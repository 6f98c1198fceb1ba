import { z } from 'zod'
import { addDays } from '#contract/zone'
import { invalidInput } from '../errors.ts'
import { FhirRefusal } from './refusal.ts'
import type { SearchParameter } from './resource-kind.ts'

const mostOnPage = 200
const usualOnPage = 50

/** A half-open stretch of time or of days, as ISO text; an end that is null is open. */
export interface Stretch {
  from: string | null
  until: string | null
}

const common: Record<string, SearchParameter> = {
  _id: { type: 'token', says: 'The logical id' },
}
const control = new Set(['_count', '_cursor', '_format', '_pretty'])

/** What a search asks for, read by the parameters that the resource knows. Throws 400 for all others. */
export class SearchQuery {
  readonly count: number
  /** The key after which the page begins; null for the first. */
  readonly after: readonly string[] | null
  readonly #values: Record<string, readonly string[]>
  readonly #known: Readonly<Record<string, SearchParameter>>

  constructor(known: Readonly<Record<string, SearchParameter>>, values: Record<string, readonly string[]>) {
    this.#known = { ...common, ...known }
    this.#values = values
    for (const [name, [, second]] of Object.entries(values)) {
      const parameter = this.#known[name]
      if (!parameter && !control.has(name))
        throw new FhirRefusal(400, 'not-supported', `Unknown search parameter ${name}`)
      if (second !== undefined && parameter?.type !== 'date')
        throw new FhirRefusal(400, 'not-supported', `${name} may be given once`)
    }
    this.count = readCount(values._count?.[0])
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

  /** As `texts`, without the systems: the codes of a parameter come from one alone. */
  tokens(name: string): string[] | null {
    return this.texts(name)?.map((each) => each.replace(/^.*\|/, '')) ?? null
  }

  /** The id behind a reference, however it was written; null when none was given. */
  reference(...names: string[]): string | null {
    const [value] = names.flatMap((name) => this.#values[name] ?? [])
    return value === undefined ? null : (value.split('/').at(-1) ?? '')
  }

  /** The days or instants that all values of a date parameter leave. */
  stretch(name: string): Stretch {
    const all = (this.#values[name] ?? []).map((value) => readStretch(name, value))
    const froms = all.flatMap(({ from }) => from ?? [])
    const untils = all.flatMap(({ until }) => until ?? [])
    return { from: froms.sort().at(-1) ?? null, until: untils.sort()[0] ?? null }
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

function readCount(text: string | undefined): number {
  if (text === undefined) return usualOnPage
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw invalidInput({ _count: 'Invalid number' })
  return Math.min(count, mostOnPage)
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

const dateForm =
  /^(eq|ge|gt|le|lt)?(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/

function readStretch(name: string, value: string): Stretch {
  const [, prefix = 'eq', day = '', time] = dateForm.exec(value) ?? []
  const start = Date.parse(`${day}${time ?? 'T00:00:00Z'}`)
  if (Number.isNaN(start)) throw invalidInput({ [name]: 'Invalid date' })
  const first = time ? new Date(start).toISOString() : day
  const next = time ? new Date(start + 1).toISOString() : addDays(day, 1)
  return {
    from: { eq: first, ge: first, gt: next, le: null, lt: null }[prefix] ?? null,
    until: { eq: next, ge: null, gt: null, le: next, lt: first }[prefix] ?? null,
  }
}
