import { randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { minuteMs } from '#contract/durations'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import { type Orm, type Reader, rowsOf } from '../../db/client.ts'
import { auditSeals } from '../../db/schema/audit-seals.ts'
import { leastIdAt, momentOf } from '../../db/timed-ids.ts'
import type { Deps } from '../../deps.ts'
import { type Step, writeUntraced } from '../../write/write.ts'
import { ChainEnd, chainOf, type EntryRow, entryColumns, hashOfEntry, tipsOf } from './chain.ts'
import { asWritten } from './clock-back.ts'

const batch = 500

/** The longest that a write may take from its instant until it can be seen. */
export const lateMs = 5 * minuteMs

/** Microseconds, of which our clock has none. */
export const chainTextOf = (moment: Date) => moment.toISOString().replace('Z', '000Z')

/**
 * Seals what is on record and not sealed yet; resolves to how many rows. `whole` looks at all rows, not only at those
 * that could still have become visible: after a death, or when the clock was set back.
 */
export async function sealRows(
  deps: Pick<Deps, 'db' | 'clock'>,
  { whole = false, isStopped = () => false }: { whole?: boolean; isStopped?: () => boolean } = {},
): Promise<number> {
  let sealed = 0
  while (!isStopped()) {
    const rows = await sealBatch(deps, whole)
    sealed += rows
    if (rows < batch) break
  }
  return sealed
}

async function sealBatch(deps: Pick<Deps, 'db' | 'clock'>, whole: boolean): Promise<number> {
  const { db, clock } = deps
  // Most rounds find nothing, and take no transaction to see it.
  if ((await findUnsealed(db.orm, clock.now(), { whole, limit: 1 })).length === 0) return 0
  return writeUntraced(deps, async (step) => {
    if (db.kind === 'postgres' && !(await takeLock(step.tx))) return 0
    const rows = await findUnsealed(step.tx, step.now, { whole, limit: batch })
    const chains = Map.groupBy(rows, chainOf)
    for (const [chain, entries] of chains) await sealChain(step, chain, entries)
    return rows.length
  })
}

/** Makes this process the one that seals and anchors, until the end of the transaction; false when another does. */
export async function takeLock(tx: Orm): Promise<boolean> {
  // A first look at a large log takes as long as it takes.
  await tx.execute(sql`set local statement_timeout = 0`)
  const [row] = await rowsOf<{ taken: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.sealAudit}) taken`,
  )
  return row?.taken === true
}

async function findUnsealed(
  orm: Reader,
  now: Date,
  { whole, limit }: { whole: boolean; limit: number },
): Promise<EntryRow[]> {
  const least = whole ? '' : await leastUnsealed(orm, now)
  return rowsOf<EntryRow>(
    orm,
    sql`select ${sql.raw(entryColumns)} from audit a
      where a.id >= ${least} and not exists (select 1 from audit_seals s where s.audit_id = a.id)
      order by a.id limit ${limit}`,
  )
}

/** Below it no id is to be expected: ids begin with their time. What was sealed by a clock that was ahead does not count. */
async function leastUnsealed(orm: Reader, now: Date): Promise<string> {
  const [row] = await rowsOf<{ id: string | null }>(
    orm,
    sql`select max(audit_id) id from audit_seals where audit_id < ${leastIdAt(now)}`,
  )
  const newest = momentOf(row?.id ?? '')
  return newest ? leastIdAt(new Date(newest.getTime() - lateMs)) : ''
}

async function sealChain(step: Step, chain: string, entries: readonly EntryRow[]): Promise<void> {
  const { tx, now } = step
  const end = await endOf(tx, chain)
  const links = (await asWritten(step, chain, entries)).map((entry) => {
    const salt = randomBytes(16).toString('hex')
    const link = end.add(hashOfEntry(entry, salt), chainTextOf(now))
    return { ...link, chain, salt, auditId: entry.id, sealedAt: now }
  })
  await tx.insert(auditSeals).values(links)
}

async function endOf(tx: Orm, chain: string): Promise<ChainEnd> {
  const [row] = await rowsOf<{ newest: number | null }>(
    tx,
    sql`select max(position) newest from audit_seals where chain = ${chain}`,
  )
  const tips = tipsOf(row?.newest ?? 0)
  if (tips.length === 0) return new ChainEnd(chain, [])
  const found = await tx
    .select({ position: auditSeals.position, hash: auditSeals.hash })
    .from(auditSeals)
    .where(and(eq(auditSeals.chain, chain), inArray(auditSeals.position, tips)))
  return new ChainEnd(chain, found)
}
