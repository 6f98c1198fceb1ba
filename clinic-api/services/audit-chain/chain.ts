import { createHash } from 'node:crypto'
import {
  type ChainLink,
  chainStart,
  installationChain,
  type SealedEntry,
  skippedTo,
  textOfEntry,
  textOfLink,
  textOfRest,
} from '#contract/audit-chain'

/** A row of the log as the database tells it for its hash. */
export interface EntryRow extends Omit<SealedEntry, 'rest'> {
  address: string | null
  /** The text of the JSON, which the database writes in one way only. */
  details: string | null
}

export interface SealedLink extends ChainLink {
  hash: string
}

/** A link that those after it lean on. */
type Tip = Pick<SealedLink, 'position' | 'hash'>

const start: Tip = { position: 0, hash: chainStart }

/** An instant as the chains write it. */
export const chainInstant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The columns of `audit a` that are hashed. */
export const entryColumns = `a.id, ${chainInstant('a.at')} at, a.action, a.outcome, a.actor_id "actorId", a.entity,
  a.entity_id "entityId", a.patient_id "patientId", a.clinic_id "clinicId", a.address, a.details::text details`

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export function chainOf({ clinicId }: Pick<EntryRow, 'clinicId'>): string {
  return clinicId ?? installationChain
}

export function sealedEntryOf({ address, details, ...row }: EntryRow, salt: string): SealedEntry {
  return { ...row, rest: sha256(textOfRest(salt, address, details)) }
}

export function hashOfEntry(row: EntryRow, salt: string): string {
  return sha256(textOfEntry(sealedEntryOf(row, salt)))
}

/** The positions that the link after `position` can lean on: it and, again and again, where that one skips to. */
export function tipsOf(position: number): number[] {
  const tips: number[] = []
  for (let at = position; at > 0; at = skippedTo(at)) tips.push(at)
  return tips
}

/** The end of a chain: as many links as it takes to add the next one. */
export class ChainEnd {
  readonly #chain: string
  readonly #tips: Tip[]

  /** `tips` of the newest link, in any order; none for an empty chain. */
  constructor(chain: string, tips: readonly Tip[]) {
    this.#chain = chain
    this.#tips = [start, ...tips].sort((a, b) => a.position - b.position)
  }

  /** The fields of the next link that refer to those before it. */
  next(): Pick<SealedLink, 'position' | 'previous' | 'skipped'> {
    const last = this.#tips.at(-1) ?? start
    const position = last.position + 1
    const to = skippedTo(position)
    const skipped = this.#tips.find((tip) => tip.position === to)?.hash ?? chainStart
    return { position, previous: last.hash, skipped }
  }

  add(entry: string, sealedAt: string): SealedLink {
    const link = { ...this.next(), entry, sealedAt }
    const hash = sha256(textOfLink(this.#chain, link))
    this.grow({ position: link.position, hash })
    return { ...link, hash }
  }

  grow({ position, hash }: Tip): void {
    const to = skippedTo(position)
    while ((this.#tips.at(-1)?.position ?? 0) > to) this.#tips.pop()
    this.#tips.push({ position, hash })
  }
}
