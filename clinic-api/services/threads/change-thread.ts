import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { reachOf } from '#contract/access'
import type { ThreadChange } from '#contract/threads'
import type { Reader } from '../../db/client.ts'
import { messages, threadReads, threads } from '../../db/schema/threads.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { getStaff } from '../staff/queries.ts'
import { isClinical, isPatientSide, onThread, type ThreadRow } from './record.ts'
import { announceThread } from './tell.ts'

/**
 * Gives the thread to somebody of the team, closes it or opens it again. Throws 400, 403, 404, and 409 when it would
 * close over a message that nobody has seen.
 */
export function changeThread(deps: Deps, caller: Caller, id: string, change: ThreadChange): Promise<void> {
  return write(deps, caller, onThread('thread.change', id), async (act, thread) => {
    const { assignedTo = thread.assignedTo, state = thread.state } = change
    if (assignedTo !== null && assignedTo !== thread.assignedTo) {
      const member = await getStaff(act.tx, assignedTo, thread.clinicId)
      const mayRead =
        !isClinical(thread.subject) || reachOf('thread.read-clinical', member?.roles ?? []) !== null
      if (member?.clinicId !== thread.clinicId || !mayRead)
        throw invalidInput({ assignedTo: 'Unknown member of the staff' })
    }
    if (assignedTo === thread.assignedTo && state === thread.state) return act.unchanged()
    if (state === 'closed' && change.seenUntil) await assertNoneSince(act.tx, thread, change.seenUntil)
    await act.tx.update(threads).set({ assignedTo, state }).where(eq(threads.id, id))
    // The patient's side cannot see a new assignment.
    await announceThread(act, thread, state === thread.state)
    const { patientId, clinicId } = thread
    const trace = { action: 'thread.change', entity: 'thread', entityId: id, patientId, clinicId }
    return act.audit({ ...trace, details: { assignedTo, state } })
  })
}

/** A patient who writes while somebody presses 'No reply needed' is not left without one. Throws 409. */
async function assertNoneSince(tx: Reader, { id, patientSeq }: ThreadRow, seenUntil: string): Promise<void> {
  const [newest] = await tx
    .select({ at: messages.at })
    .from(messages)
    .where(and(eq(messages.threadId, id), eq(messages.seq, patientSeq)))
  if (newest && newest.at > new Date(seenUntil))
    throw new ApiError('stale', 'The patient has written in the meantime')
}

/**
 * Reads up to a message, by default the newest; the first of the other side to do so is whom its author sees. Throws
 * 400, 403 and 404.
 */
export function markRead(deps: Deps, caller: Caller, id: string, messageId?: string): Promise<void> {
  return write(deps, caller, onThread('thread.mark-read', id), async (act, thread) => {
    const { tx, now } = act
    const asPatient = isPatientSide(caller, thread)
    const visible = [eq(messages.threadId, id), asPatient ? eq(messages.internal, false) : undefined]
    const [message] = await tx
      .select({ seq: messages.seq })
      .from(messages)
      .where(and(...visible, messageId === undefined ? undefined : eq(messages.id, messageId)))
      .orderBy(desc(messages.seq))
      .limit(1)
    if (!message) throw invalidInput({ messageId: 'Unknown message' })
    const { seq } = message
    const moved = await tx
      .insert(threadReads)
      .values({ threadId: id, userId: caller.userId, seq })
      .onConflictDoUpdate({
        target: [threadReads.threadId, threadReads.userId],
        set: { seq, toldAt: null },
        setWhere: sql`${threadReads.seq} < ${seq}`,
      })
      .returning({ seq: threadReads.seq })
    if (moved.length === 0) return act.unchanged()
    const theirs = [
      eq(messages.threadId, id),
      eq(messages.fromPatient, !asPatient),
      eq(messages.internal, false),
    ]
    const first = await tx
      .update(messages)
      .set({ readAt: now })
      .where(and(...theirs, lte(messages.seq, seq), isNull(messages.readAt)))
      .returning({ id: messages.id })
    await announceThread(act, thread, first.length === 0)
    const { patientId, clinicId } = thread
    return act.audit({ action: 'thread.mark-read', entity: 'thread', entityId: id, patientId, clinicId })
  })
}

const answeringMs = 90_000

/** Says to colleagues, and to nobody else, that the caller writes an answer, or no longer does. Throws 403 and 404. */
export function setAnswering(deps: Deps, caller: Caller, id: string, isAnswering: boolean): Promise<void> {
  return write(deps, caller, onThread('thread.answer', id), async (act, thread) => {
    const { staffId } = caller
    const { answeringBy, answeringUntil, patientId, clinicId } = thread
    const isTaken = answeringBy !== staffId && answeringUntil !== null && answeringUntil > act.now
    if (isTaken || (!isAnswering && answeringBy !== staffId)) return act.unchanged()
    const answeringNow = { answeringBy: staffId, answeringUntil: new Date(act.now.getTime() + answeringMs) }
    const nobody = { answeringBy: null, answeringUntil: null }
    await act.tx
      .update(threads)
      .set(isAnswering ? answeringNow : nobody)
      .where(eq(threads.id, id))
    await announceThread(act, thread, true)
    return act.audit({ action: 'thread.answer', entity: 'thread', entityId: id, patientId, clinicId })
  })
}
