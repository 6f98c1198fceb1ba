import { accountSentences } from '#contract/account-sentences'
import type { PasskeyProof } from '#contract/passkey-proof'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../errors.ts'
import type { Visitor } from '../../../policy/caller.ts'
import { type Ended, type VisitorAct, writeWithoutSession } from '../../../write/write.ts'
import { getAccount, ownBy } from '../accounts/account.ts'
import { admitVisitor, forgiveVisitor } from '../rate-limit.ts'
import { enter } from '../sessions/enter.ts'
import type { TokenPair } from '../sessions/tokens.ts'
import { checkProof } from './check-proof.ts'

interface Entered {
  userId: string
  pair: TokenPair
}

export const passkeyRefused = () => new ApiError('wrong_credentials', accountSentences.passkeyRefused)

/** A passkey is both factors: the device, and the person whom it has asked. Throws 400 and 429. */
export async function signInWithPasskey(deps: Deps, visitor: Visitor, proof: PasskeyProof): Promise<Entered> {
  await admitVisitor(deps, visitor)
  const entered = await writeWithoutSession(deps, visitor, (act) => answer(deps, visitor, { act, proof }))
  if (!entered) throw passkeyRefused()
  await forgiveVisitor(deps, visitor)
  return entered
}

async function answer(
  { env }: Deps,
  visitor: Visitor,
  { act, proof }: { act: VisitorAct; proof: PasskeyProof },
): Promise<Ended<Entered | null>> {
  const userId = await checkProof(act, env, proof, { purpose: { purpose: 'sign-in', hangsOn: null } })
  const account = userId === null ? null : await getAccount(act.tx, userId)
  const details = { by: 'passkey' }
  if (!account) {
    const refused = { action: 'session.sign-in', outcome: 'refused', entity: 'user', details } as const
    return act.audit<Entered | null>({ ...refused, actorId: null, entityId: userId }, null)
  }
  const pair = await enter(act, env, { account, visitor })
  const trace = { action: 'session.sign-in', ...ownBy(account.id), details }
  return act.audit<Entered | null>(trace, { userId: account.id, pair })
}
