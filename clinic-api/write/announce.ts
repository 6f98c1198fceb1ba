import { z } from 'zod'
import { liveEvent } from '#contract/live'
import type { NamedValues } from '../db/named.ts'

/** What the processes tell each other: the events of the contract, whose tray has changed, and the end of a session. */
export const announcement = z.union([
  z.object({ type: z.literal('notification'), to: z.array(z.string()) }),
  liveEvent,
  z.object({ type: z.literal('session.revoked'), sessionId: z.string() }),
])

export type Announcement = z.infer<typeof announcement>

export const liveChannel = 'consulta_live'

/** The text of every word to the other processes, which hear it when, and only when, the transaction commits. */
export const notify = 'select pg_notify(:channel, :news)'

export function announcementValues(news: Announcement): NamedValues {
  return { channel: liveChannel, news: JSON.stringify(news) }
}
