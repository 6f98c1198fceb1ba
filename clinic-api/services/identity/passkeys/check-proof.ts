import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { PasskeyProof } from '#contract/passkey-proof'
import { passkeys } from '../../../db/schema/passkeys.ts'
import type { Env } from '../../../env.ts'
import type { Step } from '../../../write/write.ts'
import { type Purpose, takeChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

interface Asked {
  purpose: Purpose
  /** Whose passkey it must be; anybody's when absent. */
  userId?: string
}

/**
 * The account whose passkey has signed what it was asked to, for our address, and the device has asked its person; null
 * for everything else. Each proof counts once: its challenge is used up, and the device's counter only grows.
 */
export async function checkProof(
  step: Step,
  env: Pick<Env, 'APP_URL'>,
  proof: PasskeyProof,
  { purpose, userId }: Asked,
): Promise<string | null> {
  const challenge = await takeChallenge(step, proof.response.clientDataJSON, purpose)
  if (challenge === null) return null
  const [known] = await step.tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, proof.id), userId ? eq(passkeys.userId, userId) : undefined))
    .for('update')
  if (!known || !isOwnHandle(proof.response.userHandle, known.userId)) return null
  const counter = await counterIn(env, { proof, challenge, known })
  if (counter === null) return null
  await step.tx.update(passkeys).set({ counter, lastUsedAt: step.now }).where(eq(passkeys.id, known.id))
  return known.userId
}

/** Devices that choose among their passkeys say whose they took. */
function isOwnHandle(handle: string | undefined, userId: string): boolean {
  return handle === undefined || Buffer.from(handle, 'base64url').toString('utf8') === userId
}

interface Claim {
  proof: PasskeyProof
  challenge: string
  known: typeof passkeys.$inferSelect
}

async function counterIn(env: Pick<Env, 'APP_URL'>, { proof, challenge, known }: Claim) {
  const { rpID, origin } = relyingParty(env)
  const { credentialId: id, publicKey, counter } = known
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // It says by an error what does not fit.
    return null
  }
}
