import { sql } from 'drizzle-orm'
import type { LiveEvent } from '#contract/live'
import type { Orm } from '../../db/client.ts'

/** What the processes tell each other: the events of the contract, and the end of a session. */
export type Announcement = LiveEvent | { type: 'session.revoked'; sessionId: string }

export const liveChannel = 'consulta_live'

/** Delivered to every process when, and only when, the transaction commits. */
export async function announce(tx: Orm, announcement: Announcement): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(announcement)})`)
}
