import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { clinicsOfGroup } from '../../db/clinic-group.ts'
import { clinicStaff } from '../../db/schema/memberships.ts'
import type { IntentOn } from '../../write/write.ts'
import { bySurname } from './by-surname.ts'

/** Somebody at one of the clinics they work for. */
export type StaffRecord = typeof clinicStaff.$inferSelect

const present = isNull(clinicStaff.deletedAt)

/** A member of the staff as they work at this clinic; where they do not, as they work elsewhere. */
export async function getStaff(
  orm: Reader,
  staffId: string,
  clinicId: string | null,
): Promise<StaffRecord | null> {
  const [member] = await orm
    .select()
    .from(clinicStaff)
    .where(and(eq(clinicStaff.id, staffId), present))
    .orderBy(
      desc(eq(clinicStaff.clinicId, clinicId ?? '')),
      asc(clinicStaff.createdAt),
      asc(clinicStaff.clinicId),
    )
    .limit(1)
  return member ?? null
}

/** Doctors of a clinic by surname; of one specialty if given. */
export async function listDoctors(orm: Reader, clinicId: string, specialty?: string): Promise<StaffRecord[]> {
  const doctors = await orm
    .select()
    .from(clinicStaff)
    .where(
      and(
        eq(clinicStaff.clinicId, clinicId),
        specialty === undefined ? isNotNull(clinicStaff.specialty) : eq(clinicStaff.specialty, specialty),
        present,
      ),
    )
    .orderBy(asc(clinicStaff.id))
  return doctors.toSorted(bySurname)
}

/** Everybody who works for the clinic or another of its group is a user to pay for, once; a new clinic has one. */
export async function countGroupUsers(orm: Reader, clinicId: string): Promise<number> {
  const [row] = await orm
    .select({ count: sql<number>`count(distinct ${clinicStaff.id})::int` })
    .from(clinicStaff)
    .where(and(sql`${clinicStaff.clinicId} in ${clinicsOfGroup(clinicId)}`, present))
  return Math.max(1, row?.count ?? 0)
}

/** The same of somebody who sees patients. */
export async function getDoctor(
  orm: Reader,
  staffId: string,
  clinicId: string | null,
): Promise<StaffRecord | null> {
  const member = await getStaff(orm, staffId, clinicId)
  return member?.specialty == null ? null : member
}

/** For the policy: a doctor as themselves, and as one of their clinic. */
export function subjectOfDoctor({ id, clinicId }: StaffRecord) {
  return { doctorId: id, clinicIds: [clinicId] }
}

/** A write to a doctor of this clinic, who is locked until it ends. */
export function onDoctor(
  action: 'staff.update' | 'staff.delete' | 'workshift.write',
  { doctorId, clinicId }: { doctorId: string; clinicId: string | null },
): IntentOn<StaffRecord> {
  return { action, find: (tx) => lockDoctor(tx, doctorId, clinicId), subject: subjectOfDoctor }
}

async function lockDoctor(tx: Reader, id: string, clinicId: string | null): Promise<StaffRecord | null> {
  const [doctor] = await tx
    .select()
    .from(clinicStaff)
    .where(
      and(
        eq(clinicStaff.id, id),
        eq(clinicStaff.clinicId, clinicId ?? ''),
        isNotNull(clinicStaff.specialty),
        present,
      ),
    )
    .for('update')
  return doctor ?? null
}
