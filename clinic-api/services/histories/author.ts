import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { files } from '../../db/schema/files.ts'
import type { allergies, conditions, treatments } from '../../db/schema/histories.ts'

/** Who wrote an entry as it is now, by name; empty for somebody who is no more. */
export interface WithAuthor {
  author: string
}

type Table = typeof conditions | typeof treatments | typeof allergies | typeof files

/** Where entries of the table are read. */
export function authorOf(table: Table): SQL<string> {
  const entry = getTableName(table)
  const by = sql.raw(
    'updatedBy' in table ? `coalesce(${entry}.updated_by, ${entry}.created_by)` : `${entry}.created_by`,
  )
  return sql<string>`coalesce(
    (select name || ' ' || surname from staff where user_id = ${by} limit 1),
    (select name || ' ' || surname from patients where user_id = ${by} limit 1), '')`
}
