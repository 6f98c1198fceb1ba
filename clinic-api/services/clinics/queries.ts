import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Specialty } from '#contract/specialties'
import type { Reader } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { clinicStaff, memberships } from '../../db/schema/memberships.ts'
import { patientClinics } from '../../db/schema/patients.ts'

export type ClinicRecord = typeof clinics.$inferSelect

/** Clinics that are paid for, and the caller's `own`. */
interface Wanted {
  /** For administrators of the product: also those that nobody can book at yet, and what each has paid for. */
  unpaid: boolean
  own: string | null
  /** Only the clinics that this person works for, whether they are paid for or not. */
  mine?: { of: string } | null
}

export function listClinics(orm: Reader, now: Date, { unpaid, own, mine = null }: Wanted) {
  const works =
    mine &&
    orm
      .select({ id: memberships.clinicId })
      .from(memberships)
      .where(and(eq(memberships.staffId, mine.of), isNull(memberships.endedAt)))
  return orm
    .select({
      id: clinics.id,
      name: clinics.name,
      city: clinics.city,
      timeZone: clinics.timeZone,
      // Columns with their table: of a single table drizzle writes them bare, and both tables have an id.
      specialties: sql<Specialty[]>`array(
        select distinct doctor.specialty from ${clinicStaff} doctor
        where doctor.clinic_id = ${clinics}.id and doctor.specialty is not null and doctor.deleted_at is null
        order by 1)`,
      ...(unpaid && {
        plan: clinics.planId,
        active: clinics.active,
        phone: clinics.phone,
        doctors: sql<number>`(
          select count(*)::int from ${clinicStaff} doctor
          where doctor.clinic_id = ${clinics}.id and doctor.specialty is not null and doctor.deleted_at is null)`,
        users: sql<number>`(
          select count(*)::int from ${clinicStaff} member
          where member.clinic_id = ${clinics}.id and member.deleted_at is null)`,
        patients: sql<number>`(select count(*)::int from ${patientClinics} l where l.clinic_id = ${clinics}.id)`,
        since: sql<string>`to_json(${clinics.createdAt})#>>'{}'`,
        weekVisits: sql<number>`(
          select count(*)::int from ${appointments} visit
          where visit.clinic_id = ${clinics}.id and visit.status <> 'cancelled'
            and visit.start_at >= ${now.toISOString()}::timestamptz
            and visit.start_at < ${now.toISOString()}::timestamptz + interval '7 days')`,
      }),
    })
    .from(clinics)
    .where(
      works
        ? inArray(clinics.id, works)
        : unpaid
          ? undefined
          : or(eq(clinics.active, true), eq(clinics.id, own ?? '')),
    )
    .orderBy(asc(clinics.name), asc(clinics.id))
}

export async function getClinic(orm: Reader, clinicId: string): Promise<ClinicRecord | null> {
  const [clinic] = await orm.select().from(clinics).where(eq(clinics.id, clinicId))
  return clinic ?? null
}

/** For the policy. */
export function subjectOfClinic({ id }: ClinicRecord) {
  return { clinicIds: [id] }
}
