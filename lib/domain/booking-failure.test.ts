import { expect, it } from 'vitest'
import { bookingFailure } from './booking-failure'

it.each([
  ['slot_taken', 'taken'],
  ['not_found', 'gone'],
  ['forbidden', 'gone'],
  ['status_conflict', 'changed'],
  ['conflict', 'changed'],
  ['invalid_input', 'unbookable'],
  ['network', 'later'],
  ['unavailable', 'later'],
  ['bad_upstream', 'later'],
  ['upstream_timeout', 'later'],
  ['internal', 'later'],
  ['rate_limited', 'later'],
])('%s is %s', (code, kind) => {
  expect(bookingFailure(code)).toEqual({ kind, alternatives: [] })
})

it('keeps the alternatives that a taken slot comes with', () => {
  const alternatives = ['2026-11-23T09:30:00.000Z']
  expect(bookingFailure('slot_taken', alternatives).alternatives).toEqual(alternatives)
})
