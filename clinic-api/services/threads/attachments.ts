import { and, count, eq, isNull, ne, sum } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { fileRefusals } from '#contract/file-refusals'
import type { Reader } from '../../db/client.ts'
import { files } from '../../db/schema/files.ts'
import { messages } from '../../db/schema/threads.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { Infected } from '../../ports/scanner.ts'
import { type Act, write } from '../../write/write.ts'
import { assertRoom, noRoom, roomFor } from '../files/room.ts'
import { storeUpload, type Upload } from '../files/store-upload.ts'
import { getHistory } from '../histories/record.ts'
import { assertTreated, getThread, isPatientSide, onThread, type ThreadRow } from './record.ts'
import { admitMessage } from './send-message.ts'

export type AttachmentRow = typeof files.$inferSelect

/** Stores a file that a message to come will carry, by the rules of the patient's other files. Throws 403, 404, 409 and 413. */
export async function addAttachment(
  deps: Deps,
  caller: Caller,
  threadId: string,
  upload: Upload,
): Promise<AttachmentRow> {
  await admitMessage(deps, caller)
  const thread = await getThread(deps.db.orm, threadId)
  const history = thread && (await getHistory(deps.db.orm, thread.patientId))
  if (!history) throw notFound()
  const place = { historyId: history.id, clinicId: caller.clinicId }
  const ofPlace = (await roomFor(deps.db.orm, deps.env, place))?.file
  const room = Math.min(
    ofPlace ?? mostUnsentBytes,
    mostUnsentBytes - (await assertFewUnsent(deps.db.orm, caller)),
  )
  return storeUpload(deps, { ...upload, room }, (stored) =>
    write(deps, caller, onThread('thread.send', threadId), async (act, locked) => {
      await assertTreated(act.tx, locked)
      const row: AttachmentRow = {
        ...stored,
        id: newId(),
        historyId: history.id,
        kind: 'message',
        threadId,
        messageId: null,
        quality: null,
        reportedByPatient: isPatientSide(caller, locked),
        createdBy: caller.userId,
        createdAt: act.now,
      }
      await act.tx.insert(files).values(row)
      // Locks the account, so that simultaneous attachments are counted one after the other.
      await act.tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, caller.userId))
        .for('no key update')
      if ((await assertFewUnsent(act.tx, caller, row.id)) + row.size > mostUnsentBytes) throw noRoom()
      await assertRoom(act.tx, deps.env, place)
      return act.audit({ action: 'message.attach', ...traceOf(locked, row.id) }, row)
    }),
  ).catch(async (error: unknown) => {
    if (!(error instanceof Infected)) throw error
    await write(deps, caller, onThread('thread.send', threadId), (act, locked) => {
      const refused = { action: 'message.infected', outcome: 'refused', ...traceOf(locked, null) } as const
      return act.audit({ ...refused, details: { signature: error.signature } })
    })
    throw new ApiError('infected', fileRefusals.infected)
  })
}

/** The most files, and bytes, that one person may have attached to messages not sent yet. */
const mostUnsent = 10
const mostUnsentBytes = 2 * 1024 ** 3

/** Bytes that the caller has attached and not sent, `id` left out. Throws 409 when there are ten such files. */
async function assertFewUnsent(orm: Reader, { userId }: Caller, id = ''): Promise<number> {
  const [unsent] = await orm
    .select({ files: count(), bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(
      and(eq(files.createdBy, userId), eq(files.kind, 'message'), isNull(files.messageId), ne(files.id, id)),
    )
  if (unsent && unsent.files >= mostUnsent) throw new ApiError('conflict', fileRefusals.tooManyUnsent)
  return unsent?.bytes ?? 0
}

/** Which side's eyes a file is for is known once it is sent: until then nothing is filed under the patient. */
function traceOf({ clinicId }: ThreadRow, entityId: string | null) {
  return { entity: 'message', entityId, patientId: null, clinicId }
}

/** A file of the thread and its bytes, once the reading is on record; one that is not sent yet is its author's alone. Throws 403 and 404. */
export async function openAttachment(deps: Deps, caller: Caller, threadId: string, fileId: string) {
  const row = await write(deps, caller, onThread('thread.read', threadId), async (act, thread) => {
    const { file, isShared } = await find(act, thread, fileId)
    const { clinicId } = thread
    const patientId = isShared ? thread.patientId : null
    const trace = { action: 'message.read', entity: 'message', entityId: file.messageId, patientId, clinicId }
    return act.audit({ ...trace, details: { fileId } }, file)
  })
  const bytes = await deps.files.open(row.storageKey)
  if (!bytes) throw notFound()
  return { ...row, bytes }
}

async function find({ tx, caller }: Act, thread: ThreadRow, fileId: string) {
  const [found] = await tx
    .select({ file: files, internal: messages.internal })
    .from(files)
    .leftJoin(messages, eq(messages.id, files.messageId))
    .where(and(eq(files.id, fileId), eq(files.threadId, thread.id)))
  if (!found) throw notFound()
  const { file, internal } = found
  const isMine = file.createdBy === caller.userId
  if (internal === null ? !isMine : internal && isPatientSide(caller, thread)) throw notFound()
  return { file, isShared: internal === false }
}
