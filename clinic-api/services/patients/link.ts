import { and, eq, sql } from 'drizzle-orm'
import type { AccessBasis } from '#contract/record-access'
import { type Reader, rowsOf } from '../../db/client.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import type { Step } from '../../write/write.ts'

type Linked = Pick<typeof patients.$inferSelect, 'id' | 'sortName' | 'sortSurname' | 'status'>

/** Makes somebody a patient of the clinic, to which their record is open then; answers whether they were none before. */
export async function link(
  { tx, now }: Step,
  clinicId: string,
  { id: patientId, sortName, sortSurname, status }: Linked,
  why: AccessBasis,
): Promise<boolean> {
  const row = { clinicId, patientId, sortName, sortSurname, status, why, recentAt: now, createdAt: now }
  const added = await tx
    .insert(patientClinics)
    .values(row)
    .onConflictDoNothing()
    .returning({ patientId: patientClinics.patientId })
  return added.length > 0
}

/** Makes whoever books a patient of the clinic. */
export async function linkByBooking(step: Step, clinicId: string, patientId: string): Promise<void> {
  // The link repeats their name: nobody changes it until the write ends.
  const [person] = await step.tx.select().from(patients).where(eq(patients.id, patientId)).for('key share')
  if (person) await link(step, clinicId, person, 'booked')
}

/** Whether somebody is a patient of the clinic, by registration or by a booking there. */
export async function isLinked(orm: Reader, clinicId: string | null, patientId: string): Promise<boolean> {
  if (clinicId === null) return false
  const here = and(eq(patientClinics.clinicId, clinicId), eq(patientClinics.patientId, patientId))
  const links = await orm.select({ patientId: patientClinics.patientId }).from(patientClinics).where(here)
  return links.length > 0
}

/** Whether somebody has ended the clinic's access to their record. */
export async function isClosed(orm: Reader, clinicId: string, patientId: string): Promise<boolean> {
  const [row] = await rowsOf<{ closed: boolean }>(
    orm,
    sql`select is_closed(${patientId}, ${clinicId}) closed`,
  )
  return row?.closed ?? false
}
