import { type SQL, sql } from 'drizzle-orm'
import { type Reader, rowsOf } from '../../db/client.ts'
import type { RowChange } from '../../db/schema/undos.ts'

/** Rows as the database tells them, by table and id. */
export type Snapshot = Map<string, Omit<RowChange, 'before' | 'after'> & { row: Record<string, unknown> }>

/** Rows of a doctor, or of the clinic, that a write may change besides visits. */
export type Touches = 'hours' | 'days-off' | 'doctor'

export interface Reach {
  clinicId: string
  doctorId: string | null
  visits: readonly string[]
  touches: Touches | null
  /** The only shift of the hours that may change, in the past too. */
  shiftId?: string | undefined
}

/** Everything that a write and the visits that go with it may change. */
export async function snapshot(
  tx: Reader,
  { clinicId, doctorId, visits, touches, shiftId }: Reach,
  now: Date,
): Promise<Snapshot> {
  const at = now.toISOString()
  const queries: [table: string, where: SQL][] = []
  const ofDoctor =
    touches === 'doctor'
      ? sql` or (doctor_id = ${doctorId} and status = 'pending' and start_at > ${at}::timestamptz)`
      : sql``
  if (visits.length > 0 || touches === 'doctor')
    queries.push(['appointments', sql`id in (${listed(visits)})${ofDoctor}`])
  if (shiftId) queries.push(['workshifts', sql`id = ${shiftId}`])
  else if (touches === 'hours' || touches === 'doctor')
    queries.push(
      ['workshift_series', sql`doctor_id = ${doctorId}`],
      ['workshifts', sql`doctor_id = ${doctorId} and end_at > ${at}::timestamptz`],
    )
  if (touches === 'days-off') queries.push(['days_off', sql`clinic_id = ${clinicId}`])
  if (touches === 'doctor')
    queries.push(
      ['staff', sql`id = ${doctorId}`],
      ['memberships', sql`staff_id = ${doctorId}`],
      ['users', sql`id = (select user_id from staff where id = ${doctorId})`],
    )
  const found: Snapshot = new Map()
  for (const [table, where] of queries) {
    const rows = await rowsOf<{ id: string; row: Record<string, unknown> }>(
      tx,
      sql`select id, to_jsonb(t) "row" from ${sql.identifier(table)} t where ${where}`,
    )
    for (const { id, row } of rows) found.set(`${table}/${id}`, { table, id, row })
  }
  return found
}

const listed = (ids: readonly string[]) =>
  sql.join(
    ['', ...ids].map((id) => sql`${id}`),
    sql`, `,
  )

/** The rows that differ. */
export function changesBetween(before: Snapshot, after: Snapshot): RowChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    const known = was ?? is
    if (!known || JSON.stringify(was?.row) === JSON.stringify(is?.row)) return []
    return [{ table: known.table, id: known.id, before: was?.row ?? null, after: is?.row ?? null }]
  })
}

// Rows are deleted in this order of tables, and put back in the reverse order.
const referring = [
  'workshifts',
  'days_off',
  'workshift_series',
  'memberships',
  'staff',
  'users',
  'appointments',
]

/** Whether every row is still as the write left it; they are locked. */
export async function areUntouched(tx: Reader, changes: readonly RowChange[]): Promise<boolean> {
  for (const { table, id, after } of changes) {
    const rows = await rowsOf<{ same: boolean }>(
      tx,
      sql`select to_jsonb(t) = ${JSON.stringify(after)}::jsonb same from ${sql.identifier(table)} t
        where id = ${id} for update`,
    )
    if (after === null ? rows.length > 0 : rows[0]?.same !== true) return false
  }
  return true
}

/** Puts every row back to what it was. Throws what a constraint says when something stands in its place now. */
export async function putBack(tx: Reader, changes: readonly RowChange[]): Promise<void> {
  const of = (table: string) => changes.filter((change) => change.table === table)
  for (const table of referring) {
    for (const { id } of of(table).filter(({ before }) => before === null))
      await tx.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`)
  }
  // Visits and shifts that changed places would stand in each other's way: all of them step aside first.
  for (const { id } of of('appointments'))
    await tx.execute(sql`update appointments set status = 'cancelled' where id = ${id}`)
  for (const { id } of of('workshifts')) await tx.execute(sql`delete from workshifts where id = ${id}`)
  for (const table of referring.toReversed()) {
    for (const change of of(table)) {
      if (!change.before) continue
      const isGone = change.after === null || table === 'workshifts'
      await tx.execute(isGone ? insertion(change, change.before) : update(change, change.before))
    }
  }
}

function insertion({ table }: RowChange, row: Record<string, unknown>): SQL {
  const name = sql.identifier(table)
  return sql`insert into ${name} select * from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`
}

function update({ table, id }: RowChange, row: Record<string, unknown>): SQL {
  const name = sql.identifier(table)
  const columns = sql.join(
    Object.keys(row).map((column) => sql.identifier(column)),
    sql`, `,
  )
  return sql`update ${name} set (${columns}) =
    (select ${columns} from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)) where id = ${id}`
}
