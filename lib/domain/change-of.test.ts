import { expect, it } from 'vitest'
import { changeOf } from './insights'

it.each([
  [12, 10, 20],
  [9, 12, -25],
  [5, 5, 0],
  [3, 0, null],
  [10, 1, 900],
  [20, 1, null],
  [null, 4, null],
  [4, null, null],
])('%s after %s is a change of %s in percent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change)
})
