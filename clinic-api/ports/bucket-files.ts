import { pipeline, Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Env } from '../env.ts'
import type { FileStore } from './files.ts'
import { measure } from './measure.ts'

type BucketEnv = Pick<Env, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'> & {
  S3_BUCKET: string
}

const prefix = 'files/'
/** Bytes of one part; S3 takes at most 10 000 parts, so this reaches 160 GB. */
const partSize = 16 * 1024 * 1024

/** An S3-compatible bucket. An object appears only once its upload is complete. */
export function bucketFiles(env: BucketEnv): FileStore {
  const bucket = { Bucket: env.S3_BUCKET }
  const client = new S3Client({
    region: env.S3_REGION,
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
    ...credentials(env),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  return {
    async save(key, bytes) {
      const { passage, result } = measure()
      // A source that breaks off destroys the passage; the upload then fails and takes its parts away again.
      pipeline(bytes, passage, () => {})
      const upload = new Upload({
        client,
        partSize,
        queueSize: 2,
        params: { ...bucket, Key: prefix + key, Body: passage },
      })
      await upload.done()
      return result()
    },

    async open(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...bucket, Key: prefix + key }))
        return Body instanceof Readable ? Body : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand({ ...bucket, Key: prefix + key }))
    },

    async *list() {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ ...bucket, Prefix: prefix, ContinuationToken }),
        )
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          if (LastModified) yield { key: Key.slice(prefix.length), changedAt: LastModified }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },

    // The bucket's own rule for incomplete multipart uploads sees to the rests of a process that died.
    removeUnfinished: async () => 0,
    hasReserve: async () => true,
  }
}

function credentials(env: BucketEnv) {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  return accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}
}
