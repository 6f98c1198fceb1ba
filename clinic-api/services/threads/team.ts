import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { patientClinics } from '../../db/schema/patients.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertMay } from '../../policy/can.ts'

/** Everybody of the clinic who can be given a thread. */
export async function listTeam(orm: Reader, clinicId: string): Promise<{ id: string; name: string }[]> {
  const rows = await orm
    .select({ id: staff.id, name: staff.name, surname: staff.surname })
    .from(staff)
    .where(and(eq(staff.clinicId, clinicId), isNull(staff.deletedAt)))
    .orderBy(asc(staff.surname), asc(staff.name), asc(staff.id))
  return rows.map(({ id, name, surname }) => ({ id, name: `${name} ${surname}` }))
}

/** The clinics that treat the caller, the latest first: those are whom a patient can write to. Throws 403. */
export async function listPartners(orm: Reader, caller: Caller): Promise<{ id: string; name: string }[]> {
  assertMay(caller, 'thread.list')
  return orm
    .select({ id: clinics.id, name: clinics.name })
    .from(patientClinics)
    .innerJoin(clinics, eq(clinics.id, patientClinics.clinicId))
    .where(eq(patientClinics.patientId, caller.patientId ?? ''))
    .orderBy(desc(patientClinics.recentAt), asc(clinics.name))
}
