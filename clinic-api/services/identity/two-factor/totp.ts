import { Secret, TOTP } from 'otpauth'
import { openText, resealText, type SecretEnv, sealText } from '../../../ports/secrets.ts'

const purpose = 'totp seed'
const periodMs = 30_000

export function newSeed(): string {
  return new Secret({ size: 20 }).base32
}

export function sealSeed(env: SecretEnv, userId: string, seed: string): string {
  return sealText(env, purpose, userId, seed)
}

/** The seed sealed with the newest secret, where it is not yet. */
export function resealSeed(env: SecretEnv, userId: string, sealed: string): string | null {
  return resealText(env, purpose, userId, sealed)
}

/** The address that an authenticator app reads from the QR code. */
export function otpauthAddress(seed: string, account: string): string {
  return totp(seed, account).toString()
}

/**
 * The 30-second step that `token` belongs to, this one or a neighbour, because clocks differ; null when it is wrong.
 */
export function matchingStep(
  env: SecretEnv,
  { userId, sealed }: { userId: string; sealed: string },
  token: string,
  now: Date,
): number | null {
  const timestamp = now.getTime()
  const delta = totp(openText(env, purpose, userId, sealed)).validate({ token, window: 1, timestamp })
  return delta === null ? null : Math.floor(timestamp / periodMs) + delta
}

function totp(seed: string, label = 'account'): TOTP {
  return new TOTP({
    issuer: 'Consulta',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodMs / 1000,
    secret: seed,
  })
}
