import { desc, eq, sql } from 'drizzle-orm'
import type { AccessBasis } from '#contract/record-access'
import { type Reader, rowsOf } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { breakGlass } from '../../db/schema/record-access.ts'
import { staff } from '../../db/schema/staff.ts'

interface ClinicRow {
  clinicId: string
  name: string
  timeZone: string
  since: string | Date
  why: AccessBasis
  endedAt: string | Date | null
}

/** More emergencies than the latest are in the log of who opened the record. */
const mostEmergencies = 20

/** The clinics to which a record is or was open, and the emergencies that opened it to others. */
export async function readAccess(orm: Reader, patientId: string) {
  const opened = await rowsOf<ClinicRow>(
    orm,
    sql`select a.clinic_id "clinicId", c.name, c.time_zone "timeZone", a.since, a.why, a.ended_at "endedAt" from (
        select clinic_id, created_at since, why, null::timestamptz ended_at
          from patient_clinics where patient_id = ${patientId}
        union all
        select clinic_id, opened_at, why, closed_at from closed_records where patient_id = ${patientId}) a
      join clinics c on c.id = a.clinic_id
      order by a.ended_at is not null, a.since desc, c.name`,
  )
  const emergencies = await orm
    .select({
      id: breakGlass.id,
      at: breakGlass.at,
      until: breakGlass.until,
      doctorName: sql<string>`${staff.name} || ' ' || ${staff.surname}`,
      clinicName: clinics.name,
      timeZone: clinics.timeZone,
      reason: breakGlass.reason,
    })
    .from(breakGlass)
    .innerJoin(clinics, eq(clinics.id, breakGlass.clinicId))
    .innerJoin(staff, eq(staff.userId, breakGlass.userId))
    .where(eq(breakGlass.patientId, patientId))
    .orderBy(desc(breakGlass.at), desc(breakGlass.id))
    .limit(mostEmergencies)
  return { clinics: opened, emergencies }
}

export type AccessOverview = Awaited<ReturnType<typeof readAccess>>
