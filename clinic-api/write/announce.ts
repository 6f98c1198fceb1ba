import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { liveEvent } from '#contract/live'
import type { Orm } from '../db/client.ts'

/** Messages between processes: the contract's events, whose tray has changed, and that a session ended or moved. */
export const announcement = z.union([
  z.object({ type: z.literal('notification'), to: z.array(z.string()) }),
  liveEvent,
  z.object({ type: z.enum(['session.revoked', 'session.moved']), sessionId: z.string() }),
])

export type Announcement = z.infer<typeof announcement>

export const liveChannel = 'consulta_live'

/** A message that the other processes receive when, and only when, the transaction commits. */
export interface Word {
  channel: string
  payload: string
}

export function wordOf(news: Announcement): Word {
  return { channel: liveChannel, payload: JSON.stringify(news) }
}

/** A write sends its `words` together, with its audit row; where none are collected, a word goes out by itself. */
export interface Speaking {
  tx: Orm
  words?: Word[] | undefined
}

export async function speak({ tx, words }: Speaking, said: readonly Word[]): Promise<void> {
  if (words) words.push(...said)
  else if (said.length > 0)
    await tx.execute(
      sql`select pg_notify(channel, payload) from json_to_recordset(${JSON.stringify(said)}) w (channel text, payload text)`,
    )
}
