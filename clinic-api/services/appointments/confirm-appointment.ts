import { eq } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { notifyOfVisit } from '../notifications/notify-of-visit.ts'
import { readVisitFacts } from '../notifications/visit-facts.ts'
import { assertInTime, assertPending, onAppointment } from './set-status.ts'

/** The patient says that they are coming. Repeating it changes nothing. Throws 403, 404 and 409. */
export function confirmAppointment(deps: Deps, caller: Caller, id: string): Promise<void> {
  return write(deps, caller, onAppointment(id, 'confirm'), async (act, row) => {
    if (row.confirmedAt) return act.unchanged()
    assertPending(row)
    assertInTime(act, row)
    const { clinicId, doctorId, patientId } = row
    await act.tx
      .update(appointments)
      .set({ confirmedAt: act.now, updatedAt: act.now })
      .where(eq(appointments.id, id))
    const [facts] = await readVisitFacts(act.tx, [id])
    if (facts) await notifyOfVisit(act, facts, { kind: 'appointment-confirmed', from: doctorId })
    await act.announce({ type: 'appointment.changed', appointmentId: id, doctorId, patientId, clinicId })
    return act.audit({
      action: 'appointment.confirm',
      entity: 'appointment',
      entityId: id,
      patientId,
      clinicId,
    })
  })
}
