import { desc, eq } from 'drizzle-orm'
import { dayAt } from '#contract/zone'
import type { Reader } from '../../db/client.ts'
import { appointmentChanges, appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { subjectAtClinic } from '../../policy/can.ts'
import { type IntentOn, write } from '../../write/write.ts'
import { type AppointmentRow, applyChange, lockAppointment, rowColumns } from './change.ts'
import { getAppointment } from './queries.ts'
import type { AppointmentRecord } from './record.ts'

/** Changes that send no mail can be undone without a trace for the patient. */
const undoable = new Set(['complete', 'no-show'])

type Change = typeof appointmentChanges.$inferSelect

/** The token that takes back the latest change of an appointment; null when there is none to take back today. */
export async function getUndo(
  orm: Reader,
  { id, timeZone }: Pick<AppointmentRecord, 'id' | 'timeZone'>,
  now: Date,
): Promise<string | null> {
  const last = await latestChange(orm, id)
  return last && isUndoable(last, timeZone, now) ? last.id : null
}

/** The appointment that a token belongs to. */
export async function getChanged(orm: Reader, token: string): Promise<AppointmentRow | null> {
  const [found] = await orm
    .select(rowColumns)
    .from(appointmentChanges)
    .innerJoin(appointments, eq(appointments.id, appointmentChanges.appointmentId))
    .where(eq(appointmentChanges.id, token))
  return found ?? null
}

/**
 * Takes a completion, or a visit marked as not attended, back: once, on the day it was made at the clinic, and only
 * while nothing has happened to the appointment since. Throws 403, 404 and 409.
 */
export async function undoChange(deps: Deps, caller: Caller, token: string): Promise<AppointmentRecord> {
  const intent: IntentOn<AppointmentRow> = {
    action: 'appointment.undo',
    find: (tx) => lockChanged(tx, token),
    subject: subjectAtClinic,
  }
  await write(deps, caller, intent, async (act, row) => {
    const last = await latestChange(act.tx, row.id)
    if (last?.id !== token) throw refuse('The appointment has changed since')
    const [clinic] = await act.tx
      .select({ timeZone: clinics.timeZone })
      .from(clinics)
      .where(eq(clinics.id, row.clinicId))
    if (!clinic || !isUndoable(last, clinic.timeZone, act.now)) throw refuse('It can no longer be undone')
    return applyChange(act, row, { kind: 'undo', status: last.fromStatus })
  })
  const changed = await getChanged(deps.db.orm, token)
  const record = changed && (await getAppointment(deps.db, changed.id))
  if (!record) throw notFound()
  return record
}

async function lockChanged(tx: Reader, token: string): Promise<AppointmentRow | null> {
  const changed = await getChanged(tx, token)
  return changed && lockAppointment(tx, changed.id)
}

const refuse = (why: string) => new ApiError('conflict', why)

function isUndoable({ kind, at }: Change, timeZone: string, now: Date): boolean {
  return undoable.has(kind) && dayAt(at.getTime(), timeZone) === dayAt(now.getTime(), timeZone)
}

async function latestChange(orm: Reader, appointmentId: string): Promise<Change | null> {
  const [last] = await orm
    .select()
    .from(appointmentChanges)
    .where(eq(appointmentChanges.appointmentId, appointmentId))
    .orderBy(desc(appointmentChanges.id))
    .limit(1)
  return last ?? null
}
