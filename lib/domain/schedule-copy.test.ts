import { expect, it } from 'vitest'
import { newerOf } from './schedule-copy'

const [old, young] = [{ readAt: 1 }, { readAt: 2 }]

it.each([
  ['the only one', old, undefined, old],
  ['the only other one', undefined, old, old],
  ['the later read', old, young, young],
  ['the later read, given first', young, old, young],
])('%s is taken', (_which, one, other, expected) => {
  expect(newerOf(one, other)).toBe(expected)
})

it('takes the first of two that are equally old, and none of none', () => {
  expect(newerOf(old, { ...old })).toBe(old)
  expect(newerOf(undefined, undefined)).toBeUndefined()
})
