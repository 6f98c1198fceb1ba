import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Env } from '../../../env.ts'
import { deriveKeys } from '../../../ports/secrets.ts'

const purpose = 'known device'
/** A family at one browser. */
const mostAccounts = 5

interface Known {
  userId: string
  nonce: string
}

/** The cookie that says who has signed in with this browser before, with one more account; it opens nothing. */
export function rememberDevice(env: Env, cookie: string | null, userId: string): string {
  const others = readAll(env, cookie).filter((known) => known.userId !== userId)
  const nonce = deviceOf(env, cookie, userId) ?? randomBytes(12).toString('base64url')
  return [{ userId, nonce }, ...others]
    .slice(0, mostAccounts)
    .map((known) => sign(deriveKeys(env, purpose)[0], known))
    .join('~')
}

/** The name of a browser that this account has signed in with before; null for one that it has not. */
export function deviceOf(env: Env, cookie: string | null, userId: string): string | null {
  return readAll(env, cookie).find((known) => known.userId === userId)?.nonce ?? null
}

function readAll(env: Env, cookie: string | null): Known[] {
  const keys = deriveKeys(env, purpose)
  const entries = (cookie ?? '').split('~', mostAccounts)
  return entries.flatMap((entry) => {
    const [, userId, nonce] = /^([0-9a-f-]{36})\.([\w-]{16})\.[\w-]{43}$/.exec(entry) ?? []
    if (!userId || !nonce) return []
    return keys.some((key) => isSame(entry, sign(key, { userId, nonce }))) ? [{ userId, nonce }] : []
  })
}

function sign(key: Buffer, { userId, nonce }: Known): string {
  const mac = createHmac('sha256', key).update(`${userId}.${nonce}`).digest('base64url')
  return `${userId}.${nonce}.${mac}`
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
