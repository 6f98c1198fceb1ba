import { eq, inArray } from 'drizzle-orm'
import { saysNoAllergies } from '#contract/no-allergies'
import { latestToday } from '#contract/zone'
import type { Orm } from '../../db/client.ts'
import { allergies, histories } from '../../db/schema/histories.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type AllergyRecord, forgetNoKnown, listAllergies } from './allergies.ts'
import { changeHistory } from './change-history.ts'
import { getHistory, type HistoryRecord } from './record.ts'

export interface AllergiesKnown {
  rows: AllergyRecord[]
  none: HistoryRecord['noKnownAllergies']
}

const change = { verb: 'edit', entity: 'allergy' } as const

/**
 * Notes that somebody was asked and has no known allergies. Texts that say the same in place of an allergy go. Throws 400
 * for a day to come, 403, 404, and 409 while there are allergies.
 */
export function setNoKnownAllergies(
  deps: Deps,
  caller: Caller,
  historyId: string,
  asked: string,
): Promise<AllergiesKnown> {
  return changeHistory(deps, caller, { historyId, ...change }, async (act) => {
    const { tx, now, history } = act
    if (asked > latestToday(now.getTime())) throw invalidInput({ asked: 'Date must be today or in the past' })
    const known = await listAllergies(tx, history.id)
    if (!known.every(({ name }) => saysNoAllergies(name)))
      throw new ApiError('conflict', 'There are allergies on record. Remove them first.')
    const texts = known.map(({ id }) => id)
    if (texts.length > 0) await tx.delete(allergies).where(inArray(allergies.id, texts))
    await tx
      .update(histories)
      .set({ noAllergiesAsked: asked, noAllergiesBy: caller.userId, noAllergiesAt: now })
      .where(eq(histories.id, history.id))
    return act.changed(history.id, await knownIn(tx, history.id))
  })
}

/** Takes that back: nothing is known about allergies any more. Throws 403 and 404. */
export function endNoKnownAllergies(deps: Deps, caller: Caller, historyId: string): Promise<AllergiesKnown> {
  return changeHistory(deps, caller, { historyId, ...change }, async (act) => {
    const { tx, history } = act
    await forgetNoKnown(tx, history.id)
    return act.changed(history.id, await knownIn(tx, history.id))
  })
}

async function knownIn(tx: Orm, historyId: string): Promise<AllergiesKnown> {
  const record = await getHistory(tx, historyId)
  return { rows: await listAllergies(tx, historyId), none: record?.noKnownAllergies ?? null }
}
