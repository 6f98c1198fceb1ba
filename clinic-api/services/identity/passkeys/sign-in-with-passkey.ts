import { and, eq, isNull } from 'drizzle-orm'
import { accountSentences } from '#contract/account-sentences'
import type { PasskeyProof } from '#contract/passkey-proof'
import { passkeys } from '../../../db/schema/passkeys.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../errors.ts'
import type { Visitor } from '../../../policy/caller.ts'
import { type VisitorAct, type WriteResult, writeWithoutSession } from '../../../write/write.ts'
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

/** The answer to every passkey that no account has, whether one had it or not: it says nothing about accounts. */
const passkeyRemoved = () => new ApiError('wrong_credentials', accountSentences.passkeyRemoved)

/** A passkey is both factors: the device, and the person whom it has asked. Throws 400 and 429. */
export async function signInWithPasskey(deps: Deps, visitor: Visitor, proof: PasskeyProof): Promise<Entered> {
  await admitVisitor(deps, visitor)
  const entered = await writeWithoutSession(deps, visitor, (act) => answer(deps, visitor, { act, proof }))
  if (!entered) throw (await isKnown(deps, proof)) ? passkeyRefused() : passkeyRemoved()
  await forgiveVisitor(deps, visitor)
  return entered
}

async function isKnown({ db }: Deps, { id }: PasskeyProof): Promise<boolean> {
  const [known] = await db.orm
    .select({ id: passkeys.id })
    .from(passkeys)
    .innerJoin(users, and(eq(users.id, passkeys.userId), isNull(users.deletedAt)))
    .where(eq(passkeys.credentialId, id))
  return known !== undefined
}

async function answer(
  { env }: Deps,
  visitor: Visitor,
  { act, proof }: { act: VisitorAct; proof: PasskeyProof },
): Promise<WriteResult<Entered | null>> {
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
