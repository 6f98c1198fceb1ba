import { deriveKeys, type SecretEnv } from '../../ports/secrets.ts'

/** Tell the secrets that seal second factors from others without giving them away; the newest first. */
export function sealsOf(env: SecretEnv): string[] {
  if (!(env.DATA_SECRET ?? env.SESSION_SECRET)) return []
  return deriveKeys(env, 'backup').map((key) => key.toString('hex').slice(0, 16))
}
