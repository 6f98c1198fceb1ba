import { asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { patientClinics } from '../../db/schema/patients.ts'
import type { Caller } from '../../policy/caller.ts'

const mostClinics = 12

export interface Place {
  id: string
  name: string
  timeZone: string
  openingHours: string[] | null
}

const columns = {
  id: clinics.id,
  name: clinics.name,
  timeZone: clinics.timeZone,
  openingHours: clinics.openingHours,
}

/** The clinics a question is about: the own, a patient's, and for who has none all that can be booked. */
export async function placesOf(orm: Reader, { clinicId, patientId }: Caller): Promise<Place[]> {
  if (clinicId) return orm.select(columns).from(clinics).where(eq(clinics.id, clinicId))
  const links = patientId
    ? await orm
        .select({ id: patientClinics.clinicId })
        .from(patientClinics)
        .where(eq(patientClinics.patientId, patientId))
    : []
  const known = links.map(({ id }) => id)
  const found = await orm
    .select(columns)
    .from(clinics)
    .where(known.length > 0 ? inArray(clinics.id, known) : eq(clinics.active, true))
    .orderBy(asc(clinics.name), asc(clinics.id))
    .limit(mostClinics)
  return found
}
