import { sql } from 'drizzle-orm'
import type { DetailField, DetailValue } from '#contract/patient-sheet'
import { type Reader, rowsOf } from '../../db/client.ts'

interface Change {
  id: string
  field: DetailField
  before: DetailValue
  after: DetailValue
  by: string
  at: string
}

/** Everything that was changed of a patient's details, the latest first, with the name of whoever changed it. */
export async function listChanges(orm: Reader, patientId: string): Promise<Change[]> {
  const rows = await rowsOf<Omit<Change, 'at'> & { at: string | Date }>(
    orm,
    sql`select c.id, c.field, c.before, c.after, c.at, coalesce(
        (select s.name || ' ' || s.surname from staff s where s.user_id = c.changed_by limit 1),
        (select p.name || ' ' || p.surname from patients p where p.user_id = c.changed_by),
        (select g.name || ' ' || g.surname from guardians g where g.user_id = c.changed_by limit 1), '') "by"
      from detail_changes c where c.patient_id = ${patientId} order by c.id desc`,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }))
}
