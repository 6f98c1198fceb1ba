import { and, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { specialty as specialtyOf } from '#contract/specialties'
import type { bookable } from '#contract/visit-kinds'
import { workshifts } from '../../db/schema/workshifts.ts'
import type { Deps } from '../../deps.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { listResources } from '../resources/queries.ts'
import { listDoctors } from '../staff/queries.ts'

/** The facts by which a rule excludes every time: the longest shift ahead, specialties, rooms and equipment, the notice. */
export async function readBookable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clinicId: string,
): Promise<z.output<typeof bookable>> {
  const { orm } = db
  const [doctors, resources, settings, [shift]] = await Promise.all([
    listDoctors(orm, clinicId),
    listResources(orm, clinicId),
    getClinicSettings(db, clinicId),
    orm
      .select({
        longest: sql<
          number | null
        >`(extract(epoch from max(${workshifts.endAt} - ${workshifts.startAt})) / 60)::int`,
      })
      .from(workshifts)
      .where(and(eq(workshifts.clinicId, clinicId), gt(workshifts.endAt, clock.now()))),
  ])
  return {
    longestShift: shift?.longest ?? null,
    specialties: [
      ...new Set(doctors.flatMap(({ specialty }) => specialtyOf.safeParse(specialty).data ?? [])),
    ],
    resources: resources.map(({ id }) => id),
    noticeMinutes: settings?.noticeMinutes ?? 0,
  }
}
