import { sql } from 'drizzle-orm'
import { planCatalogue } from '#contract/plans'
import type { Orm } from './client.ts'
import { plans } from './schema/plans.ts'

/** Copies the plans of the contract into the database, so that foreign keys and prices have one source. */
export async function savePlanCatalogue(tx: Orm): Promise<void> {
  const rows = planCatalogue.map(({ _id, ...plan }, position) => ({ ...plan, id: _id, position }))
  await tx
    .insert(plans)
    .values(rows)
    .onConflictDoUpdate({
      target: plans.id,
      set: {
        position: sql`excluded.position`,
        name: sql`excluded.name`,
        price: sql`excluded.price`,
        features: sql`excluded.features`,
        clinics: sql`excluded.clinics`,
        doctorsPerClinic: sql`excluded.doctors_per_clinic`,
        patientsPerClinic: sql`excluded.patients_per_clinic`,
        formats: sql`excluded.formats`,
        maxFileSize: sql`excluded.max_file_size`,
        addOns: sql`excluded.add_ons`,
      },
    })
}
