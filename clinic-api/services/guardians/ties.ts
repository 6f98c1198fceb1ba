import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { patients } from '../../db/schema/patients.ts'

/** When a tie ends by itself, of the tables that `living` reads; null when it does not. */
export const tieEnd = sql`tie_end(${patients.birthdate}, ${guardians.relation}, ${guardians.until}, ${clinics.timeZone})`

/** Ties that nobody has ended, whose patient lives, and whose time is not over. */
export function living(orm: Reader, now: Date, which: SQL | undefined) {
  return orm
    .select({
      tie: guardians,
      patient: patients,
      clinicName: clinics.name,
      timeZone: clinics.timeZone,
      endsAt: tieEnd.mapWith(guardians.createdAt),
    })
    .from(guardians)
    .innerJoin(patients, eq(patients.id, guardians.patientId))
    .innerJoin(clinics, eq(clinics.id, guardians.clinicId))
    .where(
      and(
        which,
        isNull(guardians.endedAt),
        isNull(patients.deceasedOn),
        sql`coalesce(${tieEnd} > ${now.toISOString()}::timestamptz, true)`,
      ),
    )
}

export const isAccepted = isNotNull(guardians.userId)

/** For whom an account acts, the youngest first. */
export async function listGuarded(orm: Reader, now: Date, userId: string) {
  const rows = await living(orm, now, eq(guardians.userId, userId))
  return rows.toSorted((a, b) => b.patient.birthdate.localeCompare(a.patient.birthdate))
}
