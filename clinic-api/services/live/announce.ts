import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { liveEvent } from '#contract/live'
import type { Orm } from '../../db/client.ts'

/** What the processes tell each other: the events of the contract, and the end of a session. */
export const announcement = z.union([
  liveEvent,
  z.object({ type: z.literal('session.revoked'), sessionId: z.string() }),
])

export type Announcement = z.infer<typeof announcement>

export const liveChannel = 'consulta_live'

/** Delivered to every process when, and only when, the transaction commits. */
export async function announce(tx: Orm, news: Announcement): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(news)})`)
}
