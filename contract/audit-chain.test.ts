import { expect, it } from 'vitest'
import { skippedTo, waydown } from './audit-chain.ts'

it('comes down in as few steps as the skips allow, also where one ends at the goal', () => {
  for (let from = 1; from < 300; from += 1)
    for (const to of [skippedTo(from), skippedTo(skippedTo(from))])
      if (to < from && to >= 0) {
        const steps = waydown(from, to)
        expect(steps.length, `${from} to ${to}`).toBeLessThanOrEqual(3)
        expect([steps[0], steps.at(-1)]).toEqual([from, to])
      }
})
