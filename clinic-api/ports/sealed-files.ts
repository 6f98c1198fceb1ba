import { randomBytes } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from './files.ts'
import { measure } from './measure.ts'
import { areSealed, opened, sealed } from './sealed-bytes.ts'
import { openText, resealText, type SecretEnv, sealText } from './secrets.ts'

const purpose = 'files'

/** A key of the file store (a UUID of version 7) and, beside it, where the sealed key of its content is kept. */
const besideOf = (key: string) => `${key.slice(0, 14)}8${key.slice(15)}`
const contentOf = (key: string) => `${key.slice(0, 14)}7${key.slice(15)}`
const isBeside = (key: string) => key.charAt(14) === '8'

/**
 * A store whose files are encrypted, each under a random key of its own that DATA_SECRET seals. That sealed key lies
 * beside the content, so that another secret means a few bytes a file and never its content. Without a DATA_SECRET
 * files are kept as they are. What was stored before stays readable.
 */
export function sealedFiles(store: FileStore, env: SecretEnv): FileStore {
  const saveKey = (key: string, text: string) => store.save(besideOf(key), Readable.from([Buffer.from(text)]))

  return {
    ...store,

    async save(key, bytes) {
      const { passage, result } = measure()
      // Whichever end fails takes the other with it.
      pipeline(bytes, passage, () => {})
      if (!env.DATA_SECRET) {
        await store.remove(besideOf(key))
        await store.save(key, passage)
        return result()
      }
      const fileKey = randomBytes(32)
      try {
        await saveKey(key, sealText(env, purpose, key, fileKey.toString('base64url')))
        await store.save(key, Readable.from(sealed(passage, fileKey), { objectMode: false }))
      } catch (error) {
        passage.destroy()
        await store.remove(besideOf(key))
        throw error
      }
      return result()
    },

    async open(key) {
      const text = await keyTextOf(store, key)
      if (text === null) return store.open(key)
      const fileKey = Buffer.from(openText(needSecret(env), purpose, key, text), 'base64url')
      const bytes = await store.open(key)
      return bytes && Readable.from(opened(bytes, fileKey), { objectMode: false })
    },

    async remove(key) {
      await store.remove(key)
      await store.remove(besideOf(key))
    },

    // A key without its content is named too, so that both are swept.
    async *list() {
      for await (const { key, changedAt } of store.list()) yield { key: contentOf(key), changedAt }
    },
  }
}

/**
 * Encrypts what was stored before, and seals with the newest secret what an older one has sealed, so that the older
 * one can be left out. Programs may go on meanwhile. Resolves to how many of each.
 */
export async function sealAll(store: FileStore, env: SecretEnv): Promise<{ content: number; keys: number }> {
  const target = sealedFiles(store, needSecret(env))
  const done = { content: 0, keys: 0 }
  for await (const { key } of store.list()) {
    if (isBeside(key)) continue
    const text = await keyTextOf(store, key)
    const isSealed = text !== null && (await isContentSealed(store, key))
    const bytes = isSealed ? null : await store.open(key)
    if (bytes) {
      await target.save(key, bytes)
      done.content += 1
    }
    const anew = isSealed ? resealText(env, purpose, key, text) : null
    if (anew !== null) {
      await store.save(besideOf(key), Readable.from([Buffer.from(anew)]))
      done.keys += 1
    }
  }
  return done
}

async function isContentSealed(store: FileStore, key: string): Promise<boolean> {
  const bytes = await store.open(key)
  return bytes !== null && areSealed(bytes)
}

async function keyTextOf(store: FileStore, key: string): Promise<string | null> {
  const bytes = await store.open(besideOf(key))
  return bytes && (await buffer(bytes)).toString()
}

function needSecret(env: SecretEnv): SecretEnv {
  if (env.DATA_SECRET) return env
  throw new Error('DATA_SECRET is not set; files are sealed with it.')
}
