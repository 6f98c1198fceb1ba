import { asc, eq } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'

export type ClinicRecord = typeof clinics.$inferSelect

export function listClinics(orm: Orm) {
  return orm
    .select({ id: clinics.id, name: clinics.name, city: clinics.city, timeZone: clinics.timeZone })
    .from(clinics)
    .orderBy(asc(clinics.name), asc(clinics.id))
}

export async function getClinic(orm: Orm, clinicId: string): Promise<ClinicRecord | null> {
  const [clinic] = await orm.select().from(clinics).where(eq(clinics.id, clinicId))
  return clinic ?? null
}
