import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { feeds } from '../../db/schema/feeds.ts'
import { patients } from '../../db/schema/patients.ts'
import { staff } from '../../db/schema/staff.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { languageOf } from '../../write/notification.ts'
import { writeUntraced } from '../../write/write.ts'
import { hashToken, sameHash, tokenId } from '../identity/sessions/tokens.ts'
import { listFeedEvents } from './feed-events.ts'
import { feedFile } from './feed-file.ts'

/** The file of an address, its hash, and the note of when it was read. Throws 404 for one that is unknown or revoked. */
export async function readFeed(deps: Deps, token: string): Promise<{ file: string; etag: string }> {
  const feed = await findFeed(deps, token)
  const whose = feed && (feed.what === 'visits' ? feed.patientId : feed.doctorId)
  if (!feed || !whose) throw notFound()
  const { what, names } = feed
  const old = deps.db.onReplica?.(null) ?? deps.db
  const events = await listFeedEvents(old, { what, whose, now: deps.clock.now() })
  const facts = { what, names, language: languageOf(feed.language), env: deps.env, appUrl: deps.env.APP_URL }
  const file = feedFile(events, facts)
  await writeUntraced(deps, ({ tx, now }) =>
    tx.update(feeds).set({ lastReadAt: now }).where(eq(feeds.id, feed.id)),
  )
  return { file, etag: `"${createHash('sha256').update(file).digest('base64url')}"` }
}

async function findFeed({ db }: Deps, token: string) {
  const id = tokenId(token)
  if (!id) return null
  const [feed] = await db.orm
    .select({
      id: feeds.id,
      tokenHash: feeds.tokenHash,
      what: feeds.what,
      names: feeds.names,
      language: users.language,
      patientId: patients.id,
      doctorId: staff.id,
    })
    .from(feeds)
    .innerJoin(users, eq(users.id, feeds.userId))
    .leftJoin(patients, eq(patients.userId, feeds.userId))
    .leftJoin(staff, and(eq(staff.userId, feeds.userId), isNull(staff.deletedAt)))
    .where(and(eq(feeds.id, id), isNull(users.deletedAt)))
  return feed && sameHash(feed.tokenHash, hashToken(token)) ? feed : null
}
