import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { PasskeyProof } from '#contract/passkey-proof'
import type { Orm } from '../../../db/client.ts'
import { users } from '../../../db/schema/users.ts'
import type { Env } from '../../../env.ts'
import type { SecretEnv } from '../../../ports/secrets.ts'
import type { Step } from '../../../write/write.ts'
import type { Account } from '../accounts/account.ts'
import { checkProof } from '../passkeys/check-proof.ts'
import { redeemRecoveryCode } from './recovery.ts'
import { matchingStep } from './totp.ts'

export type Proof = { totpToken: string } | { recoveryCode: string } | { passkey: PasskeyProof }

export function kindOf(proof: Proof): string {
  if ('passkey' in proof) return 'passkey'
  return 'recoveryCode' in proof ? 'recovery code' : 'authenticator'
}

interface Attempt {
  account: Account
  /** The half sign-in that a passkey was asked in. */
  hangsOn: string
  proof: Proof
}

/** Whether this is the account's second factor; what was accepted once is not accepted again. */
export async function acceptProof(
  step: Step,
  env: SecretEnv & Pick<Env, 'APP_URL'>,
  { account: { id: userId, totpSecret: sealed }, hangsOn, proof }: Attempt,
): Promise<boolean> {
  if ('passkey' in proof) {
    const asked = { purpose: { purpose: 'second-factor', hangsOn }, userId } as const
    return (await checkProof(step, env, proof.passkey, asked)) !== null
  }
  if ('recoveryCode' in proof) return redeemRecoveryCode(step, env, userId, proof.recoveryCode)
  if (sealed === null) return false
  const period = matchingStep(env, { userId, sealed }, proof.totpToken, step.now)
  return period !== null && takePeriod(step.tx, userId, period)
}

async function takePeriod(tx: Orm, userId: string, period: number): Promise<boolean> {
  const unused = or(isNull(users.totpLastStep), lt(users.totpLastStep, period))
  const taken = await tx
    .update(users)
    .set({ totpLastStep: period })
    .where(and(eq(users.id, userId), unused))
    .returning({ id: users.id })
  return taken.length > 0
}
