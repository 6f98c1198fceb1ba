import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { secretsOf } from '#contract/settings'
import type { Env } from '../env.ts'

export type SecretEnv = Pick<Env, 'SESSION_SECRET' | 'DATA_SECRET'>

/** 32-byte keys for one purpose alone, the newest first, from DATA_SECRET, else from SESSION_SECRET. */
export function deriveKeys(env: SecretEnv, purpose: string): [Buffer, ...Buffer[]] {
  const [newest, ...older] = secretsOf(env.DATA_SECRET ?? env.SESSION_SECRET)
  if (!newest) throw new Error('SESSION_SECRET is not set; secrets at rest could not be sealed')
  const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, 'consulta', purpose, 32))
  return [derive(newest), ...older.map(derive)]
}

/** The key for what is made now. */
export function deriveKey(env: SecretEnv, purpose: string): Buffer {
  return deriveKeys(env, purpose)[0]
}

/** Encrypts a short text for storage; `owner` must be given again to open it, so that rows cannot be swapped. */
export function sealText(env: SecretEnv, purpose: string, owner: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(env, purpose), iv).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** Throws when the text was sealed for another owner, purpose or secret, or was changed. */
export function openText(env: SecretEnv, purpose: string, owner: string, sealed: string): string {
  const [newest, ...older] = deriveKeys(env, purpose)
  for (const key of older) {
    try {
      return openWith(key, owner, sealed)
    } catch {
      // Not sealed with this one.
    }
  }
  return openWith(newest, owner, sealed)
}

/** Sealed anew when an older secret was used, which can then be left out of the list; null when there is no need. */
export function resealText(env: SecretEnv, purpose: string, owner: string, sealed: string): string | null {
  try {
    openWith(deriveKey(env, purpose), owner, sealed)
    return null
  } catch {
    return sealText(env, purpose, owner, openText(env, purpose, owner, sealed))
  }
}

function openWith(key: Buffer, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
