import type { SecretEnv } from '../../ports/secrets.ts'
import { openSignedToken, signedToken } from '../../ports/signed-token.ts'

/** The act of a link: `confirm` goes to the new address, `stop` to the old one. */
export type ChangeAct = 'confirm' | 'stop'

const purpose = 'email changes'

/** Its row says how long it works. */
export const changeToken = (env: SecretEnv, changeId: string, does: ChangeAct): string =>
  signedToken(env, purpose, [changeId, does].join('.'))

/** Null for whatever was not made by `changeToken` with one of the secrets. */
export function openChangeToken(env: SecretEnv, token: string): { id: string; does: ChangeAct } | null {
  const [id = '', does] = openSignedToken(env, purpose, token)?.split('.') ?? []
  return does === 'confirm' || does === 'stop' ? { id, does } : null
}
