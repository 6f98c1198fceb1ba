import { and, asc, eq, gt } from 'drizzle-orm'
import { dayMs } from '#contract/durations'
import { appointments } from '../../db/schema/appointments.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, write } from '../../write/write.ts'
import { applyChange, rowColumns } from '../appointments/change.ts'
import { toWireAppointment } from '../appointments/wire.ts'
import { requireProof } from '../identity/sessions/require-proof.ts'
import { onDoctor, type StaffRecord } from '../staff/queries.ts'
import { listPendingIn } from '../workshifts/queries.ts'
import { recordShiftWrite } from '../workshifts/record-shift.ts'
import { leaveClinic } from './leave-clinic.ts'

/** Deletes a doctor for somebody whose password was given a moment ago. Throws what `requireProof` and `removeDoctor` throw. */
export async function deleteDoctor(
  deps: Deps,
  caller: Caller,
  doctorId: string,
  { force, currentPassword }: { force: boolean; currentPassword: string | undefined },
): Promise<void> {
  await requireProof(deps, caller, currentPassword)
  await removeDoctor(deps, caller, doctorId, { force })
}

/**
 * The deletion itself: the doctor leaves the caller's clinic at once, and their account goes with it unless something
 * else hangs on it. Throws 403, also for a clinic administrator, 404, and 409 with the pending appointments to come
 * unless `force`, which cancels them and tells the patients.
 */
export async function removeDoctor(
  deps: Deps,
  caller: Caller,
  doctorId: string,
  { force }: { force: boolean },
): Promise<void> {
  const intent = onDoctor('staff.delete', { doctorId, clinicId: caller.clinicId })
  await write(deps, caller, intent, async (act, doctor) => {
    if (doctor.isAdmin) throw new ApiError('forbidden', 'A clinic administrator cannot be deleted')
    const { id: entityId, clinicId } = doctor
    await endWork(act, doctor, force)
    await leaveClinic(act, doctor)
    return act.audit({ action: 'staff.delete', entity: 'staff', entityId, clinicId, details: { force } })
  })
}

/** Visits and hours of a doctor who works at the clinic no more. Throws as `removeDoctor` does. */
export async function endWork(act: Act, doctor: StaffRecord, force: boolean): Promise<void> {
  await cancelPending(act, doctor, force)
  await removeComingShifts(act, doctor)
}

/** Far enough ahead for everything that is planned. */
const horizonMs = 100 * 365 * dayMs

async function cancelPending(act: Act, doctor: StaffRecord, force: boolean): Promise<void> {
  const rows = await act.tx
    .select(rowColumns)
    .from(appointments)
    .where(
      and(
        eq(appointments.doctorId, doctor.id),
        eq(appointments.clinicId, doctor.clinicId),
        eq(appointments.status, 'pending'),
        gt(appointments.startAt, act.now),
      ),
    )
    .orderBy(asc(appointments.startAt))
    .for('update')
  if (rows.length > 0 && !force) throw await affected(act, doctor)
  for (const row of rows) {
    await applyChange(act, row, { kind: 'cancel', status: 'cancelled', news: { kind: 'doctor-deleted' } })
  }
}

async function affected({ tx, now }: Act, { id: doctorId, clinicId }: StaffRecord): Promise<ApiError> {
  const ahead = {
    doctorId,
    clinicId,
    startAt: now,
    endAt: new Date(now.getTime() + horizonMs),
  }
  const records = (await listPendingIn(tx, ahead)).filter(({ start }) => start > now)
  return new ApiError('appointments_affected', 'Patients have pending appointments with this doctor', {
    appointments: records.map((record) => toWireAppointment(record, true)),
  })
}

async function removeComingShifts(act: Act, doctor: StaffRecord): Promise<void> {
  const removed = await act.tx
    .delete(workshifts)
    .where(
      and(
        eq(workshifts.doctorId, doctor.id),
        eq(workshifts.clinicId, doctor.clinicId),
        gt(workshifts.startAt, act.now),
      ),
    )
    .returning()
  for (const shift of removed) await recordShiftWrite(act, 'delete', shift)
}
