import type { VisitNoteInput } from '#contract/appointments'
import type { Deps } from '../../deps.ts'
import { notFound, stale } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { setFields } from './change.ts'
import { type AppointmentDetailRecord, getAppointment } from './queries.ts'
import { onAppointment } from './set-status.ts'

/** The doctor's note on a visit; an empty one takes it away. Throws 403, 404, and 409 when it is not the one seen. */
export async function writeNote(
  deps: Deps,
  caller: Caller,
  id: string,
  { note: text, seen }: VisitNoteInput,
): Promise<AppointmentDetailRecord> {
  await write(deps, caller, onAppointment(id, 'note'), (act, row) => {
    const note = text === '' ? null : text
    if (row.note === note) return Promise.resolve(act.unchanged())
    const present = row.noteAt?.getTime() ?? null
    if (seen !== undefined && present !== (seen && Date.parse(seen))) throw stale()
    const author = note ? { noteBy: caller.userId, noteAt: act.now } : { noteBy: null, noteAt: null }
    return setFields(act, row, { action: 'appointment.note', set: { note, ...author } })
  })
  return present(deps, id)
}

/** Writes the desk's note on a visit; an empty text removes it. Throws 403 and 404. */
export async function writeDeskNote(
  deps: Deps,
  caller: Caller,
  id: string,
  text: string,
): Promise<AppointmentDetailRecord> {
  await write(deps, caller, onAppointment(id, 'desk-note'), (act, row) => {
    const deskNote = text === '' ? null : text
    if (row.deskNote === deskNote) return Promise.resolve(act.unchanged())
    return setFields(act, row, { action: 'appointment.desk-note', set: { deskNote } })
  })
  return present(deps, id)
}

async function present(deps: Deps, id: string): Promise<AppointmentDetailRecord> {
  const record = await getAppointment(deps.db, id)
  if (!record) throw notFound()
  return record
}
