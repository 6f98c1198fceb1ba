import { eq } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { type AppointmentDetailRecord, getAppointment } from './queries.ts'
import { onAppointment } from './set-status.ts'

/** The doctor's note on a visit; an empty one takes it away. Throws 403 and 404. */
export async function writeNote(
  deps: Deps,
  caller: Caller,
  id: string,
  text: string,
): Promise<AppointmentDetailRecord> {
  await write(
    deps,
    caller,
    onAppointment(id, 'note'),
    async (act, { clinicId, doctorId, patientId, note }) => {
      const written = text === '' ? null : text
      if (note === written) return act.unchanged()
      const author = written ? { noteBy: caller.userId, noteAt: act.now } : { noteBy: null, noteAt: null }
      await act.tx
        .update(appointments)
        .set({ note: written, ...author, updatedAt: act.now })
        .where(eq(appointments.id, id))
      await act.announce({ type: 'appointment.changed', appointmentId: id, doctorId, patientId, clinicId })
      return act.audit({
        action: 'appointment.note',
        entity: 'appointment',
        entityId: id,
        patientId,
        clinicId,
      })
    },
  )
  const record = await getAppointment(deps.db, id)
  if (!record) throw notFound()
  return record
}
