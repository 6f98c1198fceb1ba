import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { brokenConstraint } from '../../db/pg-errors.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../http/errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { toWireAppointment } from '../appointments/wire.ts'
import { overlapRefusal } from './create-workshift.ts'
import { listPendingIn, type WorkshiftRecord } from './queries.ts'
import { recordShiftWrite } from './record-shift.ts'

type NewTimes = Pick<WorkshiftRecord, 'clinicId' | 'startAt' | 'endAt'>

/**
 * Moves a shift. Throws 403, 404, and 409 when it would overlap another or, without `force`, when pending
 * appointments would fall outside; those are named.
 */
export async function updateWorkshift(
  deps: Deps,
  caller: Caller,
  id: string,
  times: NewTimes,
  force: boolean,
): Promise<WorkshiftRecord> {
  const now = deps.clock.now()
  try {
    return await deps.db.transaction(async (tx) => {
      const shift = await lockOwn(tx, caller, id)
      if (shift.clinicId !== times.clinicId) throw notFound()
      const next = { ...shift, ...times }
      if (!force) assertUntouched(await listPendingIn(tx, shift), next)
      await tx
        .update(workshifts)
        .set({ ...times, updatedAt: now })
        .where(eq(workshifts.id, id))
      await recordShiftWrite(tx, caller, now, 'update', next)
      return next
    })
  } catch (error) {
    throw brokenConstraint(error) ? overlapRefusal() : error
  }
}

/** Deletes a shift. Throws 403, 404 and, without `force`, 409 with the pending appointments inside it. */
export async function deleteWorkshift(deps: Deps, caller: Caller, id: string, force: boolean): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const shift = await lockOwn(tx, caller, id)
    if (!force) assertUntouched(await listPendingIn(tx, shift), null)
    await tx.delete(workshifts).where(eq(workshifts.id, id))
    await recordShiftWrite(tx, caller, now, 'delete', shift)
  })
}

async function lockOwn(tx: Orm, caller: Caller, id: string): Promise<WorkshiftRecord> {
  const [shift] = await tx.select().from(workshifts).where(eq(workshifts.id, id)).for('update')
  assertCan(
    caller,
    'workshift.write',
    shift ? { doctorId: shift.doctorId, clinicIds: [shift.clinicId] } : null,
  )
  if (!shift) throw notFound()
  return shift
}

function assertUntouched(pending: readonly AppointmentRecord[], next: NewTimes | null): void {
  const outside = pending.filter(
    ({ start, end }) => next === null || start < next.startAt || end > next.endAt,
  )
  if (outside.length === 0) return
  throw new ApiError('appointments_affected', 'Pending appointments would be left outside the schedule', {
    appointments: outside.map((record) => toWireAppointment(record, true)),
  })
}
