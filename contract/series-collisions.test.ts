import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, leftStanding, overlap, planSeries } from './series-collisions.ts'
import type { Stretch } from './series-expansion.ts'

const hour = 3_600_000
const at = (start: number, end: number): Stretch => ({ start: start * hour, end: end * hour })
const block = (id: string, start: number, end: number): Block => ({ id, ...at(start, end) })

/** Stretches in order that do not overlap. */
const stretches = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 9 })), { maxLength: 15 })
  .map((parts) => {
    let end = 0
    return parts.map(([pause, length]) => {
      const start = end + pause
      end = start + length
      return at(start, end)
    })
  })
const blocks = stretches.map((each) => each.map((one, index) => ({ ...one, id: String(index) })))
const choices = ['keep', 'join', 'replace'] as const

describe('blocks that overlap what is there', () => {
  const wanted = [at(8, 12), at(20, 22)]
  const there = [block('a', 11, 14), block('b', 30, 31)]
  const plan = (collisions: (typeof choices)[number], now = 0) =>
    planSeries(wanted, there, { collisions, now: now * hour })

  it('are left out to keep it', () => {
    expect(plan('keep')).toMatchObject({ insert: [at(20, 22)], remove: [], skipped: 1 })
  })
  it('are made one with it', () => {
    expect(plan('join')).toMatchObject({ insert: [at(8, 14), at(20, 22)], remove: ['a'], skipped: 0 })
  })
  it('are made in its place', () => {
    expect(plan('replace')).toMatchObject({ insert: wanted, remove: ['a'], skipped: 0 })
  })
  it.each(choices)('are named with what they overlap, also to %s', (choice) => {
    expect(plan(choice).collisions).toEqual([{ ...at(8, 12), with: 'a' }])
  })
  it('stay two where they only touch it', () => {
    const touching = planSeries([at(8, 11)], there, { collisions: 'join', now: 0 })
    expect(touching).toMatchObject({ insert: [at(8, 11)], remove: [], collisions: [] })
  })
  it('are not made longer than a day', () => {
    const long = planSeries([at(0, 20)], [block('a', 19, 30)], { collisions: 'join', now: -1 })
    expect(long).toMatchObject({ insert: [], remove: [], skipped: 1 })
  })

  it.each(choices)('never overlap afterwards, and leave what has begun: %s', (collisions) => {
    fc.assert(
      fc.property(stretches, blocks, fc.integer({ min: 0, max: 60 }), (added, existing, hours) => {
        const now = hours * hour
        const { insert, remove, skipped } = planSeries(added, existing, { collisions, now })
        const kept = existing.filter(({ id }) => !remove.includes(id))
        const after = [...kept, ...insert].sort((a, b) => a.start - b.start)
        after.forEach((each, index) => {
          expect(each.start).toBeGreaterThanOrEqual(after[index - 1]?.end ?? 0)
        })
        for (const { start } of existing.filter(({ id }) => remove.includes(id)))
          expect(start).toBeGreaterThan(now)
        for (const { start } of insert) expect(start).toBeGreaterThan(now)
        const coming = added.filter(({ start }) => start > now)
        const done = coming.filter((each) => insert.some((one) => overlap(one, each)))
        expect(done.length + skipped).toBe(coming.length)
      }),
    )
  })

  it('of a choice to join leave nobody standing', () => {
    fc.assert(
      fc.property(stretches, blocks, stretches, (added, existing, visits) => {
        const { insert, remove } = planSeries(added, existing, { collisions: 'join', now: -1 })
        const gone = existing.filter(({ id }) => remove.includes(id))
        const kept = existing.filter(({ id }) => !remove.includes(id))
        const inside = visits.filter((visit) =>
          existing.some((each) => each.start <= visit.start && visit.end <= each.end),
        )
        expect(leftStanding(inside, gone, [...kept, ...insert])).toEqual([])
      }),
    )
  })
})

describe('visits left standing', () => {
  const visit = { id: 'v', ...at(11, 12) }
  it.each([
    ['the hours are gone', [at(8, 14)], [], true],
    ['the hours end before', [at(8, 14)], [at(8, 11)], true],
    ['half of it lies outside', [at(8, 14)], [at(8, 11.5)], true],
    ['other hours hold it', [at(8, 14)], [at(9, 12)], false],
    ['other hours that begin with it hold it', [at(8, 14)], [at(11, 14)], false],
    ['two blocks that touch hold it', [at(8, 14)], [at(8, 11.5), at(11.5, 14)], false],
    ['hours elsewhere go away', [at(14, 16)], [], false],
  ])('when %s', (_when, removed, after, isAffected) => {
    expect(leftStanding([visit], removed, after)).toEqual(isAffected ? [visit] : [])
  })
})
