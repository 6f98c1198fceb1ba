import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKeys, type SecretEnv } from './secrets.ts'

/** Facts that nobody else can make up, for one purpose, so that nothing of the link has to be stored. */
export function signedToken(env: SecretEnv, purpose: string, facts: string): string {
  const [key] = deriveKeys(env, purpose)
  return `${Buffer.from(facts).toString('base64url')}.${signature(key, facts).toString('base64url')}`
}

/** Null for whatever was not made by `signedToken` for this purpose with one of the secrets. */
export function openSignedToken(env: SecretEnv, purpose: string, token: string): string | null {
  const [body = '', signed = '', ...rest] = token.split('.')
  const facts = Buffer.from(body, 'base64url').toString('utf8')
  const given = Buffer.from(signed, 'base64url')
  const isOurs = deriveKeys(env, purpose).some((key) => {
    const expected = signature(key, facts)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return isOurs && rest.length === 0 ? facts : null
}

function signature(key: Buffer, facts: string): Buffer {
  return createHmac('sha256', key).update(facts).digest()
}
