import { type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#contract/durations'
import { trayDays } from '#contract/notifications'
import { rowsOf } from '../../db/client.ts'
import { leastIdAt } from '../../db/timed-ids.ts'
import type { Deps } from '../../deps.ts'
import { writeUntraced } from '../../write/write.ts'

/** A mail is proof of what somebody was told for two years. */
const mailDays = 731
/** Rows deleted by one transaction: few enough that nobody waits for it. */
export const batch = 1000

/**
 * Deletes, a batch at a time, what trays and mails have kept long enough; a mail that still waits stays, however old.
 * Several processes may do so at once: each passes over the rows of the other.
 */
export async function sweepOld(deps: Pick<Deps, 'db' | 'clock'>, isStopped = () => false): Promise<void> {
  const now = deps.clock.now().getTime()
  const before = (days: number) => new Date(now - days * dayMs)
  await deleteAll(
    deps,
    sql`delete from notifications where (user_id, id) in (
      select user_id, id from notifications where at < ${before(trayDays).toISOString()}::timestamptz
      limit ${batch} for update skip locked) returning 1`,
    isStopped,
  )
  // Ids begin with the time, so the primary key finds the oldest without an index of its own.
  await deleteAll(
    deps,
    sql`delete from outbox where id in (
      select id from outbox where id < ${leastIdAt(before(mailDays))} and (sent_at is not null or failed_at is not null)
      order by id limit ${batch} for update skip locked) returning 1`,
    isStopped,
  )
  await deleteAll(
    deps,
    sql`delete from text_messages where id in (
      select id from text_messages where id < ${leastIdAt(before(mailDays))} and state <> 'queued'
      order by id limit ${batch} for update skip locked) returning 1`,
    isStopped,
  )
  await deleteAll(
    deps,
    sql`delete from channel_events where id in (
      select id from channel_events where at < ${before(mailDays).toISOString()}::timestamptz
      limit ${batch} for update skip locked) returning 1`,
    isStopped,
  )
}

async function deleteAll(
  deps: Pick<Deps, 'db' | 'clock'>,
  oneBatch: SQL,
  isStopped: () => boolean,
): Promise<void> {
  while (!isStopped()) {
    const gone = await writeUntraced(deps, ({ tx }) => rowsOf(tx, oneBatch))
    if (gone.length < batch) return
  }
}
