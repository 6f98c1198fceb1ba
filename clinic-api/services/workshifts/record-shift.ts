import type { Act, WriteResult } from '../../write/write.ts'
import { notifyOfHours } from '../notifications/notify-of-hours.ts'
import type { WorkshiftRecord } from './queries.ts'

/** The trace that a write to a shift leaves. */
export async function recordShiftWrite(
  act: Act,
  verb: 'create' | 'update' | 'delete',
  shift: WorkshiftRecord,
): Promise<WriteResult<WorkshiftRecord>> {
  const { id, doctorId, clinicId } = shift
  await act.announce({ type: 'workshift.changed', id, doctorId, clinicId })
  await notifyOfHours(act, [doctorId])
  return act.audit({ action: `workshift.${verb}`, entity: 'workshift', entityId: id, clinicId }, shift)
}
