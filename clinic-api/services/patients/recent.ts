import { and, eq } from 'drizzle-orm'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import type { Step } from '../../write/write.ts'

/** Puts somebody first in the order `recent`, at the clinic and among all patients. */
export async function markRecent(
  { tx, now }: Step,
  patientId: string,
  clinicId: string | null,
): Promise<void> {
  await tx.update(patients).set({ recentAt: now }).where(eq(patients.id, patientId))
  if (clinicId === null) return
  await tx
    .update(patientClinics)
    .set({ recentAt: now })
    .where(and(eq(patientClinics.patientId, patientId), eq(patientClinics.clinicId, clinicId)))
}
