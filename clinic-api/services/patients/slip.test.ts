import { expect, it } from 'vitest'
import { isSlip } from './slip.ts'

it.each([
  ['garcia', 'garxia', 'one wrong'],
  ['garcia', 'garca', 'one missing'],
  ['garcia', 'arcia', 'the first missing'],
  ['garcia', 'garci', 'the last missing'],
  ['garcia', 'garccia', 'one too many'],
  ['garcia', 'gacria', 'two that changed places'],
  ['garcia', 'garcai', 'the last two that changed places'],
])('%s and %s: %s', (one, other) => {
  expect(isSlip(one, other)).toBe(true)
  expect(isSlip(other, one)).toBe(true)
})

it.each([
  ['garcia', 'garcia', 'no slip'],
  ['garcia', 'gaxxia', 'two wrong'],
  ['garcia', 'garc', 'two missing'],
  ['garcia', 'gicraa', 'far places changed'],
  ['garcia', 'gacrai', 'two changes'],
])('not %s and %s: %s', (one, other) => {
  expect(isSlip(one, other)).toBe(false)
  expect(isSlip(other, one)).toBe(false)
})
