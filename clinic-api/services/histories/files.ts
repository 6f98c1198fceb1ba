import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { fileRefusals } from '#contract/file-refusals'
import type { Reader } from '../../db/client.ts'
import { files } from '../../db/schema/files.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { Infected } from '../../ports/scanner.ts'
import { write } from '../../write/write.ts'
import { assertRoom, roomFor } from '../files/room.ts'
import { storeUpload, type Upload } from '../files/store-upload.ts'
import { notifyOfFile } from '../notifications/notify-of-file.ts'
import { authorOf, type WithAuthor } from './author.ts'
import { assertRemovable, changeHistory, type HistoryAct } from './change-history.ts'
import { emergencyEnd, readOnRecord } from './read-on-record.ts'
import { getHistory, onHistory } from './record.ts'

export type FileRecord = typeof files.$inferSelect
export type FileKind = 'image' | 'analytic'

/** Files of every kind, oldest first. */
export function listFiles(orm: Reader, historyId: string): Promise<(FileRecord & WithAuthor)[]> {
  return orm
    .select({ ...getTableColumns(files), author: authorOf(files) })
    .from(files)
    .where(eq(files.historyId, historyId))
    .orderBy(asc(files.id))
}

/** Stores the bytes, then the row, with whatever `also` writes beside it. Throws 403, 404 and 413. */
export async function addFile(
  deps: Deps,
  caller: Caller,
  { historyId, kind, upload, also }: NewFile,
): Promise<FileRecord> {
  const { clinicId } = caller
  const owner = await getHistory(deps.db.orm, historyId)
  const place = { historyId: owner?.id ?? '', clinicId }
  const left = await roomFor(deps.db.orm, deps.env, place)
  const room = left ? left[kind === 'fastq' ? 'fastq' : 'file'] : null
  return storeUpload(deps, { ...upload, room }, (stored) =>
    changeHistory(deps, caller, { historyId, verb: 'add', entity: kind }, async (act) => {
      const { tx, now, history, reportedByPatient } = act
      const row = {
        ...stored,
        id: newId(),
        historyId: history.id,
        kind,
        reportedByPatient,
        createdBy: caller.userId,
        createdAt: now,
        threadId: null,
        messageId: null,
        quality: null,
      }
      await tx.insert(files).values(row)
      await notifyOfFile(act, history.patientId, kind)
      await also?.(act, row)
      // Others may have taken the room since it was asked for.
      await assertRoom(tx, deps.env, place)
      return act.changed(row.id, row)
    }),
  ).catch(async (error: unknown) => {
    if (!(error instanceof Infected)) throw error
    await recordInfected(deps, caller, { historyId, kind, signature: error.signature })
    throw new ApiError('infected', fileRefusals.infected)
  })
}

interface Found extends Pick<NewFile, 'historyId' | 'kind'> {
  signature: string
}

/** Logs the refused file, with the scanner's name for what it found. */
async function recordInfected(deps: Deps, caller: Caller, { historyId, kind, signature }: Found) {
  await write(deps, caller, onHistory('history.add', historyId), (act, { patientId }) => {
    const trace = { action: `${kind}.infected`, outcome: 'refused', entity: kind } as const
    return act.audit({ ...trace, patientId, clinicId: caller.clinicId, details: { signature } })
  })
}

interface NewFile {
  historyId: string
  kind: FileKind | 'fastq'
  upload: Upload
  also?: (act: HistoryAct, row: FileRecord) => Promise<void>
}

interface FilePath {
  historyId: string
  kind: FileKind
  fileId: string
}

/** Removes the row, then the bytes: what a death in between leaves behind the sweeper finds. Throws 403 and 404. */
export async function removeFile(deps: Deps, caller: Caller, path: FilePath): Promise<void> {
  const { historyId, kind, fileId } = path
  const change = { historyId, verb: 'remove', entity: kind } as const
  const storageKey = await changeHistory(deps, caller, change, async (act) => {
    const entry = assertRemovable(await find(act.tx, act.history.id, path), act)
    await act.tx.delete(files).where(eq(files.id, fileId))
    return act.changed(fileId, entry.storageKey)
  })
  await deps.files.remove(storageKey)
}

/** Takes the sequencing files out, all but `kept`; answers where their bytes are. Throws 403. */
export async function takeFastqFiles(act: HistoryAct, kept?: string): Promise<string[]> {
  const stored = await listFiles(act.tx, act.history.id)
  const gone = stored.filter(({ id, kind }) => kind === 'fastq' && id !== kept)
  for (const file of gone) {
    assertRemovable(file, act)
    await act.tx.delete(files).where(eq(files.id, file.id))
  }
  return gone.map(({ storageKey }) => storageKey)
}

/** The row and its bytes, once the reading is on record. Throws 403 and 404. */
export async function openFile(deps: Deps, caller: Caller, path: FilePath) {
  const row = await readOnRecord(deps, caller, path.historyId, async (tx, history) => {
    const found = await find(tx, history.id, path)
    if (!found) throw notFound()
    return { entity: path.kind, entityId: found.id, result: found }
  })
  return withBytes(deps, row)
}

/** The row of the stored sequencing file, once it is on record what is read of it. Throws 403 and 404. */
export function findFastq(
  deps: Deps,
  caller: Caller,
  historyId: string,
  entity: 'fastq' | 'fastq-summary',
): Promise<FileRecord & { emergencyUntil: Date | null }> {
  return readOnRecord(deps, caller, historyId, async (tx, history) => {
    const found = (await listFiles(tx, history.id)).findLast(({ kind }) => kind === 'fastq')
    if (!found) throw notFound()
    const result = { ...found, emergencyUntil: emergencyEnd(caller, history) }
    return { entity, entityId: found.id, result }
  })
}

/** The stored sequencing file and its bytes, once the reading is on record. Throws 403 and 404. */
export async function openFastq(deps: Deps, caller: Caller, historyId: string) {
  return withBytes(deps, await findFastq(deps, caller, historyId, 'fastq'))
}

async function withBytes(deps: Deps, row: FileRecord) {
  const bytes = await deps.files.open(row.storageKey)
  if (!bytes) throw notFound()
  return { ...row, bytes }
}

async function find(
  tx: Reader,
  historyId: string,
  { kind, fileId }: FilePath,
): Promise<FileRecord | undefined> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.historyId, historyId), eq(files.kind, kind)))
  return row
}
