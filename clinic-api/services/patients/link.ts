import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { patientClinics, type patients } from '../../db/schema/patients.ts'
import type { Step } from '../../write/write.ts'

type Linked = Pick<typeof patients.$inferSelect, 'id' | 'sortName' | 'sortSurname' | 'status'>

/** Makes somebody a patient of the clinic; answers whether they were none before. */
export async function link(
  { tx, now }: Step,
  clinicId: string,
  { id: patientId, sortName, sortSurname, status }: Linked,
): Promise<boolean> {
  const row = { clinicId, patientId, sortName, sortSurname, status, recentAt: now, createdAt: now }
  const added = await tx
    .insert(patientClinics)
    .values(row)
    .onConflictDoNothing()
    .returning({ patientId: patientClinics.patientId })
  return added.length > 0
}

/** Whether somebody is a patient of the clinic, by registration or by a booking there. */
export async function isLinked(orm: Reader, clinicId: string | null, patientId: string): Promise<boolean> {
  if (clinicId === null) return false
  const here = and(eq(patientClinics.clinicId, clinicId), eq(patientClinics.patientId, patientId))
  const links = await orm.select({ patientId: patientClinics.patientId }).from(patientClinics).where(here)
  return links.length > 0
}
