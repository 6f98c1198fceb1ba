import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { clinicStaff } from '../../db/schema/memberships.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { bySurname } from '../staff/by-surname.ts'

/** Everybody who works or has worked at the clinic. */
export async function listAccounts(
  orm: Reader,
  clinicId: string,
): Promise<{ userId: string; name: string }[]> {
  const rows = await orm
    .select({ userId: clinicStaff.userId, name: clinicStaff.name, surname: clinicStaff.surname })
    .from(clinicStaff)
    .where(eq(clinicStaff.clinicId, clinicId))
    .orderBy(asc(clinicStaff.id))
  return rows.toSorted(bySurname).map(({ userId, name, surname }) => ({ userId, name: `${name} ${surname}` }))
}

/** A patient of the clinic; null for everybody else's. */
export async function findKnownPatient(
  orm: Reader,
  clinicId: string,
  patientId: string | undefined,
): Promise<{ id: string; name: string } | null> {
  if (!patientId) return null
  const [found] = await orm
    .select({ name: patients.name, surname: patients.surname })
    .from(patientClinics)
    .innerJoin(patients, eq(patients.id, patientClinics.patientId))
    .where(and(eq(patientClinics.clinicId, clinicId), eq(patientClinics.patientId, patientId)))
  return found ? { id: patientId, name: `${found.name} ${found.surname}` } : null
}
