import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { staff } from '../../db/schema/staff.ts'
import { notFound } from '../../http/errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'

export type StaffRecord = typeof staff.$inferSelect

const present = isNull(staff.deletedAt)

/** A member of the staff who has not been deleted. */
export async function getStaff(orm: Orm, staffId: string): Promise<StaffRecord | null> {
  const [member] = await orm
    .select()
    .from(staff)
    .where(and(eq(staff.id, staffId), present))
  return member ?? null
}

/** Doctors of a clinic by surname; of one specialty if given. */
export function listDoctors(orm: Orm, clinicId: string, specialty?: string): Promise<StaffRecord[]> {
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
export async function countClinicUsers(orm: Orm, clinicId: string): Promise<number> {
  const [row] = await orm
    .select({ count: sql<number>`count(*)::int` })
    .from(staff)
    .where(and(eq(staff.clinicId, clinicId), present))
  return Math.max(1, row?.count ?? 0)
}

/** The doctor, when the caller may do this to them; with `lock` held until the end. Throws 403 and 404. */
export async function requireDoctor(
  tx: Orm,
  caller: Caller,
  action: 'staff.update' | 'staff.delete',
  doctorId: string,
  { lock = false } = {},
): Promise<StaffRecord> {
  const query = tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, doctorId), isNotNull(staff.specialty), present))
  const [doctor] = lock ? await query.for('update') : await query
  assertCan(caller, action, doctor ? { clinicIds: [doctor.clinicId] } : null)
  if (!doctor) throw notFound('This doctor does not exist')
  return doctor
}
