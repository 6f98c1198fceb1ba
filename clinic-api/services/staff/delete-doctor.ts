import { and, asc, eq, gt } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { staff } from '../../db/schema/staff.ts'
import { users } from '../../db/schema/users.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/errors.ts'
import { recordAudit } from '../../policy/audit.ts'
import type { Caller } from '../../policy/caller.ts'
import { applyChange } from '../appointments/change.ts'
import { toWireAppointment } from '../appointments/wire.ts'
import { revokeSessionsOf } from '../sessions/revoke-session.ts'
import { getAccount } from '../users/account.ts'
import { listPendingIn } from '../workshifts/queries.ts'
import { recordShiftWrite } from '../workshifts/record-shift.ts'
import { requireDoctor, type StaffRecord } from './queries.ts'

/**
 * Deletes a doctor: account, sessions and coming shifts end at once. Throws 403, also for a clinic administrator,
 * 404, and 409 with the pending appointments to come unless `force`, which cancels them and tells the patients.
 */
export async function deleteDoctor(
  deps: Deps,
  caller: Caller,
  doctorId: string,
  force: boolean,
): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const doctor = await requireDoctor(tx, caller, 'staff.delete', doctorId, { lock: true })
    const account = await getAccount(tx, doctor.userId)
    if (account?.roles.includes('clinicadmin')) {
      throw new ApiError('forbidden', 'A clinic administrator cannot be deleted')
    }
    await cancelPending(tx, caller, now, doctor, force)
    await removeComingShifts(tx, caller, now, doctor)
    await tx.update(staff).set({ deletedAt: now, updatedAt: now }).where(eq(staff.id, doctor.id))
    await tx.update(users).set({ deletedAt: now, updatedAt: now }).where(eq(users.id, doctor.userId))
    await revokeSessionsOf(tx, now, doctor.userId, 'account deleted')
    await recordAudit(tx, now, {
      action: 'staff.delete',
      actorId: caller.userId,
      address: caller.address,
      entity: 'staff',
      entityId: doctor.id,
      clinicId: doctor.clinicId,
      details: { force },
    })
  })
}

/** Far enough ahead for everything that is planned. */
const horizonMs = 100 * 365 * 86_400_000

async function cancelPending(tx: Orm, caller: Caller, now: Date, doctor: StaffRecord, force: boolean) {
  const rows = await tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.doctorId, doctor.id),
        eq(appointments.status, 'pending'),
        gt(appointments.startAt, now),
      ),
    )
    .orderBy(asc(appointments.startAt))
    .for('update')
  if (rows.length > 0 && !force) throw await affected(tx, now, doctor)
  for (const row of rows) {
    await applyChange(tx, caller, now, row, {
      kind: 'cancel',
      status: 'cancelled',
      news: { kind: 'doctor-deleted' },
    })
  }
}

async function affected(tx: Orm, now: Date, { id: doctorId, clinicId }: StaffRecord): Promise<ApiError> {
  const ahead = {
    doctorId,
    clinicId: clinicId ?? '',
    startAt: now,
    endAt: new Date(now.getTime() + horizonMs),
  }
  const records = (await listPendingIn(tx, ahead)).filter(({ start }) => start > now)
  return new ApiError('appointments_affected', 'Patients have pending appointments with this doctor', {
    appointments: records.map((record) => toWireAppointment(record, true)),
  })
}

async function removeComingShifts(tx: Orm, caller: Caller, now: Date, doctor: StaffRecord): Promise<void> {
  const removed = await tx
    .delete(workshifts)
    .where(and(eq(workshifts.doctorId, doctor.id), gt(workshifts.startAt, now)))
    .returning()
  for (const shift of removed) await recordShiftWrite(tx, caller, now, 'delete', shift)
}
