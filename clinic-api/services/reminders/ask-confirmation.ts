import { v7 as newId } from 'uuid'
import { reminders } from '../../db/schema/reminders.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { assertPending, onAppointment } from '../appointments/set-status.ts'
import { mailReminders } from './queue-due.ts'
import { reminderWay } from './reminder-way.ts'

/** `hoursBefore` of a reminder that the staff asked for. */
const onRequest = 0

/**
 * Sends the patient the reminder of a visit ahead now, with its link to say that they are coming; once for each time
 * that the visit has. Repeating it changes nothing. Throws 403, 404 and 409.
 */
export function askConfirmation(deps: Deps, caller: Caller, id: string): Promise<void> {
  return write(deps, caller, onAppointment(id, 'ask-confirmation'), async (act, row) => {
    const { tx, now } = act
    const { clinicId, doctorId, patientId, startAt } = row
    assertPending(row)
    if (startAt <= now) throw new ApiError('conflict', 'The appointment has already started')
    if (row.confirmedAt) return act.unchanged()
    const way = await reminderWay(act, row)
    const why = 'why' in way ? way.why : null
    if (why === 'address-refused')
      throw new ApiError('conflict', 'The mail server refuses the patient’s address')
    if (why === 'no-address') throw new ApiError('conflict', 'No e-mail reaches the patient: call them')
    if (why) throw new ApiError('conflict', 'The patient wants no reminders by e-mail')
    const asked = { id: newId(), appointmentId: id, hoursBefore: onRequest, startAt, dueAt: now }
    const [isNew] = await tx
      .insert(reminders)
      .values({ ...asked, state: 'queued' })
      .onConflictDoNothing()
      .returning()
    if (!isNew) return act.unchanged()
    await mailReminders(act, [isNew])
    await act.announce({ type: 'appointment.changed', appointmentId: id, doctorId, patientId, clinicId })
    return act.audit({
      action: 'appointment.ask-confirmation',
      entity: 'appointment',
      entityId: id,
      patientId,
      clinicId,
    })
  })
}
