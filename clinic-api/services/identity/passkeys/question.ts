import { eq } from 'drizzle-orm'
import type { PasskeyQuestion } from '#contract/passkeys'
import type { Reader } from '../../../db/client.ts'
import { passkeys } from '../../../db/schema/passkeys.ts'
import type { Deps } from '../../../deps.ts'
import type { Env } from '../../../env.ts'
import { askedAlone } from './challenges.ts'
import { questionMs, relyingParty } from './relying-party.ts'

/** A passkey as browsers identify it. */
interface Known {
  id: string
  type: 'public-key'
  transports: string[]
}

export async function knownPasskeys(orm: Reader, userId: string): Promise<Known[]> {
  const rows = await orm.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id)
  return rows.map(({ credentialId: id, transports }) => ({ id, type: 'public-key', transports }))
}

/** A question for a browser; it answers with any passkey for us when none are named. */
export function questionOf(
  env: Pick<Env, 'APP_URL'>,
  challenge: string,
  allowCredentials: Known[] = [],
): PasskeyQuestion {
  const { rpID: rpId } = relyingParty(env)
  return { challenge, rpId, allowCredentials, timeout: questionMs, userVerification: 'required' }
}

/** The question of a sign-in: nobody has said yet who they are. Nothing of it is on record before it is answered. */
export async function askVisitor(deps: Deps): Promise<PasskeyQuestion> {
  const purpose = { purpose: 'sign-in', hangsOn: null } as const
  const challenge = await askedAlone(deps, purpose)
  return questionOf(deps.env, challenge)
}
