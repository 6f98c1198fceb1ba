import { asc, count, eq } from 'drizzle-orm'
import { toDataURL } from 'qrcode'
import { v7 as newId } from 'uuid'
import { type Feed, mostFeeds, type NewFeed } from '#contract/feeds'
import type { Reader } from '../../db/client.ts'
import { feeds } from '../../db/schema/feeds.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, forbidden } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import type { Subject } from '../../policy/can.ts'
import { write } from '../../write/write.ts'
import { hashToken, newToken } from '../identity/sessions/tokens.ts'

export type FeedRow = typeof feeds.$inferSelect

export async function listFeeds({ db }: Deps, { userId }: Caller): Promise<Feed[]> {
  const rows = await db.orm.select().from(feeds).where(eq(feeds.userId, userId)).orderBy(asc(feeds.id))
  return rows.map(toWireFeed)
}

/** A new address, told this once. Throws 403 for what the caller has none of, and 409 when they have many already. */
export async function createFeed(
  deps: Deps,
  caller: Caller,
  { what, names }: Pick<FeedRow, 'what' | 'names'>,
): Promise<NewFeed> {
  const { userId } = caller
  if ((what === 'visits' ? caller.patientId : caller.doctorId) === null) throw forbidden()
  const id = newId()
  const token = newToken(id)
  const intent = { action: 'feed.create', subject: { userId } } as const
  const row = await write(deps, caller, intent, async (act) => {
    // Two that come at once are counted one after the other.
    await act.tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [present] = await act.tx.select({ sum: count() }).from(feeds).where(eq(feeds.userId, userId))
    if ((present?.sum ?? 0) >= mostFeeds) throw new ApiError('conflict', 'Revoke one of your addresses first')
    const facts = { id, userId, tokenHash: hashToken(token), what, names, createdAt: act.now }
    await act.tx.insert(feeds).values(facts)
    const trace = { action: 'feed.create', entity: 'feed', entityId: id, details: { what, names } }
    return act.audit(trace, { ...facts, lastReadAt: null })
  })
  const address = new URL(`/feeds/${token}.ics`, deps.env.APP_URL).href
  return { ...toWireFeed(row), address, qrCodeUrl: await toDataURL(address) }
}

export async function getFeed(orm: Reader, id: string): Promise<FeedRow | null> {
  const [row] = await orm.select().from(feeds).where(eq(feeds.id, id))
  return row ?? null
}

export function subjectOfFeed({ userId }: FeedRow): Subject {
  return { userId }
}

/** From now on the address is unknown. Throws 403 and 404. */
export function revokeFeed(deps: Deps, caller: Caller, id: string): Promise<void> {
  const find = (tx: Reader) => getFeed(tx, id)
  return write(deps, caller, { action: 'feed.revoke', find, subject: subjectOfFeed }, async (act) => {
    await act.tx.delete(feeds).where(eq(feeds.id, id))
    return act.audit({ action: 'feed.revoke', entity: 'feed', entityId: id })
  })
}

function toWireFeed({ id, what, names, createdAt, lastReadAt }: Omit<FeedRow, 'tokenHash'>): Feed {
  const [created, read] = [createdAt.toISOString(), lastReadAt?.toISOString() ?? null]
  return { id, what, names, createdAt: created, lastReadAt: read }
}
