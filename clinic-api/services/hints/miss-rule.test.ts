import { expect, it } from 'vitest'
import type { MissReason } from './miss-rule.ts'
import { missHintOf } from './miss-rule.ts'

const calm = { leadDays: 9, closed: 5, missed: 0, isConfirmed: true }

/** Differences from `calm`, and the hint: null, or its percentage and reasons. */
const table: [string, Partial<typeof calm>, [number, MissReason[], 'ask' | 'nothing'] | null][] = [
  ['nothing speaks for a miss', {}, null],
  ['not confirmed alone', { isConfirmed: false }, null],
  ['missed before, but confirmed', { missed: 2 }, null],
  ['booked long before, not confirmed', { leadDays: 10, isConfirmed: false }, null],
  [
    'missed before and not confirmed',
    { missed: 1, isConfirmed: false },
    [21, ['missed-before', 'unconfirmed'], 'ask'],
  ],
  [
    'less than half of several missed',
    { missed: 2, isConfirmed: false },
    [21, ['missed-before', 'unconfirmed'], 'ask'],
  ],
  [
    'half of few missed',
    { closed: 3, missed: 2, isConfirmed: false },
    [21, ['missed-before', 'unconfirmed'], 'ask'],
  ],
  [
    'half of several missed',
    { closed: 4, missed: 2, isConfirmed: false },
    [43, ['missed-before', 'unconfirmed'], 'ask'],
  ],
  ['half of several missed, but confirmed', { closed: 10, missed: 7 }, [23, ['missed-before'], 'nothing']],
  ['missed no more often than others, not confirmed', { closed: 10, missed: 1, isConfirmed: false }, null],
  [
    'booked long before, not confirmed, missed before',
    { leadDays: 10, missed: 1, isConfirmed: false },
    [33, ['missed-before', 'long-lead', 'unconfirmed'], 'ask'],
  ],
  [
    'a first visit, booked long before, not confirmed',
    { leadDays: 40, closed: 0, isConfirmed: false },
    [27, ['long-lead', 'first-visit', 'unconfirmed'], 'ask'],
  ],
  ['a first visit, booked long before, confirmed', { leadDays: 40, closed: 0 }, null],
  ['the day before the long ones', { leadDays: 9, closed: 0, isConfirmed: false }, null],
]

it.each(table)('%s', (_what, given, expected) => {
  const facts = { ...calm, ...given }
  const { leadDays, closed, missed } = facts
  const [percent, reasons, what] = expected ?? []
  const suggestion = what === 'ask' ? 'ask-confirmation' : null
  expect(missHintOf(facts)).toEqual(expected && { percent, reasons, suggestion, leadDays, closed, missed })
})
