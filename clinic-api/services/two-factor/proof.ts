import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'
import type { SecretEnv } from '../../ports/secrets.ts'
import type { Account } from '../users/account.ts'
import { redeemRecoveryCode } from './recovery.ts'
import { matchingStep } from './totp.ts'

export type Proof = { totpToken: string } | { recoveryCode: string }

/** Whether this is the account's second factor; what was accepted once is not accepted again. */
export async function acceptProof(
  tx: Orm,
  env: SecretEnv,
  now: Date,
  account: Account,
  proof: Proof,
): Promise<boolean> {
  if ('recoveryCode' in proof) return redeemRecoveryCode(tx, env, now, account.id, proof.recoveryCode)
  if (account.totpSecret === null) return false
  const step = matchingStep(env, account.id, account.totpSecret, proof.totpToken, now)
  return step !== null && takeStep(tx, account.id, step)
}

async function takeStep(tx: Orm, userId: string, step: number): Promise<boolean> {
  const unused = or(isNull(users.totpLastStep), lt(users.totpLastStep, step))
  const taken = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), unused))
    .returning({ id: users.id })
  return taken.length > 0
}
