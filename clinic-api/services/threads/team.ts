import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { reachOf } from '#contract/access'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { clinicStaff } from '../../db/schema/memberships.ts'
import { patientClinics } from '../../db/schema/patients.ts'
import { clinicMessaging } from '../../db/schema/threads.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertMay } from '../../policy/can.ts'
import { bySurname } from '../staff/by-surname.ts'

/** Everybody of the clinic who can be given a thread. */
export async function listTeam(
  orm: Reader,
  clinicId: string,
): Promise<{ id: string; name: string; desk: boolean }[]> {
  const rows = await orm
    .select({
      roles: clinicStaff.roles,
      id: clinicStaff.id,
      name: clinicStaff.name,
      surname: clinicStaff.surname,
    })
    .from(clinicStaff)
    .where(and(eq(clinicStaff.clinicId, clinicId), isNull(clinicStaff.deletedAt)))
    .orderBy(asc(clinicStaff.id))
  return rows.toSorted(bySurname).map(({ id, name, surname, roles }) => ({
    id,
    name: `${name} ${surname}`,
    desk: reachOf('thread.read-clinical', roles) === null,
  }))
}

/** The clinics that treat the caller, the latest first: those are whom a patient can write to. Throws 403. */
export async function listPartners(orm: Reader, caller: Caller) {
  assertMay(caller, 'thread.list')
  return orm
    .select({
      id: clinics.id,
      name: clinics.name,
      answerHours: clinicMessaging.answerHours,
      openingHours: clinics.openingHours,
      timeZone: clinics.timeZone,
    })
    .from(patientClinics)
    .innerJoin(clinics, eq(clinics.id, patientClinics.clinicId))
    .leftJoin(clinicMessaging, eq(clinicMessaging.clinicId, clinics.id))
    .where(eq(patientClinics.patientId, caller.patientId ?? ''))
    .orderBy(desc(patientClinics.recentAt), asc(clinics.name))
}
