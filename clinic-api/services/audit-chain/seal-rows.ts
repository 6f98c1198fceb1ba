import { randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { version } from 'uuid'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import { type Orm, type Reader, rowsOf } from '../../db/client.ts'
import { auditSeals } from '../../db/schema/audit-seals.ts'
import type { Deps } from '../../deps.ts'
import { type Step, writeUntraced } from '../../write/write.ts'
import { ChainEnd, chainOf, type EntryRow, entryColumns, hashOfEntry, tipsOf } from './chain.ts'

const batch = 500

/** The longest that a write may take from its instant until it can be seen. */
export const lateMs = 5 * 60_000

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
  const { orm, kind } = deps.db
  // Most rounds find nothing, and take no transaction to see it.
  if ((await findUnsealed(orm, whole, 1)).length === 0) return 0
  return writeUntraced(deps, async (step) => {
    if (kind === 'postgres' && !(await takeLock(step.tx))) return 0
    const rows = await findUnsealed(step.tx, whole, batch)
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

async function findUnsealed(orm: Reader, whole: boolean, limit: number): Promise<EntryRow[]> {
  const after = whole ? '' : await leastUnsealed(orm)
  return rowsOf<EntryRow>(
    orm,
    sql`select ${sql.raw(entryColumns)} from audit a
      where a.id > ${after} and not exists (select 1 from audit_seals s where s.audit_id = a.id)
      order by a.at, a.id limit ${limit}`,
  )
}

/** Below it no id is to be expected: ids begin with their time. */
async function leastUnsealed(orm: Reader): Promise<string> {
  const [row] = await rowsOf<{ id: string | null }>(orm, sql`select max(audit_id) id from audit_seals`)
  const id = row?.id ?? ''
  if (!/^[\da-f-]{36}$/.test(id) || version(id) !== 7) return ''
  const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16) - lateMs
  const digits = Math.max(0, time).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}

async function sealChain({ tx, now }: Step, chain: string, entries: readonly EntryRow[]): Promise<void> {
  const end = await endOf(tx, chain)
  const links = entries.map((entry) => {
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
