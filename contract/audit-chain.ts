/** The hash before the first link of a chain. */
export const chainStart = '0'.repeat(64)

/** The chain of what belongs to no clinic; every other is named by its clinic's id. */
export const installationChain = 'installation'

/** Seconds within which an entry is sealed while the program runs: the open window. */
export const openSeconds = 5

/** An entry of the log as it is sealed; instants are texts with microseconds. */
export interface SealedEntry {
  id: string
  at: string | null
  action: string
  outcome: string
  actorId: string | null
  entity: string
  entityId: string | null
  patientId: string | null
  clinicId: string | null
  /** Hash of the rest, which a patient is not told: a random salt, the network address and the details. */
  rest: string
}

export interface ChainLink {
  position: number
  /** Hash of the entry. */
  entry: string
  /** When it was sealed. */
  sealedAt: string
  /** Hash of the link before. */
  previous: string
  /** Hash of the link at `skippedTo(position)`: the way from the newest to any other takes few steps. */
  skipped: string
}

/** The bytes whose hash is that of an entry, as text. */
export function textOfEntry(entry: SealedEntry): string {
  const { id, at, action, outcome, actorId, entity, entityId, patientId, clinicId, rest } = entry
  return JSON.stringify([id, at, action, outcome, actorId, entity, entityId, patientId, clinicId, rest])
}

/** The same of what a patient is not told of an entry. */
export function textOfRest(salt: string, address: string | null, details: string | null): string {
  return JSON.stringify([salt, address, details])
}

/** The same of a link. */
export function textOfLink(
  chain: string,
  { position, entry, sealedAt, previous, skipped }: ChainLink,
): string {
  return JSON.stringify([chain, position, entry, sealedAt, previous, skipped])
}

/**
 * Where the second hash of a link points: the position less the last of the numbers 1, 3, 7, 15 … of which it is the sum,
 * the largest first. From any link to any before it that makes no more than three steps for each doubling.
 */
export function skippedTo(position: number): number {
  let rest = position
  let step = 0
  while (rest > 0) {
    step = 2 ** Math.floor(Math.log2(rest + 1)) - 1
    rest -= step
  }
  return position - step
}

/** The positions through which one comes from `from` down to `to`, both included: a few dozen of a million. */
export function waydown(from: number, to: number): number[] {
  const steps: number[] = []
  for (let at = from; at > to; at = skippedTo(at) >= to ? skippedTo(at) : at - 1) steps.push(at)
  return [...steps, to]
}
