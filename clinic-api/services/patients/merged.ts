import { eq, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { mergedPatients } from '../../db/schema/merges.ts'

/** The patient whose record holds what had this id, of a patient or a history, before they were merged; null for none. */
export async function mergedInto(orm: Reader, id: string): Promise<string | null> {
  const [found] = await orm
    .select({ patientId: mergedPatients.patientId })
    .from(mergedPatients)
    .where(or(eq(mergedPatients.mergedId, id), eq(mergedPatients.oldHistoryId, id)))
  return found?.patientId ?? null
}

/** The ids that lead to this patient beside their own, as a part of a statement. */
export const formerIds = (patientId: string) =>
  sql`select merged_id from merged_patients where patient_id = ${patientId}`
