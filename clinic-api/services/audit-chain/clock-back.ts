import { sql } from 'drizzle-orm'
import { installationChain } from '#contract/audit-chain'
import { type Reader, rowsOf } from '../../db/client.ts'
import { momentOf } from '../../db/timed-ids.ts'
import { recordAudit } from '../../write/audit.ts'
import type { Step } from '../../write/write.ts'
import { type EntryRow, entryColumns } from './chain.ts'

/** The act that says that the entries behind it are older than those before it, because the clock was set back. */
export const clockBack = 'audit.clock-back'

/** The clocks of two machines may be apart by this. */
const skewMs = 60_000

const millisecondsOf = (id: string) => momentOf(id)?.getTime() ?? 0

/**
 * The entries in the order in which they were written. Where the chain already speaks of a time to come, the clock has
 * been set back since: an entry that says so comes between.
 */
export async function asWritten(
  step: Step,
  chain: string,
  entries: readonly EntryRow[],
): Promise<readonly EntryRow[]> {
  const limit = step.now.getTime() + skewMs
  const ahead = entries.filter(({ id }) => millisecondsOf(id) > limit)
  const rest = entries.filter(({ id }) => millisecondsOf(id) <= limit)
  const newest = Math.max(await endOfTime(step.tx, chain), ...ahead.map(({ id }) => millisecondsOf(id)))
  if (rest.length === 0 || newest <= limit) return entries
  return [...ahead, await note(step, chain, new Date(newest)), ...rest]
}

/** The latest instant that the newest link speaks of, in milliseconds. */
async function endOfTime(tx: Reader, chain: string): Promise<number> {
  const [newest] = await rowsOf<{ id: string; sealedAt: number }>(
    tx,
    sql`select audit_id id, (extract(epoch from sealed_at) * 1000)::float8 "sealedAt" from audit_seals
      where chain = ${chain} order by position desc limit 1`,
  )
  return newest ? Math.max(newest.sealedAt, millisecondsOf(newest.id)) : 0
}

async function note({ tx, now }: Step, chain: string, from: Date): Promise<EntryRow> {
  const id = await recordAudit(tx, now, {
    action: clockBack,
    entity: 'audit',
    actorId: null,
    address: 'localhost',
    clinicId: chain === installationChain ? null : chain,
    details: { from: from.toISOString() },
  })
  const [row] = await rowsOf<EntryRow>(
    tx,
    sql`select ${sql.raw(entryColumns)} from audit a where a.id = ${id}`,
  )
  if (!row) throw new Error('The entry that was just written is not there')
  return row
}
