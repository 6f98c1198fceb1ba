import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type IntentOn, write } from '../../write/write.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { toWireAppointment } from '../appointments/wire.ts'
import { undoable } from '../undo/undoable.ts'
import { overlapRefusal } from './create-workshift.ts'
import { listPendingIn, subjectOf, type WorkshiftRecord } from './queries.ts'
import { recordShiftWrite } from './record-shift.ts'

type NewTimes = Pick<WorkshiftRecord, 'clinicId' | 'startAt' | 'endAt'>

/**
 * Moves a shift. Throws 403, 404, and 409 when it would overlap another or, without `force`, when pending
 * appointments would fall outside; those are named.
 */
export function updateWorkshift(
  deps: Deps,
  caller: Caller,
  id: string,
  { force, ...times }: NewTimes & { force: boolean },
): Promise<WorkshiftRecord> {
  return write(deps, caller, { ...onShift(id), conflict: overlapRefusal }, async (act, shift) => {
    if (shift.clinicId !== times.clinicId) throw notFound()
    if (!force) assertUntouched(await listPendingIn(act.tx, shift), times)
    await act.tx
      .update(workshifts)
      .set({ ...times, updatedAt: act.now })
      .where(eq(workshifts.id, id))
    return recordShiftWrite(act, 'update', { ...shift, ...times })
  })
}

/**
 * Deletes a shift, and answers the token that takes it back. Throws 403, 404 and, without `force`, 409 with the pending
 * appointments inside it.
 */
export async function deleteWorkshift(
  deps: Deps,
  caller: Caller,
  id: string,
  { force }: { force: boolean },
): Promise<string | null> {
  const undo = undoable(deps)
  await write(undo.deps, caller, onShift(id), async (act, shift) => {
    if (!force) assertUntouched(await listPendingIn(act.tx, shift), null)
    const { clinicId, doctorId } = shift
    const reach = { clinicId, doctorId, visits: [], touches: 'hours', shiftId: id } as const
    return undo.keep(act, reach, async () => {
      await act.tx.delete(workshifts).where(eq(workshifts.id, id))
      return recordShiftWrite(act, 'delete', shift)
    })
  })
  return undo.token()
}

function onShift(id: string): IntentOn<WorkshiftRecord> {
  return { action: 'workshift.write', find: (tx) => lockShift(tx, id), subject: subjectOf }
}

async function lockShift(tx: Reader, id: string): Promise<WorkshiftRecord | null> {
  const [shift] = await tx.select().from(workshifts).where(eq(workshifts.id, id)).for('update')
  return shift ?? null
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
