import { expect, it } from 'vitest'
import { bookingFailure } from './booking-failure'

it.each([
  ['slot_taken', 'taken'],
  ['not_found', 'gone'],
  ['forbidden', 'gone'],
  ['status_conflict', 'changed'],
  ['conflict', 'closed'],
  ['too_many_visits', 'tooMany'],
  ['invalid_input', 'unbookable'],
  ['network', 'later'],
  ['unavailable', 'later'],
  ['bad_upstream', 'later'],
  ['upstream_timeout', 'later'],
  ['internal', 'later'],
  ['rate_limited', 'later'],
])('%s is %s', (code, kind) => {
  expect(bookingFailure(code, false)).toEqual({ kind, alternatives: [] })
})

it('keeps the alternatives that a taken slot comes with', () => {
  const alternatives = ['2026-11-23T09:30:00.000Z']
  expect(bookingFailure('slot_taken', false, alternatives).alternatives).toEqual(alternatives)
})

it('takes a conflict of an appointment that moves for its own', () => {
  expect(bookingFailure('conflict', true).kind).toBe('changed')
  expect(bookingFailure('slot_taken', true).kind).toBe('taken')
})
