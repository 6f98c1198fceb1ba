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
  expect(bookingFailure('slot_taken', false, { alternatives }).alternatives).toEqual(alternatives)
})

it('says whose the other appointment is, when it is the patient who has one then', () => {
  const errors = { patientId: 'The patient has another appointment at this time' }
  expect(bookingFailure('slot_taken', false, { errors }).kind).toBe('busy')
  expect(bookingFailure('invalid_input', false, { errors }).kind).toBe('unbookable')
})

it.each([
  ['too-soon', 120, { unit: 'hours', count: 2 }],
  ['too-soon', 2880, { unit: 'days', count: 2 }],
  ['too-soon', 45, { unit: 'minutes', count: 45 }],
  ['day-full', 4, { count: 4 }],
  ['pause', null, { count: 0 }],
] as const)('reads the rule %s with its number', (rule, limit, values) => {
  const failure = bookingFailure('against_rules', true, { rule, limit, alternatives: ['t'] })
  expect(failure).toEqual({ kind: 'rule', alternatives: ['t'], broken: { rule, values } })
})

it('takes a conflict of an appointment that moves for its own', () => {
  expect(bookingFailure('conflict', true).kind).toBe('changed')
  expect(bookingFailure('slot_taken', true).kind).toBe('taken')
})
