import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export interface TokenPair {
  access: string
  refresh: string
}

/** A bearer token `id.secret`: the id finds the row, the row holds the secret's hash only. */
export function newToken(id: string): string {
  return `${id}.${randomBytes(32).toString('base64url')}`
}

const tokenForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/

/** The row's id in a token; null for anything that never was one of ours. */
export function tokenId(token: string): string | null {
  return tokenForm.exec(token)?.[1] ?? null
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Seals the successors of `refresh` so that only somebody who holds it can read them. */
export function sealPair(pair: TokenPair, refresh: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(refresh), iv)
  const body = Buffer.concat([cipher.update(JSON.stringify(pair), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

export function unsealPair(sealed: string, refresh: string): TokenPair {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(refresh), bytes.subarray(0, 12), {
    authTagLength: 16,
  })
  decipher.setAuthTag(bytes.subarray(12, 28))
  const body = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  return JSON.parse(body.toString('utf8')) as TokenPair
}

function sealingKey(refresh: string): Buffer {
  return createHash('sha256').update(`rotation:${refresh}`).digest()
}
