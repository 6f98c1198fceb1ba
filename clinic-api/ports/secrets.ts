import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Env } from '../env.ts'

export type SecretEnv = Pick<Env, 'SESSION_SECRET' | 'DATA_SECRET'>

/** A 32-byte key for one purpose alone, from DATA_SECRET, else from SESSION_SECRET. */
export function deriveKey(env: SecretEnv, purpose: string): Buffer {
  const secret = env.DATA_SECRET ?? env.SESSION_SECRET
  if (!secret) throw new Error('SESSION_SECRET is not set; secrets at rest could not be sealed')
  return Buffer.from(hkdfSync('sha256', secret, 'consulta', purpose, 32))
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
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(env, purpose), bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
