import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { invalidInput, malformed, unsupportedMedia } from '../errors.ts'
import { tooLarge, type Upload } from '../services/files/store-upload.ts'

/** Names and boundaries around the bytes of the file. */
const envelopeBytes = 64 * 1024

/**
 * Limits for reading and dropping the rest of an upload that was refused early; beyond them the connection is
 * cut.
 */
const dropped = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 }

/** Lets routes read uploads as streams. Sizes are the concern of `storeUpload`. */
export async function installMultipart(app: FastifyInstance, env: Env, limits = dropped): Promise<void> {
  app.addHook('preHandler', async (request) => {
    if (takesUpload(request)) assertFits(request, env)
  })
  app.addHook('onSend', async (request) => {
    if (takesUpload(request)) dropRest(request, limits)
  })
  await app.register(multipart, {
    limits: { files: 1, fields: 5, parts: 6, fileSize: Number.POSITIVE_INFINITY, headerPairs: 50 },
    throwFileSizeLimit: false,
  })
}

export function takesUpload({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.schema?.consumes?.includes('multipart/form-data') ?? false
}

/** A body that nobody reads would stand before the next request on its connection, and before its sender's answer. */
function dropRest({ raw }: FastifyRequest, { bytes, milliseconds }: typeof dropped): void {
  if (raw.readableEnded || raw.destroyed) return
  let left = bytes
  const patience = setTimeout(() => raw.destroy(), milliseconds)
  raw.once('close', () => clearTimeout(patience))
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}

/** Refuses an upload that announces itself as too large before any of it is read. Throws 413. */
function assertFits(request: FastifyRequest, env: Env): void {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (env.MAX_UPLOAD_BYTES !== undefined && announced > env.MAX_UPLOAD_BYTES + envelopeBytes) throw tooLarge()
}

const missing = () => invalidInput({ file: 'A file must be chosen' }, 'A file must be chosen')

/** The file in the field `file`. Throws 400 without one and 415 for anything but multipart. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw unsupportedMedia()
  const part = await request.file().catch(refuse)
  if (!part) throw missing()
  if (part.fieldname !== 'file' || !part.filename) {
    part.file.resume()
    throw missing()
  }
  const announced = Number(request.headers['content-length'] ?? 0) - envelopeBytes
  return { originalName: part.filename, bytes: part.file, announced }
}

/** The parser's own refusals carry their status; its plain errors mean that this is no form at all. */
function refuse(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error
  throw malformed()
}
