import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client.ts'
import { idsBetween, recently } from '../../db/timed-ids.ts'
import type { Deps } from '../../deps.ts'

/** Below this an upload, a log or the embedded database may fail at any moment. */
const fewestBytes = 64 * 1024 * 1024
/** A worker tries what is due every few seconds; what waits so much longer is not being tried. */
const deadAfterMs = 10 * 60_000

/** Why this process should get no requests; null when it can work. */
export async function faultOf(deps: Deps, freeBytes = freeBytesOf): Promise<string | null> {
  const free = await freeBytes(deps.env.DATA_DIR)
  if (free !== null && free < fewestBytes) return 'The disk is full'
  try {
    return (await isOutboxDead(deps)) ? 'Mail is not going out' : null
  } catch {
    return 'The database cannot be reached'
  }
}

/** Null where there is no folder, as with a database and files elsewhere. */
async function freeBytesOf(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null)
  return disk && disk.bavail * disk.bsize
}

async function isOutboxDead({ db, clock }: Deps): Promise<boolean> {
  const now = clock.now()
  const since = new Date(now.getTime() - deadAfterMs).toISOString()
  const [row] = await rowsOf<{ dead: boolean }>(
    db.orm,
    sql`select exists (select 1 from outbox
      where sent_at is null and failed_at is null and next_attempt_at < ${since}::timestamptz
        and ${idsBetween(sql`id`, recently(now))}) as dead`,
  )
  return row?.dead === true
}
