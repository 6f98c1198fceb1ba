import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { bucketFiles } from '../ports/bucket-files.ts'
import { diskFiles } from '../ports/disk-files.ts'
import type { FileStore } from '../ports/files.ts'
import { type Bucket, startBucket } from './bucket.ts'

/** Both kinds of file store, on places that go when the tests of the file are over. */
export function fileStores() {
  let root: string
  let bucket: Bucket
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'consulta-files-'))
    bucket = await startBucket()
  })
  afterAll(async () => {
    await bucket.stop()
    await rm(root, { recursive: true })
  })
  const settings = { S3_REGION: 'us-east-1', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  const stores: [name: string, open: () => FileStore][] = [
    ['a folder', () => diskFiles(join(root, 'disk'))],
    ['a bucket', () => bucketFiles({ ...settings, S3_BUCKET: 'clinic', S3_ENDPOINT: bucket.url })],
  ]
  return { stores, root: () => root, unfinished: () => bucket.unfinished() }
}
