import { challengeSeconds } from '#contract/two-factor'
import type { Deps } from '../../../deps.ts'
import { admit, forgive } from '../rate-limit.ts'

/** How long a right password waits for its second factor, and how many codes it may be tried with. */
export const challengeMs = challengeSeconds * 1000
export const triesPerChallenge = 5

const triesPerAccount = 10

/** Wrong codes of one account in 15 minutes, wherever they are typed: `tryCode` throws for a wrong one. Throws 429. */
export async function limitTries<Result>(
  deps: Deps,
  userId: string,
  tryCode: () => Promise<Result>,
): Promise<Result> {
  const key = `two-factor:${userId}`
  await admit(deps, key, triesPerAccount)
  const result = await tryCode()
  await forgive(deps, key)
  return result
}
