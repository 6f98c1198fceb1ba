import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'

export interface PatientRecord {
  patient: typeof patients.$inferSelect
  email: string
  username: string
  /** Whether the patient is linked to the clinic that was asked for. */
  linked: boolean
}

/** The patient, and whether `clinicId` knows them. */
export async function getPatient(
  orm: Orm,
  id: string,
  clinicId: string | null,
): Promise<PatientRecord | null> {
  const [row] = await orm
    .select({
      patient: patients,
      email: users.email,
      username: users.username,
      clinicId: patientClinics.clinicId,
    })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .leftJoin(
      patientClinics,
      and(eq(patientClinics.patientId, patients.id), eq(patientClinics.clinicId, clinicId ?? '')),
    )
    .where(eq(patients.id, id))
  if (!row) return null
  return {
    patient: row.patient,
    email: row.email,
    username: row.username ?? '',
    linked: row.clinicId !== null,
  }
}
