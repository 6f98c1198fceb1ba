import { sql } from 'drizzle-orm'
import { textOfLink } from '#contract/audit-chain'
import { type Reader, rowsOf } from '../../db/client.ts'
import { type Anchor, keptAnchors } from './anchors.ts'
import {
  ChainEnd,
  chainInstant,
  chainOf,
  type EntryRow,
  entryColumns,
  hashOfEntry,
  type SealedLink,
  sha256,
} from './chain.ts'
import { clockBack } from './clock-back.ts'
import { lateMs } from './seal-rows.ts'

const page = 2_000

type What =
  /** The entry is not the one that was sealed. */
  | 'changed'
  /** The entry is gone, or the link is. */
  | 'removed'
  /** The links do not hold on to each other. */
  | 'broken'
  /** It is older than those before it: put in afterwards. */
  | 'inserted'
  /** An anchor says something else. */
  | 'anchor'

export interface ChainFault {
  what: What
  chain: string
  position: number | null
  auditId: string | null
}

interface Verdict {
  chains: number
  links: number
  /** Written so lately that they are not sealed yet. */
  open: number
  faults: ChainFault[]
  /**
   * Places at which the program noticed that its clock had been set back: no tampering, and reported
   * separately.
   */
  clockBacks: ClockBack[]
}

export interface ClockBack {
  chain: string
  position: number
  auditId: string
  /** The latest time before, and the time since which entries are counted again. */
  from: string
  to: string
}

interface LinkRow extends SealedLink {
  chain: string
  auditId: string
  salt: string
}

type Sealed = LinkRow & { row: EntryRow | null }

/**
 * Looks at every entry and every link, and at what anchors say of them, those of the database and `outside`. With `now` no
 * time to come counts for entries that are not sealed yet.
 */
export async function verifyChains(
  orm: Reader,
  outside: readonly Anchor[] = [],
  now?: Date,
): Promise<Verdict> {
  const anchors = Map.groupBy([...(await keptAnchors(orm)), ...outside], placeOf)
  const walk = new Walk(anchors)
  for await (const sealed of allLinks(orm)) walk.pass(sealed)
  const { inserted, open } = await findUnsealed(orm, now)
  const { clockBacks } = walk
  return { ...walk.end(), open, faults: [...walk.faults, ...inserted], clockBacks }
}

const placeOf = ({ chain, position }: { chain: string; position: number }) => `${chain} ${position}`

interface ChainState {
  name: string
  end: ChainEnd
  /** The latest entry since the clock was set back last, in milliseconds. */
  newest: number
  /** The latest instant that the link before speaks of. */
  before: number
}

class Walk {
  readonly faults: ChainFault[] = []
  readonly clockBacks: ClockBack[] = []
  readonly #anchors: Map<string, Anchor[]>
  #chain: ChainState | null = null
  #chains = 0
  #links = 0

  constructor(anchors: Map<string, Anchor[]>) {
    this.#anchors = new Map(anchors)
  }

  pass(link: Sealed): void {
    if (this.#chain?.name !== link.chain) {
      this.#chain = { name: link.chain, end: new ChainEnd(link.chain, []), newest: 0, before: 0 }
      this.#chains += 1
    }
    this.#links += 1
    const expected = this.#chain.end.next()
    if (link.position !== expected.position) this.#blame('removed', { ...link, ...expected, auditId: null })
    else if (!isSound(link, expected)) this.#blame('broken', link)
    this.#look(link, this.#chain)
    for (const { hash } of this.#anchors.get(placeOf(link)) ?? []) {
      if (hash !== link.hash) this.#blame('anchor', link)
    }
    this.#anchors.delete(placeOf(link))
    this.#chain.end.grow(link)
  }

  /** At the entry behind a link. */
  #look(link: Sealed, chain: ChainState): void {
    const { row } = link
    const sealedAt = Date.parse(link.sealedAt)
    const at = Date.parse(row?.at ?? '')
    if (!row) this.#blame('removed', link)
    else if (!isAsSealed(link, row)) this.#blame('changed', link)
    else if (row.action === clockBack && sealedAt < chain.before) {
      // A forger cannot use such an entry to make the program seal something before what was sealed already.
      const [from, to] = [chain.before, at].map((each) => new Date(each).toISOString())
      this.clockBacks.push({ ...placed(link), from: from ?? '', to: to ?? '' })
      chain.newest = at
    } else {
      if (row.action === clockBack || at < chain.newest - lateMs) this.#blame('inserted', link)
      chain.newest = Math.max(chain.newest, at)
    }
    chain.before = Math.max(sealedAt, at || 0)
  }

  /** Anchors that remain belong to links that are gone. */
  end(): { chains: number; links: number } {
    for (const [first] of this.#anchors.values())
      if (first) this.#blame('anchor', { ...first, auditId: null })
    return { chains: this.#chains, links: this.#links }
  }

  #blame(what: What, { chain, position, auditId }: Omit<ChainFault, 'what'>): void {
    this.faults.push({ what, chain, position, auditId })
  }
}

const placed = ({ chain, position, auditId }: LinkRow) => ({ chain, position, auditId })

function isAsSealed({ chain, salt, entry }: LinkRow, row: EntryRow): boolean {
  return chainOf(row) === chain && hashOfEntry(row, salt) === entry
}

function isSound(link: LinkRow, { previous, skipped }: Pick<SealedLink, 'previous' | 'skipped'>): boolean {
  const { hash, chain } = link
  return link.previous === previous && link.skipped === skipped && sha256(textOfLink(chain, link)) === hash
}

async function* allLinks(orm: Reader): AsyncGenerator<Sealed> {
  let after = { chain: '', position: 0 }
  for (;;) {
    const found = await rowsOf<LinkRow & { row: EntryRow }>(
      orm,
      sql`select s.chain, s.position, s.audit_id "auditId", s.salt, s.entry, s.previous, s.skipped, s.hash,
          ${sql.raw(chainInstant('s.sealed_at'))} "sealedAt", to_json(r) "row"
        from audit_seals s
        left join lateral (select ${sql.raw(entryColumns)} from audit a where a.id = s.audit_id) r on true
        where (s.chain, s.position) > (${after.chain}, ${after.position})
        order by s.chain, s.position limit ${page}`,
    )
    yield* found
    const last = found.at(-1)
    if (!last || found.length < page) return
    after = last
  }
}

/**
 * Rows without a link. While the program runs there are a few, of the last seconds; what is older than the newest seal by
 * more than a write can take was put in by somebody else.
 */
async function findUnsealed(
  orm: Reader,
  now: Date | undefined,
): Promise<{ inserted: ChainFault[]; open: number }> {
  const passed = now ? sql`where sealed_at <= ${now.toISOString()}::timestamptz` : sql``
  const rows = await rowsOf<{ id: string; clinicId: string | null; old: boolean | null }>(
    orm,
    sql`select a.id, a.clinic_id "clinicId",
        a.at < (select max(sealed_at) from audit_seals ${passed}) - make_interval(secs => ${lateMs / 1000}) old
      from audit a where not exists (select 1 from audit_seals s where s.audit_id = a.id) order by a.id`,
  )
  const inserted = rows
    .filter(({ old }) => old)
    .map((row) => ({ what: 'inserted' as const, chain: chainOf(row), position: null, auditId: row.id }))
  return { inserted, open: rows.length - inserted.length }
}
