import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  type ChainLink,
  chainStart,
  skippedTo,
  textOfEntry,
  textOfLink,
  waydown,
} from '#contract/audit-chain'
import type { AuditProof } from '#contract/audit-proof'
import { judgeProof, type ShownEntry } from './audit-proof'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const length = 100
const proved = [3, 64, 100]
const now = Date.parse('2026-11-17T12:00:00Z')

const entryAt = (position: number) => ({
  id: `e${position}`,
  at: '2026-11-16T07:00:00.000000Z',
  action: 'history.read',
  outcome: 'done',
  actorId: 'doctor',
  entity: 'history',
  entityId: 'h',
  patientId: 'p',
  clinicId: 'c',
  rest: chainStart,
})

function makeProof(): AuditProof {
  const hashes = [chainStart]
  const links: ChainLink[] = []
  for (let position = 1; position <= length; position += 1) {
    const link = {
      position,
      entry: hashOf(textOfEntry(entryAt(position))),
      sealedAt: '2026-11-16T07:00:02.000000Z',
      previous: hashes[position - 1] ?? '',
      skipped: hashes[skippedTo(position)] ?? '',
    }
    links.push(link)
    hashes.push(hashOf(textOfLink('c', link)))
  }
  const anchor = { day: '2026-11-17', position: 90, hash: hashes[90] ?? '' }
  const steps = [...proved, anchor.position].flatMap((to) => waydown(length, to))
  return {
    openSeconds: 5,
    entries: proved.map((position) => ({ chain: 'c', position, entry: entryAt(position) })),
    chains: [
      {
        chain: 'c',
        newest: { position: length, hash: hashes[length] ?? '' },
        anchor,
        links: links.filter(({ position }) => steps.includes(position)),
      },
    ],
  }
}

const shown: ShownEntry[] = proved.map((position) => ({
  id: `e${position}`,
  at: '2026-11-16T07:00:00.000Z',
  what: 'history.read',
  outcome: 'done',
}))

describe('the proof of entries', () => {
  it('holds for what stands in the chain as it is shown', async () => {
    expect(await judgeProof(makeProof(), shown, now)).toEqual({
      proved: 3,
      open: 0,
      failed: [],
      anchored: ['2026-11-17'],
    })
  })

  const chainOf = ({ chains: [chain] }: AuditProof) => chain
  const first = ({ entries: [entry] }: AuditProof) => entry

  it.each<[string, (proof: AuditProof) => unknown]>([
    ['an entry', (proof) => Object.assign(first(proof)?.entry ?? {}, { actorId: 'somebody' })],
    ['the place of an entry', (proof) => Object.assign(first(proof) ?? {}, { position: 64 })],
    ['a hash of an entry', (proof) => Object.assign(chainOf(proof)?.links[0] ?? {}, { entry: chainStart })],
    ['a link on the way', (proof) => Object.assign(chainOf(proof)?.links[2] ?? {}, { sealedAt: 'x' })],
    [
      'where a link points',
      (proof) => Object.assign(chainOf(proof)?.links[1] ?? {}, { skipped: chainStart }),
    ],
    ['the newest hash', (proof) => Object.assign(chainOf(proof)?.newest ?? {}, { hash: chainStart })],
    ['the anchor', (proof) => Object.assign(chainOf(proof)?.anchor ?? {}, { hash: chainStart })],
    ['a missing link', (proof) => chainOf(proof)?.links.splice(0, 1)],
    ['a missing chain', ({ chains }) => chains.splice(0, 1)],
  ])('fails with %s changed', async (_what, change) => {
    const proof = makeProof()
    change(proof)
    expect((await judgeProof(proof, shown, now)).failed).not.toEqual([])
  })

  it.each([{ what: 'image.read' }, { outcome: 'refused' }, { at: '2026-11-16T07:00:00.001Z' }])(
    'fails for what is shown otherwise: %o',
    async (change) => {
      const [first, ...rest] = shown
      if (!first) throw new Error('Nothing is shown')
      const { failed } = await judgeProof(makeProof(), [{ ...first, ...change }, ...rest], now)
      expect(failed).toEqual([first.id])
    },
  )

  it('calls an entry without a link open for a minute, and then missing', async () => {
    const young = { id: 'new', at: '2026-11-17T11:59:30.000Z', what: 'history.read', outcome: 'done' }
    expect(await judgeProof(makeProof(), [young], now)).toMatchObject({ open: 1, failed: [] })
    expect(await judgeProof(makeProof(), [young], now + 60_000)).toMatchObject({ open: 0, failed: ['new'] })
  })
})
