import { eq, inArray } from 'drizzle-orm'
import type { Fate } from '#contract/resolve'
import { dayAt } from '#contract/zone'
import { appointments } from '../../db/schema/appointments.ts'
import { ApiError, notFound } from '../../errors.ts'
import { assertCan, subjectAtClinic } from '../../policy/can.ts'
import type { Act } from '../../write/write.ts'
import { type AppointmentRow, applyChange, rowColumns } from '../appointments/change.ts'
import { isTaken } from '../appointments/is-taken.ts'
import { requestedSlot } from '../appointments/requested-slot.ts'
import { isSlot, lengthOf } from '../appointments/reschedule-appointment.ts'
import { assertPending } from '../appointments/set-status.ts'
import type { ClinicSettings } from '../clinics/settings.ts'
import { getDoctor } from '../staff/queries.ts'

/** The visits of a plan, locked. Throws 404 for one that is out of the caller's reach, and 409 for one that is over. */
export async function lockVisits({ tx, caller }: Act, plan: readonly Fate[]): Promise<AppointmentRow[]> {
  const ids = [...new Set(plan.map(({ appointmentId }) => appointmentId))]
  if (ids.length === 0) return []
  const rows = await tx
    .select(rowColumns)
    .from(appointments)
    .where(inArray(appointments.id, ids))
    .orderBy(appointments.id)
    .for('update')
  if (rows.length < ids.length) throw notFound()
  for (const row of rows) {
    assertCan(caller, 'workshift.write', subjectAtClinic(row))
    assertPending(row)
  }
  return rows
}

/** Does with every visit what the plan says. Throws 409 `slot_taken`, with the visit in `errors`, and 400. */
export async function applyFates(
  act: Act,
  rows: readonly AppointmentRow[],
  plan: readonly Fate[],
  settings: ClinicSettings,
): Promise<void> {
  const fates = new Map(plan.map(({ appointmentId, to }) => [appointmentId, to]))
  // Those that change places would stand in each other's way: all of them step aside first.
  for (const { id } of rows)
    await act.tx.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, id))
  for (const row of rows) {
    const to = fates.get(row.id)
    if (to === 'cancel') await applyChange(act, row, { kind: 'cancel', status: 'cancelled' })
    else if (to) await move(act, row, to, settings)
  }
}

const taken = ({ id }: AppointmentRow) => {
  const why = 'This time is no longer available'
  return new ApiError('slot_taken', why, { errors: { [id]: why } })
}

async function move(
  act: Act,
  row: AppointmentRow,
  { doctorId, appointmentDate }: Exclude<Fate['to'], 'cancel'>,
  settings: ClinicSettings,
): Promise<void> {
  const { tx, now } = act
  const start = requestedSlot(appointmentDate, settings, { now: now.getTime(), by: 'staff' })
  const length = lengthOf(row, settings)
  const times = { startAt: new Date(start), endAt: new Date(start + length.minutes * 60_000) }
  if (doctorId !== row.doctorId) {
    const colleague = await getDoctor(tx, doctorId)
    if (colleague?.clinicId !== row.clinicId || colleague.specialty !== row.specialty) throw notFound()
  }
  const place = { doctorId, clinicId: row.clinicId, patientId: row.patientId }
  if (!(await isSlot(tx, place, times, length)) || (await isTaken(act, place, times))) throw taken(row)
  const day = (instant: Date) => dayAt(instant.getTime(), settings.timeZone)
  const presence = day(row.startAt) === day(times.startAt) ? {} : { arrivedAt: null, startedAt: null }
  const colleague = doctorId === row.doctorId ? {} : { doctorId }
  await applyChange(act, row, { kind: 'reschedule', status: 'pending', ...times, ...colleague, ...presence })
}
