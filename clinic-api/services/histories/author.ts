import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { files } from '../../db/schema/files.ts'
import type { allergies, conditions, treatments } from '../../db/schema/histories.ts'

/** Name of the present text's author; empty for an account that no longer exists. */
export interface WithAuthor {
  author: string
}

type Table = typeof conditions | typeof treatments | typeof allergies | typeof files

/** The author of each entry, for queries of the table. */
export function authorOf(table: Table): SQL<string> {
  const entry = getTableName(table)
  const by = sql.raw(
    'updatedBy' in table ? `coalesce(${entry}.updated_by, ${entry}.created_by)` : `${entry}.created_by`,
  )
  return sql<string>`coalesce(
    (select name || ' ' || surname from staff where user_id = ${by} limit 1),
    (select name || ' ' || surname from patients where user_id = ${by} limit 1), '')`
}
