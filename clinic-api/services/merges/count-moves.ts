import { sql } from 'drizzle-orm'
import type { MergeMoves } from '#contract/merges'
import { type Reader, rowsOf } from '../../db/client.ts'

/** How much of a record would come to another. */
export async function countMoves(
  orm: Reader,
  { patientId, historyId }: { patientId: string; historyId: string },
): Promise<MergeMoves> {
  const ofPatient = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where patient_id = ${patientId})`
  const ofHistory = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where history_id = ${historyId})`
  const [row] = await rowsOf<MergeMoves>(
    orm,
    sql`select ${ofPatient('appointments')} visits, ${ofPatient('threads')} threads, ${ofPatient('waitlist')} waitlist,
      ${ofPatient('patient_clinics')} clinics, ${ofHistory('files')} files, ${ofHistory('corrections')} corrections,
      ${ofHistory('conditions')} + ${ofHistory('treatments')} + ${ofHistory('allergies')} entries`,
  )
  if (!row) throw new Error('A count has a row')
  return row
}
