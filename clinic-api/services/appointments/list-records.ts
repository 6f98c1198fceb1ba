import { sql } from 'drizzle-orm'
import { type Reader, rowsOf } from '../../db/client.ts'
import {
  type AppointmentRecord,
  recordColumns,
  recordSource,
  type TextualRecord,
  withInstants,
} from './record.ts'

/** These visits, oldest first, as a transaction sees them. */
export async function listRecords(tx: Reader, ids: readonly string[]): Promise<AppointmentRecord[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf<TextualRecord>(
    tx,
    sql`select ${sql.raw(recordColumns)} from ${sql.raw(recordSource)}
      where a.id = any(${`{${ids.join(',')}}`}::text[]) order by a.start_at, a.id`,
  )
  return rows.map(withInstants)
}
