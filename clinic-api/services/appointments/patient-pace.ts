import { hourMs } from '#contract/durations'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { admit, forgive } from '../identity/rate-limit.ts'

/**
 * Does what changes visits of a patient, who may do so many of it in an hour themselves: doctor, desk and those who wait
 * are told of each. What fails is not counted; a series counts by its visits, up to an hour's share. Throws 429.
 */
export async function paced<Result>(
  deps: Deps,
  { patientId, staffId }: Caller,
  work: () => Promise<Result>,
  visits = 1,
): Promise<Result> {
  if (patientId === null || staffId !== null) return work()
  const key = `visits:${patientId}`
  const limit = deps.env.VISIT_CHANGES_PER_HOUR
  let counted = 0
  try {
    for (; counted < Math.min(visits, limit); counted += 1) await admit(deps, key, limit, hourMs)
    return await work()
  } catch (error) {
    for (; counted > 0; counted -= 1) await forgive(deps, key)
    throw error
  }
}
