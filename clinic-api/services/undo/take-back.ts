import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Reader } from '../../db/client.ts'
import { appointmentChanges } from '../../db/schema/appointments.ts'
import { undos } from '../../db/schema/undos.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { reached } from '../../reached.ts'
import { takeBackNotices } from '../../write/notify.ts'
import { takeBackMails } from '../../write/queue-mail.ts'
import { type Act, type IntentOn, write } from '../../write/write.ts'
import { areUntouched, putBack } from './row-changes.ts'

type UndoRecord = typeof undos.$inferSelect

function tooLate(why: string) {
  reached('undo: too late')
  return new ApiError('conflict', why)
}

function builtOn() {
  reached('undo: something changed since')
  return new ApiError('conflict', 'Something has changed since')
}

export async function getUndoRecord(tx: Reader, id: string): Promise<UndoRecord | null> {
  const [found] = await tx.select().from(undos).where(eq(undos.id, id))
  return found ?? null
}

/** Only who did it takes it back. */
export function subjectOfUndo({ userId }: UndoRecord) {
  return { userId }
}

/**
 * Takes back, once, what was done to visits with the write it belonged to, before any mail has left. Throws 403, 404,
 * and 409 when it is too late or something was built on it.
 */
export async function takeBack(deps: Deps, caller: Caller, id: string): Promise<void> {
  const intent: IntentOn<UndoRecord> = {
    action: 'write.undo',
    find: (tx) => lockUndo(tx, id),
    subject: subjectOfUndo,
    conflict: builtOn,
  }
  await write(deps, caller, intent, async (act, { changes, clinicId, takenAt, expiresAt }) => {
    const { tx, now } = act
    if (takenAt) throw tooLate('It was taken back already')
    // The mails are taken out first: what the outbox has in hand by then is waited for, and then it is too late.
    const isInTime = (await takeBackMails(tx, id)) && now < expiresAt
    if (!isInTime) throw tooLate('The patients have been told')
    await takeBackNotices(tx, id)
    if (!(await areUntouched(tx, changes))) throw builtOn()
    await putBack(tx, changes)
    await tx.update(undos).set({ takenAt: now }).where(eq(undos.id, id))
    for (const change of changes) await tell(act, clinicId, change)
    return act.audit({ action: 'visits.undo', entity: 'undo', entityId: id, clinicId })
  })
}

async function lockUndo(tx: Reader, id: string): Promise<UndoRecord | null> {
  const [found] = await tx.select().from(undos).where(eq(undos.id, id)).for('update')
  return found ?? null
}

const text = (value: unknown) => String(value ?? '')

/** The word to whoever is watching, and in the history of a visit what happened to it. */
async function tell(
  act: Act,
  clinicId: string,
  { table, id, before, after }: UndoRecord['changes'][number],
): Promise<void> {
  const rows = [before, after].filter((row) => row !== null)
  const doctors = new Set(rows.map((row) => text(row.doctor_id)).filter(Boolean))
  if (table === 'appointments' && before && after) {
    const patientId = text(before.patient_id)
    for (const doctorId of doctors)
      await act.announce({ type: 'appointment.changed', appointmentId: id, doctorId, patientId, clinicId })
    await act.tx.insert(appointmentChanges).values({
      id: newId(),
      appointmentId: id,
      kind: 'undo',
      byUserId: act.caller.userId,
      at: act.now,
      fromStatus: text(after.status),
      toStatus: text(before.status),
      fromStartAt: new Date(text(after.start_at)),
      toStartAt: new Date(text(before.start_at)),
    })
  }
  if (table === 'workshifts' || table === 'days_off')
    for (const doctorId of doctors) await act.announce({ type: 'workshift.changed', id, doctorId, clinicId })
}
