import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { staff } from '../../db/schema/staff.ts'
import type { IntentOn } from '../../write/write.ts'

export type StaffRecord = typeof staff.$inferSelect

const present = isNull(staff.deletedAt)

/** A member of the staff who has not been deleted. */
export async function getStaff(orm: Reader, staffId: string): Promise<StaffRecord | null> {
  const [member] = await orm
    .select()
    .from(staff)
    .where(and(eq(staff.id, staffId), present))
  return member ?? null
}

/** Doctors of a clinic by surname; of one specialty if given. */
export function listDoctors(orm: Reader, clinicId: string, specialty?: string): Promise<StaffRecord[]> {
  return orm
    .select()
    .from(staff)
    .where(
      and(
        eq(staff.clinicId, clinicId),
        specialty === undefined ? isNotNull(staff.specialty) : eq(staff.specialty, specialty),
        present,
      ),
    )
    .orderBy(asc(staff.surname), asc(staff.name), asc(staff.id))
}

/** Everybody of the clinic's staff is a user to pay for; a new clinic has one. */
export async function countClinicUsers(orm: Reader, clinicId: string): Promise<number> {
  const [row] = await orm
    .select({ count: sql<number>`count(*)::int` })
    .from(staff)
    .where(and(eq(staff.clinicId, clinicId), present))
  return Math.max(1, row?.count ?? 0)
}

/** A member of the staff who sees patients. */
export async function getDoctor(orm: Reader, staffId: string): Promise<StaffRecord | null> {
  const member = await getStaff(orm, staffId)
  return member?.specialty == null ? null : member
}

/** For the policy: a doctor as themselves, and as one of their clinic. */
export function subjectOfDoctor({ id, clinicId }: StaffRecord) {
  return { doctorId: id, clinicIds: [clinicId] }
}

/** A write to a doctor, who is locked until it ends. */
export function onDoctor(
  action: 'staff.update' | 'staff.delete' | 'workshift.write',
  id: string,
): IntentOn<StaffRecord> {
  return { action, find: (tx) => lockDoctor(tx, id), subject: subjectOfDoctor }
}

async function lockDoctor(tx: Reader, id: string): Promise<StaffRecord | null> {
  const [doctor] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNotNull(staff.specialty), present))
    .for('update')
  return doctor ?? null
}
