import { pipeline, type Readable, Transform } from 'node:stream'
import { v7 as newId } from 'uuid'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { mediaTypeOf } from './media-type.ts'

export interface Upload {
  /** As declared by the uploader: data, never a path. */
  originalName: string
  bytes: Readable
}

export interface StoredUpload {
  originalName: string
  contentType: string
  size: number
  sha256: string
  storageKey: string
}

const longestName = 255

/**
 * Streams the bytes into the store, then lets `record` write the row; when that fails the bytes go away again.
 * Throws 413 beyond the operator's cap, and 400 when the upload broke off.
 */
export async function storeUpload<Result>(
  { files, env }: Deps,
  { originalName, bytes }: Upload,
  record: (stored: StoredUpload) => Promise<Result>,
): Promise<Result> {
  const storageKey = newId()
  const { size, sha256, head } = await files
    .save(storageKey, capped(bytes, env.MAX_UPLOAD_BYTES))
    .catch((error: unknown) => {
      throw isBrokenOff(error) ? new ApiError('invalid_input', 'The upload broke off') : error
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

/** The same bytes, failing once there are more than `limit`. */
function capped(bytes: Readable, limit: number | undefined): Readable {
  let size = 0
  const passage = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (limit !== undefined && size > limit) done(tooLarge())
      else done(null, chunk)
    },
  })
  // Whichever end fails takes the other with it, also when the upload had broken off before this began.
  pipeline(bytes, passage, () => {})
  return passage
}

/** Whether the uploader's side ended before the form did; faults of the store are another matter. */
function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : null
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET') return true
  return /terminated early|end of multipart|aborted/i.test(error.message)
}

/** The name as it can be stored and shown on one line. */
function printable(name: string): string {
  const cleaned = name
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
  return [...cleaned].slice(0, longestName).join('') || 'file'
}
