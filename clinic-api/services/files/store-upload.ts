import { pipeline, type Readable, Transform } from 'node:stream'
import { v7 as newId } from 'uuid'
import { fileRefusals } from '#contract/file-refusals'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { ScannerAway, TooLargeToScan } from '../../ports/scanner.ts'
import { mediaTypeOf } from './media-type.ts'
import { noRoom } from './room.ts'

export interface Upload {
  /** The uploader's own name for the file: data, never a path. */
  originalName: string
  bytes: Readable
  /** The least that its request said it would have, in bytes. */
  announced: number
}

export interface StoredUpload {
  originalName: string
  contentType: string
  size: number
  sha256: string
  storageKey: string
}

interface RoomedUpload extends Upload {
  /** Bytes that there is room for; null without a limit. */
  room: number | null
}

const longestName = 255
/** Soft hyphen, marks without width, of direction and of lines: with them a name can look as if it ended otherwise. */
const hiddenMarks = /[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/**
 * Streams the bytes into the store, then lets `record` write the row; when that fails the bytes go away again.
 * Throws 413 beyond the operator's
 * cap, the room that is left or what can be looked through, 400 when the upload broke off, 503 when nobody can look
 * through it or the disk is nearly full, and `Infected`.
 */
export async function storeUpload<Result>(
  { files, env, scanner }: Deps,
  { originalName, bytes, announced, room }: RoomedUpload,
  record: (stored: StoredUpload) => Promise<Result>,
): Promise<Result> {
  if (room !== null && announced > room) throw noRoom()
  const storageKey = newId()
  await assertReserve({ files })
  const passages = [
    reserving(files),
    capped(env.MAX_UPLOAD_BYTES, tooLarge),
    capped(room ?? undefined, noRoom),
    ...(scanner ? [scanner.passage()] : []),
  ]
  const { size, sha256, head } = await files
    .save(storageKey, through(bytes, passages))
    .catch((error: unknown) => {
      throw refusalOf(error)
    })
  try {
    const contentType = mediaTypeOf(head)
    return await record({ originalName: printable(originalName), contentType, size, sha256, storageKey })
  } catch (error) {
    await files.remove(storageKey)
    throw error
  }
}

export const tooLarge = () => new ApiError('too_large', 'The file is too large')

/** The uploader's answer for an error on the way. The caller reports what the scanner found. */
function refusalOf(error: unknown): unknown {
  if (error instanceof ScannerAway) return new ApiError('unavailable', fileRefusals.scannerAway)
  if (error instanceof TooLargeToScan) return new ApiError('too_large', fileRefusals.tooLargeToScan)
  return isBrokenOff(error) ? new ApiError('invalid_input', 'The upload was interrupted') : error
}

/** The bytes as they come out at the end. Whichever fails takes the others with it, also when the upload broke off before. */
function through(bytes: Readable, passages: readonly Transform[]): Readable {
  return passages.reduce<Readable>((source, passage) => {
    pipeline(source, passage, () => {})
    return passage
  }, bytes)
}

/** Passes bytes on, failing once there are more than `limit`. */
function capped(limit: number | undefined, fault: () => ApiError): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (limit !== undefined && size > limit) done(fault())
      else done(null, chunk)
    },
  })
}

/** How much may come in before the disk is looked at again. */
const betweenLooks = 8 * 1024 * 1024

const diskFull = () => new ApiError('unavailable', fileRefusals.diskFull)

/** Throws 503 when what comes in would take the room that the database needs. */
export async function assertReserve({ files }: Pick<Deps, 'files'>): Promise<void> {
  if (!(await files.hasReserve())) throw diskFull()
}

/** Passes bytes on while the store keeps its reserve: the database needs the same disk. */
function reserving({ hasReserve }: Deps['files']): Transform {
  let unseen = 0
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      unseen += chunk.length
      if (unseen < betweenLooks) return done(null, chunk)
      unseen = 0
      if (await hasReserve().catch(() => false)) done(null, chunk)
      else done(diskFull())
    },
  })
}

/** Whether the uploader's side ended before the form did; faults of the store are another matter. */
function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : null
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET') return true
  return /terminated early|end of multipart|aborted/i.test(error.message)
}

/** The name as it can be stored and shown on one line. */
export function printable(name: string): string {
  const cleaned = name
    .toWellFormed()
    // Browsers escape exactly these three in the name of a file.
    .replace(/%(?:22|0D|0A)/gi, decodeURIComponent)
    .replace(/\p{Cc}/gu, ' ')
    .replace(hiddenMarks, '')
    // A Mac stores accents apart from their letters.
    .normalize('NFC')
    .trim()
  return [...cleaned].slice(0, longestName).join('') || 'file'
}
