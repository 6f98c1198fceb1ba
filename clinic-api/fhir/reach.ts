import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Action } from '#contract/access'
import type { Caller } from '../policy/caller.ts'
import { reachFor } from '../policy/can.ts'

/** The clinic whose records the caller may see by this action; null when they may see their own alone. */
export function clinicReached(caller: Caller, action: Action): string | null {
  return reachFor(caller, action) === 'clinic' ? caller.clinicId : null
}

/** Whether what `key` names comes after the page before it, in the order of `columns`. */
export function isAfter(
  columns: readonly (PgColumn | SQL)[],
  key: readonly string[] | null,
): SQL | undefined {
  if (!key || key.length !== columns.length) return undefined
  const values = key.map((each) => sql`${each}`)
  return sql`(${sql.join([...columns], sql`, `)}) > (${sql.join(values, sql`, `)})`
}
