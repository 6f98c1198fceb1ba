import { describe, expect, it } from 'vitest'
import { missWeights } from '../../clinic-api/services/hints/miss-rule.ts'
import { calibration, closedVisits, demos, learn, weightNames } from './hints.ts'

/** Fewer than the bench takes, which needs a minute. */
const some = 60

describe('the rule of the hints', () => {
  it('is what the visits of demos teach', { tags: 'slow', timeout: 120_000 }, () => {
    const learned = learn(closedVisits(demos.learned[0], some))
    for (const each of weightNames)
      expect(Math.abs(learned[each] - missWeights[each]), each).toBeLessThan(0.3)
  })

  it('says of visits that it was not learned from what becomes of them', {
    tags: 'slow',
    timeout: 120_000,
  }, () => {
    const bins = calibration(closedVisits(demos.heldBack[0], some)).filter(({ visits }) => visits >= 200)
    expect(bins.length).toBeGreaterThan(3)
    for (const { from, said, missed } of bins)
      expect(Math.abs(said - missed), `from ${from} %`).toBeLessThan(6)
    const shares = bins.map(({ missed }) => missed)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })
})
