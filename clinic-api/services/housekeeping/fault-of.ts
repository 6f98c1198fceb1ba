import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { minuteMs } from '#contract/durations'
import { rowsOf } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { writeWithoutSession } from '../../write/write.ts'

/** Below this an upload, a log or the embedded database may fail at any moment. */
const fewestBytes = 64 * 1024 * 1024
/** A worker tries what is due every few seconds; what waits so much longer is not being tried. */
const deadAfterMs = 10 * minuteMs

/** Why this process should get no requests; null when it can work. */
export async function faultOf(deps: Deps, freeBytes = freeBytesOf): Promise<string | null> {
  const free = await freeBytes(deps.env.DATA_DIR)
  if (free !== null && free < fewestBytes) return 'The disk is full'
  try {
    if (await isOutboxDead(deps)) return 'Mail is not going out'
  } catch {
    return 'The database cannot be reached'
  }
  return (await canRecord(deps)) ? null : 'The log cannot be written'
}

/** Writes an entry and takes it back: nobody is shown anything, and nothing is changed, while that fails. */
async function canRecord(deps: Deps): Promise<boolean> {
  try {
    await writeWithoutSession(deps, { address: 'localhost' }, async (act) => {
      if (deps.db.kind === 'postgres') await act.tx.execute(sql`set local lock_timeout = '1s'`)
      await act.audit({ action: 'audit.try', actorId: null, entity: 'audit' })
      return act.unchanged()
    })
    return true
  } catch {
    return false
  }
}

/** Null where there is no folder, as with a database and files elsewhere. */
async function freeBytesOf(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null)
  return disk && disk.bavail * disk.bsize
}

async function isOutboxDead({ db, clock }: Deps): Promise<boolean> {
  const since = new Date(clock.now().getTime() - deadAfterMs).toISOString()
  const [row] = await rowsOf<{ dead: boolean }>(
    db.orm,
    sql`select exists (select 1 from outbox
      where sent_at is null and failed_at is null and next_attempt_at < ${since}::timestamptz) as dead`,
  )
  return row?.dead === true
}
