import type { Readable } from 'node:stream'
import type { Env } from '../env.ts'
import { diskFiles } from './disk-files.ts'
import { sealedFiles } from './sealed-files.ts'
import type { SecretEnv } from './secrets.ts'

export interface SavedBytes {
  size: number
  /** Hexadecimal. */
  sha256: string
  /** The first bytes, by which the kind of a file is told. */
  head: Buffer
}

export interface StoredBytes {
  key: string
  changedAt: Date
}

/** Bytes under keys that the program makes; nothing that the uploader declared becomes part of a key. */
export interface FileStore {
  /** Streams to the end, durable when it resolves. A stream that fails leaves nothing under `key`. */
  save(key: string, bytes: Readable): Promise<SavedBytes>
  /** Null when there is nothing under `key`. */
  open(key: string): Promise<Readable | null>
  /** Succeeds also when there is nothing to remove. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredBytes>
  /** Removes the rests of uploads that broke off before `before`. */
  removeUnfinished(before: Date): Promise<number>
  /** Whether uploads leave enough of the place for everything else that is written there, the database above all. */
  hasReserve(): Promise<boolean>
}

type FileEnv = Pick<
  Env,
  'DATA_DIR' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** The store of the environment, which encrypts what it keeps when there is a DATA_SECRET. */
export async function openFiles(env: FileEnv & SecretEnv): Promise<FileStore> {
  return sealedFiles(await openBareFiles(env), env)
}

/** A bucket when the environment names one, else a folder of the data directory. */
export async function openBareFiles(env: FileEnv): Promise<FileStore> {
  if (!env.S3_BUCKET) return diskFiles(`${env.DATA_DIR}/files`)
  const { bucketFiles } = await import('./bucket-files.ts')
  return bucketFiles({ ...env, S3_BUCKET: env.S3_BUCKET })
}
