import { sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../db/client.ts'
import { brokenConstraint } from '../../db/pg-errors.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { type ClinicSettings, getClinicSettings } from '../clinics/settings.ts'
import { type AppointmentRow, applyChange, lockAppointment } from './change.ts'
import { getAppointment } from './queries.ts'
import { type AppointmentRecord, subjectOf } from './record.ts'
import { refuseSlot } from './refuse-slot.ts'
import { requestedSlot } from './requested-slot.ts'
import { assertInTime, assertPending } from './set-status.ts'

class NoSuchSlot extends Error {}

/**
 * Moves a pending appointment to another free slot of its doctor; it stays the same appointment. Throws 400, 403,
 * 404, and 409 with the nearest free slots.
 */
export async function rescheduleAppointment(
  deps: Deps,
  caller: Caller,
  id: string,
  appointmentDate: string,
): Promise<AppointmentRecord> {
  const present = await getAppointment(deps.db, id)
  assertCan(caller, 'appointment.reschedule', present && subjectOf(present))
  const settings = present && (await getClinicSettings(deps.db, present.clinicId, true))
  if (!present || !settings) throw notFound()
  const now = deps.clock.now()
  const start = requestedSlot(appointmentDate, settings, now.getTime())
  const { clinicId, doctorId, patientId } = present
  try {
    await deps.db.transaction((tx) => move(tx, caller, now, id, start, settings))
  } catch (error) {
    const outside = error instanceof NoSuchSlot
    if (!outside && !brokenConstraint(error)) throw error
    // Its own time counts as taken here: offering it would move nothing.
    const place = { clinicId, doctorId, patientId }
    throw await refuseSlot(deps, place, start, outside ? 'outside-shift' : 'taken')
  }
  const moved = await getAppointment(deps.db, id)
  if (!moved) throw notFound()
  return moved
}

async function move(
  tx: Orm,
  caller: Caller,
  now: Date,
  id: string,
  start: number,
  settings: ClinicSettings,
): Promise<void> {
  const row = await lockAppointment(tx, id)
  if (!row) throw notFound()
  assertPending(row)
  assertInTime(caller, row, now)
  if (row.startAt.getTime() === start) return
  const startAt = new Date(start)
  const endAt = new Date(start + settings.slotMinutes * 60_000)
  if (!(await isSlot(tx, row, startAt, endAt, settings))) throw new NoSuchSlot()
  await applyChange(tx, caller, now, row, { kind: 'reschedule', startAt, endAt })
}

/** Whether a shift of the doctor has this slot; it is locked, so that it still has it at the end. */
async function isSlot(
  tx: Orm,
  row: AppointmentRow,
  startAt: Date,
  endAt: Date,
  { slotMinutes }: ClinicSettings,
): Promise<boolean> {
  const [from, to] = [startAt.toISOString(), endAt.toISOString()]
  const shifts = await rowsOf(
    tx,
    sql`select w.id from workshifts w join staff s on s.id = w.doctor_id
      where w.doctor_id = ${row.doctorId} and w.clinic_id = ${row.clinicId} and s.deleted_at is null
        and w.start_at <= ${from}::timestamptz and w.end_at >= ${to}::timestamptz
        and w.start_at > ${from}::timestamptz - interval '1 day'
        and mod(extract(epoch from ${from}::timestamptz - w.start_at)::bigint, ${slotMinutes * 60}) = 0
      for share of w, s`,
  )
  return shifts.length > 0
}
