import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { passkeyChallenges } from '../../../db/schema/passkeys.ts'
import type { Deps } from '../../../deps.ts'
import { type Step, writeUntraced } from '../../../write/write.ts'
import { questionMs } from './relying-party.ts'

type ChallengeRow = typeof passkeyChallenges.$inferSelect

/** The use of a challenge, and the only session or half sign-in that may answer it. */
export type Purpose = Pick<ChallengeRow, 'purpose' | 'hangsOn'>

/** Something new for a browser to sign. */
export async function newChallenge({ tx, now }: Step, purpose: Purpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + questionMs)
  await tx.insert(passkeyChallenges).values({ challenge, ...purpose, expiresAt })
  return challenge
}

/** Uses up the challenge that was signed, whatever comes of it; null for one that is none of ours, or no more. */
export async function takeChallenge(
  { tx, now }: Step,
  clientDataJSON: string,
  { purpose, hangsOn }: Purpose,
): Promise<string | null> {
  const signed = signedChallenge(clientDataJSON)
  if (signed === null) return null
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, signed),
        eq(passkeyChallenges.purpose, purpose),
        hangsOn === null ? isNull(passkeyChallenges.hangsOn) : eq(passkeyChallenges.hangsOn, hangsOn),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning()
  return taken?.challenge ?? null
}

/** Like `newChallenge`, in a write of its own without a trace: only its outcome is logged. */
export function askedAlone(deps: Deps, purpose: Purpose): Promise<string> {
  return writeUntraced(deps, (step) => newChallenge(step, purpose))
}

/** Like `takeChallenge`, in a write of its own: the challenge stays used even if the next step fails. */
export function takenAlone(deps: Deps, clientDataJSON: string, purpose: Purpose): Promise<string | null> {
  return writeUntraced(deps, (step) => takeChallenge(step, clientDataJSON, purpose))
}

function signedChallenge(clientDataJSON: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = z.string().safeParse(Object(said).challenge)
    return challenge.success ? challenge.data : null
  } catch {
    return null
  }
}
