import { expect, it } from 'vitest'
import { roundTicks } from './bars-chart'

it.each([
  [136, [0, 50, 100, 150]],
  [40, [0, 10, 20, 30, 40]],
  [2, [0, 1, 2]],
  [0, [0]],
])('an axis up to %i counts in round steps', (highest, ticks) => {
  expect(roundTicks(highest)).toEqual(ticks)
})
