import { addDays } from '#contract/zone'
import { invalidInput } from '../errors.ts'

/** A half-open stretch of time or of days, as ISO text; an end that is null is open. */
export interface Stretch {
  from: string | null
  until: string | null
}

const form =
  /^([a-z]{2})?(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}:\d{2})(:\d{2}(\.\d+)?)?(Z|[+ -]\d{2}:\d{2}))?)?)?$/

/**
 * What a date of any precision covers with its prefix: a year, a month, a day, a minute, a second or less. A bare plus
 * of an offset reads as a blank in a query. Throws 400 for what is no date, and for `ne`, which is no one stretch.
 */
export function readStretch(name: string, value: string): Stretch {
  const [from, until, prefix] = boundsOf(value) ?? []
  const found = from && until && prefix && stretches(from, until)[prefix]
  if (!found) throw invalidInput({ [name]: 'Invalid date' })
  return found
}

const stretches = (from: string, until: string): Partial<Record<string, Stretch>> => ({
  eq: { from, until },
  ap: { from, until },
  ge: { from, until: null },
  gt: { from: until, until: null },
  sa: { from: until, until: null },
  le: { from: null, until },
  lt: { from: null, until: from },
  eb: { from: null, until: from },
})

function boundsOf(value: string): [from: string, until: string, prefix: string] | null {
  const [, prefix = 'eq', year = '', month, day, minute, second, fraction, zone = ''] = form.exec(value) ?? []
  const first = `${year}-${month ?? '01'}-${day ?? '01'}`
  const isDay = new Date(`${first}T00:00:00Z`)
  if (Number.isNaN(isDay.getTime()) || isDay.toISOString().slice(0, 10) !== first) return null
  if (minute === undefined) {
    const until = day ? addDays(first, 1) : month ? nextMonth(isDay) : `${next(year)}-01-01`
    return [first, until, prefix]
  }
  const start = Date.parse(`${first}T${minute}${second ?? ''}${zone.replace(' ', '+')}`)
  if (Number.isNaN(start)) return null
  const length = fraction ? 1 : second ? 1000 : 60_000
  return [new Date(start).toISOString(), new Date(start + length).toISOString(), prefix]
}

const next = (year: string) => String(Number(year) + 1).padStart(4, '0')

const nextMonth = (day: Date) =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
