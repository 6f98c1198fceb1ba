import { deriveKey, type SecretEnv } from '../../ports/secrets.ts'

/** Tells the secret that seals second factors from another one without giving it away; null without a secret. */
export function sealOf(env: SecretEnv): string | null {
  if (!(env.DATA_SECRET ?? env.SESSION_SECRET)) return null
  return deriveKey(env, 'backup').toString('hex').slice(0, 16)
}
