import { skippedTo, textOfEntry, textOfLink } from '#contract/audit-chain'
import type { AuditProof } from '#contract/audit-proof'

/** An entry as a screen shows it. */
export interface ShownEntry {
  id: string
  /** ISO instant. */
  at: string
  what: string
  outcome: string
}

export interface Verdict {
  proved: number
  /** Too young to be sealed. */
  open: number
  /** The entries that are not in the log as they are shown, or not to be proved. */
  failed: string[]
  /** The last days of which something outside says the same. */
  anchored: string[]
}

type ChainProof = AuditProof['chains'][number]

/** Milliseconds that a server may take to seal, including the difference of its clock and ours. */
const patienceMs = 60_000

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether each entry shown at `now` stands in its chain as it is shown: computed here, believing the hashes alone. */
export async function judgeProof(
  proof: AuditProof,
  shown: readonly ShownEntry[],
  now: number,
): Promise<Verdict> {
  const sound = new Map<string, Map<number, string>>()
  for (const chain of proof.chains) sound.set(chain.chain, await soundLinks(chain))
  const verdict: Verdict = { proved: 0, open: 0, failed: [], anchored: [] }
  for (const each of shown) {
    const found = proof.entries.find(({ entry }) => entry.id === each.id)
    if (found) {
      const link = sound.get(found.chain)?.get(found.position)
      const isSame = link === (await sha256(textOfEntry(found.entry))) && isShown(found, each)
      if (isSame) verdict.proved += 1
      else verdict.failed.push(each.id)
    } else if (now - Date.parse(each.at) < patienceMs) verdict.open += 1
    else verdict.failed.push(each.id)
  }
  verdict.anchored = proof.chains.flatMap(({ anchor }) => anchor?.day ?? [])
  return verdict
}

function isShown({ entry }: AuditProof['entries'][number], { at, what, outcome }: ShownEntry): boolean {
  return Date.parse(entry.at ?? '') === Date.parse(at) && entry.action === what && entry.outcome === outcome
}

/** The hashes of the entries behind all links that the newest one vouches for; none when the anchor says otherwise. */
async function soundLinks({ chain, newest, anchor, links }: ChainProof): Promise<Map<number, string>> {
  const sound = new Map<number, string>()
  const vouched = new Map([[newest.position, newest.hash]])
  if (anchor) vouched.set(anchor.position, anchor.hash)
  for (const link of [...links].sort((a, b) => b.position - a.position)) {
    const hash = await sha256(textOfLink(chain, link))
    const expected = vouched.get(link.position)
    if (expected === undefined) continue
    if (expected !== hash) return new Map()
    for (const [position, said] of [
      [link.position - 1, link.previous],
      [skippedTo(link.position), link.skipped],
    ] as const) {
      if ((vouched.get(position) ?? said) !== said) return new Map()
      vouched.set(position, said)
    }
    sound.set(link.position, link.entry)
  }
  return sound
}
