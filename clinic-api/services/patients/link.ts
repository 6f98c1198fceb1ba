import { patientClinics, type patients } from '../../db/schema/patients.ts'
import type { Step } from '../../write/write.ts'

type Linked = Pick<typeof patients.$inferSelect, 'id' | 'sortName' | 'sortSurname' | 'status'>

/** Makes somebody a patient of the clinic; answers whether they were none before. */
export async function link(
  { tx, now }: Step,
  clinicId: string,
  { id: patientId, sortName, sortSurname, status }: Linked,
): Promise<boolean> {
  const row = { clinicId, patientId, sortName, sortSurname, status, createdAt: now }
  const added = await tx
    .insert(patientClinics)
    .values(row)
    .onConflictDoNothing()
    .returning({ patientId: patientClinics.patientId })
  return added.length > 0
}
