import { and, desc, eq, inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { PushSubscriptionForm } from '#contract/push'
import { pushSubscriptions } from '../../db/schema/push.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'

/** Browsers of one person; beyond that the oldest are forgotten. */
const mostBrowsers = 20

/**
 * Sends notifications to this browser from now on; one that somebody else used before is theirs no longer. Throws 400 for
 * an address of no known push service.
 */
export async function subscribe(deps: Deps, caller: Caller, form: PushSubscriptionForm): Promise<void> {
  const { endpoint, keys } = form
  if (!deps.push.isAllowed(endpoint)) throw invalidInput({ endpoint: 'Unknown push service' })
  const { userId } = caller
  await write(deps, caller, { action: 'push.subscribe', subject: { userId } }, async (act) => {
    const row = { userId, ...keys }
    await act.tx
      .insert(pushSubscriptions)
      .values({ id: newId(), endpoint, ...row, createdAt: act.now })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row })
    const kept = await act.tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.createdAt))
    const old = kept.slice(mostBrowsers).map(({ id }) => id)
    if (old.length > 0) await act.tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old))
    return act.audit({ action: 'push.subscribe', entity: 'user', entityId: userId })
  })
}

/** Sends nothing to this browser any more; one that is not the caller's changes nothing. */
export async function unsubscribe(deps: Deps, caller: Caller, endpoint: string): Promise<void> {
  const { userId } = caller
  await write(deps, caller, { action: 'push.subscribe', subject: { userId } }, async (act) => {
    const mine = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId))
    const ended = await act.tx.delete(pushSubscriptions).where(mine).returning()
    if (ended.length === 0) return act.unchanged()
    return act.audit({ action: 'push.end', entity: 'user', entityId: userId })
  })
}
