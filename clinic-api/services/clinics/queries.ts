import { asc, eq, sql } from 'drizzle-orm'
import type { Specialty } from '#contract/specialties'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { staff } from '../../db/schema/staff.ts'

export type ClinicRecord = typeof clinics.$inferSelect

export function listClinics(orm: Reader) {
  return orm
    .select({
      id: clinics.id,
      name: clinics.name,
      city: clinics.city,
      timeZone: clinics.timeZone,
      specialties: sql<Specialty[]>`array(
        select distinct ${staff.specialty} from ${staff}
        where ${staff.clinicId} = ${clinics.id} and ${staff.specialty} is not null and ${staff.deletedAt} is null
        order by 1)`,
    })
    .from(clinics)
    .orderBy(asc(clinics.name), asc(clinics.id))
}

export type ListedClinic = Awaited<ReturnType<typeof listClinics>>[number]

export async function getClinic(orm: Reader, clinicId: string): Promise<ClinicRecord | null> {
  const [clinic] = await orm.select().from(clinics).where(eq(clinics.id, clinicId))
  return clinic ?? null
}

/** For the policy. */
export function subjectOfClinic({ id }: ClinicRecord) {
  return { clinicIds: [id] }
}
