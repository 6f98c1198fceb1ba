import { sql } from 'drizzle-orm'
import { openSeconds, waydown } from '#contract/audit-chain'
import type { AuditProof } from '#contract/audit-proof'
import { type Reader, rowsOf } from '../../db/client.ts'
import { chainInstant, chainOf, type EntryRow, entryColumns, sealedEntryOf } from './chain.ts'

type ChainProof = AuditProof['chains'][number]
type Link = ChainProof['links'][number]

interface Placed {
  salt: string
  position: number
  row: EntryRow
}

/**
 * Proof that these entries are as they were sealed; the other entries of a chain appear as their hashes only.
 */
export async function proveEntries(orm: Reader, ids: readonly string[]): Promise<AuditProof> {
  if (ids.length === 0) return { openSeconds, entries: [], chains: [] }
  const placed = await rowsOf<Placed>(
    orm,
    sql`select s.salt, s.position, to_json(r) "row" from audit_seals s
      join lateral (select ${sql.raw(entryColumns)} from audit a where a.id = s.audit_id) r on true
      where s.audit_id in ${[...ids]}`,
  )
  const entries = placed.map(({ salt, position, row }) => ({
    chain: chainOf(row),
    position,
    entry: sealedEntryOf(row, salt),
  }))
  const wanted = Map.groupBy(entries, ({ chain }) => chain)
  const chains: ChainProof[] = []
  for (const [chain, those] of wanted) {
    const found = await proveChain(
      orm,
      chain,
      those.map(({ position }) => position),
    )
    if (found) chains.push(found)
  }
  return { openSeconds, entries, chains }
}

async function proveChain(
  orm: Reader,
  chain: string,
  positions: readonly number[],
): Promise<ChainProof | null> {
  const [newest] = await rowsOf<ChainProof['newest']>(
    orm,
    sql`select position, hash from audit_seals where chain = ${chain} order by position desc limit 1`,
  )
  if (!newest) return null
  const [anchor = null] = await rowsOf<NonNullable<ChainProof['anchor']>>(
    orm,
    sql`select "day", position, hash from audit_anchors where chain = ${chain} order by "day" desc limit 1`,
  )
  const targets = anchor ? [...positions, anchor.position] : positions
  const steps = [...new Set(targets.flatMap((target) => waydown(newest.position, target)))]
  const links = await rowsOf<Link>(
    orm,
    sql`select s.position, s.entry, ${sql.raw(chainInstant('s.sealed_at'))} "sealedAt", s.previous, s.skipped
      from audit_seals s where s.chain = ${chain} and s.position in ${steps} order by s.position desc`,
  )
  return { chain, newest, anchor, links }
}
