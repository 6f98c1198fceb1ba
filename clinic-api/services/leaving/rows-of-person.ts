import { type SQL, sql } from 'drizzle-orm'
import { type Reader, rowsOf } from '../../db/client.ts'
import { type ErasedTable, leadsTo } from '../../db/privacy/fates.ts'

export interface Person {
  patientId: string
  /** Null when the account stays, because its owner works for a clinic too. */
  userId: string | null
}

/** Which rows of the table are the person's. */
export function isOfPerson({ table, leads }: ErasedTable, { patientId, userId }: Person): SQL {
  const roots: Record<string, string | null> = { patients: patientId, users: userId }
  if (table in roots) return sql`id = ${roots[table] ?? ''}`
  const ways = leads.map((lead) => {
    const target = leadsTo[lead]
    const column = sql.identifier(lead)
    if (target in roots) return sql`${column} = ${roots[target] ?? ''}`
    return sql`${column} in (select id from ${sql.identifier(target)} where patient_id = ${patientId})`
  })
  return ways.length > 0 ? sql.join(ways, sql` or `) : sql`false`
}

/** Tables before those that their rows refer to: in this order rows can be deleted. */
export async function inOrderOfDeletion(tx: Reader, tables: readonly ErasedTable[]): Promise<ErasedTable[]> {
  const references = await rowsOf<{ from: string; to: string }>(
    tx,
    sql`select conrelid::regclass::text "from", confrelid::regclass::text "to" from pg_constraint
      where contype = 'f' and conrelid <> confrelid`,
  )
  const left = new Set(tables)
  const ordered: ErasedTable[] = []
  while (left.size > 0) {
    const names = new Set([...left].map(({ table }) => table))
    const isReferred = ({ table }: ErasedTable) =>
      references.some((each) => each.to === table && names.has(each.from))
    const free = [...left].filter((each) => !isReferred(each))
    if (free.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const each of free) left.delete(each)
    ordered.push(...free)
  }
  return ordered
}

/** Whether a row has one of these texts in any of its columns. */
export function hasAny(texts: readonly string[]): SQL {
  const patterns = texts.map((text) => `%${escaped(text.toLowerCase())}%`)
  return sql`lower(t::text) like any (array[${sql.join(
    patterns.map((pattern) => sql`${pattern}`),
    sql`, `,
  )}]::text[])`
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
