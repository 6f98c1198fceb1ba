import { or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { dayMs } from '#contract/durations'
import type { Stretch } from './date-search.ts'

const beginning = Date.parse('0001-01-01T00:00:00Z')
const end = Date.parse('9999-12-31T23:59:59.999Z')

/** Whether the day of a column lies in one of these stretches. */
export function isOnDays(column: PgColumn, stretches: readonly Stretch[]): SQL {
  // A day is its midnight: the first one in a stretch is the first midnight in it.
  const dayOf = (ms: number) => textOf(Math.ceil(ms / dayMs) * dayMs).slice(0, 10)
  const within = ({ from, until }: Stretch) =>
    sql`(${column} >= ${dayOf(from)}::date and ${column} < ${dayOf(until)}::date)`
  return or(...stretches.map(within)) ?? sql`false`
}

/** Whether the instant of a column lies in one of these stretches. */
export function isAtInstants(column: PgColumn, stretches: readonly Stretch[]): SQL {
  const within = ({ from, until }: Stretch) =>
    sql`(${column} >= ${textOf(from)}::timestamptz and ${column} < ${textOf(until)}::timestamptz)`
  return or(...stretches.map(within)) ?? sql`false`
}

/** PostgreSQL writes years with four digits only. */
function textOf(ms: number): string {
  if (ms < beginning) return '-infinity'
  return ms > end ? 'infinity' : new Date(ms).toISOString()
}
