import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { minuteMs } from '#contract/durations'
import { foldText } from '#contract/fold-text'
import type { NewMessage } from '#contract/threads'
import { files } from '../../db/schema/files.ts'
import { messages, threads } from '../../db/schema/threads.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, forbidden, invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, write } from '../../write/write.ts'
import { admit } from '../identity/rate-limit.ts'
import { assertTreated, isPatientSide, onThread, type ThreadRow } from './record.ts'
import { announceThread, tellOtherSide } from './tell.ts'

const mostAMinute = 50

const answeredMeanwhile = () => new ApiError('stale', 'A colleague has answered in the meantime')
const sentAlready = () => new ApiError('conflict', 'This message was sent already')

/** Counts a message of the caller. Throws 429 beyond fifty a minute. */
export function admitMessage(deps: Deps, { userId }: Caller): Promise<void> {
  return admit(deps, `messages:${userId}`, mostAMinute, minuteMs)
}

/**
 * Adds a message to the thread, once under one Idempotency-Key; resolves to its id. Throws 403, 404, 409 when the
 * patient has left the clinic or a colleague answered meanwhile, and 429.
 */
export async function sendMessage(
  deps: Deps,
  caller: Caller,
  threadId: string,
  input: NewMessage,
): Promise<string> {
  const twin = await findOwn(deps, caller, threadId)
  if (twin) return twin
  await admitMessage(deps, caller)
  const intent = { ...onThread('thread.send', threadId), conflict: sentAlready }
  return write(deps, caller, intent, async (act, thread) => {
    const fromPatient = isPatientSide(caller, thread)
    const { internal = false } = input
    if (internal && fromPatient) throw forbidden()
    if (!internal) await assertTreated(act.tx, thread)
    if (!internal && !fromPatient) await assertSeen(act, thread, input.seen)
    const messageId = await addMessage(act, thread, { ...input, internal, fromPatient })
    await announceThread(act, thread, internal)
    if (!internal) await tellOtherSide(act, thread, fromPatient)
    return act.audit(traceOf(thread, messageId, internal), messageId)
  })
}

/** The team's internal notes are logged without the patient, so that nothing is filed under them. */
function traceOf({ id, clinicId, patientId }: ThreadRow, messageId: string, internal: boolean) {
  const whose = { clinicId, patientId: internal ? null : patientId }
  return {
    action: 'message.add',
    entity: 'message',
    entityId: messageId,
    ...whose,
    details: { threadId: id },
  }
}

/** The caller's message in the thread with this key, even when the key itself has long been forgotten. */
async function findOwn({ db }: Deps, { userId, once }: Caller, threadId: string): Promise<string | null> {
  if (!once) return null
  const own = [eq(messages.authorId, userId), eq(messages.key, once.key), eq(messages.threadId, threadId)]
  const [found] = await db.orm
    .select({ id: messages.id })
    .from(messages)
    .where(and(...own))
  return found?.id ?? null
}

/** Two who answer at once: the second is shown what the first wrote. Throws 409. */
async function assertSeen({ tx, caller }: Act, { id }: ThreadRow, seen: string | undefined): Promise<void> {
  if (seen === undefined) return
  const answers = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, id),
        eq(messages.fromPatient, false),
        eq(messages.internal, false),
        ne(messages.authorId, caller.userId),
        gt(
          messages.seq,
          sql`coalesce((select seq from messages where id = ${seen} and thread_id = ${id}), 0)`,
        ),
      ),
    )
    .limit(1)
  if (answers.length > 0) throw answeredMeanwhile()
}

interface Added extends Pick<NewMessage, 'text' | 'files'> {
  internal: boolean
  fromPatient: boolean
}

/** The row of a message, its files, and what its thread says of itself; `thread` is locked. */
export async function addMessage(act: Act, thread: ThreadRow, added: Added): Promise<string> {
  const { tx, now, caller } = act
  const { text, internal, fromPatient } = added
  const id = newId()
  const seq = thread.lastSeq + 1
  const key = caller.once?.key ?? null
  await tx.insert(messages).values({
    id,
    threadId: thread.id,
    seq,
    authorId: caller.userId,
    key,
    fromPatient,
    internal,
    text,
    search: foldText(text),
    at: now,
  })
  await attach(act, thread, { messageId: id, fileIds: added.files ?? [] })
  const endsAnswering = !fromPatient && thread.answeringBy === caller.staffId
  await tx
    .update(threads)
    .set({
      lastSeq: seq,
      lastAt: now,
      ...(!internal && { sharedAt: now, state: 'open' as const }),
      ...(!internal && (fromPatient ? { patientSeq: seq } : { teamSeq: seq })),
      ...(endsAnswering && { answeringBy: null, answeringUntil: null }),
    })
    .where(eq(threads.id, thread.id))
  return id
}

async function attach(
  { tx, caller }: Act,
  { id: threadId }: ThreadRow,
  { messageId, fileIds }: { messageId: string; fileIds: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return
  const own = [inArray(files.id, wanted), eq(files.threadId, threadId), eq(files.createdBy, caller.userId)]
  const attached = await tx
    .update(files)
    .set({ messageId })
    .where(and(...own, isNull(files.messageId)))
    .returning({ id: files.id })
  if (attached.length < wanted.length) throw invalidInput({ files: 'A file is no longer there' })
}
