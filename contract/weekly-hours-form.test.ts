import { expect, it } from 'vitest'
import { repetitionOf, rowsOfHours, weeklyHoursForm } from './weekly-hours-form.ts'

const form = {
  rows: [{ days: [1, 2], start: '09:00', end: '14:00' }],
  repeats: '1',
  from: '2026-11-16',
  until: '2026-12-31',
  except: [],
  collisions: 'keep',
}
const tooShort = 'End Time must be after Start Time and at least 60 minutes later'
const overlap = 'These hours overlap others of the same day'
const row = (start: string, end: string, days = [1, 2]) => ({ days, start, end })

it.each([
  ['hours that are right', {}, []],
  ['hours until midnight', { rows: [row('20:00', '00:00')] }, []],
  ['hours that are too short, on two days', { rows: [row('09:00', '09:30')] }, [['rows.0.end', tooShort]]],
  [
    'a second row that overlaps the first on one of its days',
    { rows: [row('09:00', '14:00'), row('13:00', '20:00', [2, 3])] },
    [['rows.1.start', overlap]],
  ],
  [
    'an end before the beginning',
    { until: '2026-11-15' },
    [['until', 'The end must not be before the beginning']],
  ],
])('says once, and where it is typed, what is wrong with %s', (_what, changes, expected) => {
  const { error } = weeklyHoursForm.safeParse({ ...form, ...changes })
  expect((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])).toEqual(expected)
})

it.each([
  [{ everyWeeks: 1 }, '1'],
  [{ everyWeeks: 3 }, '3'],
  [{ everyWeeks: 2, parity: 'odd' }, 'odd'],
  [{ everyWeeks: 9 }, '1'],
] as const)('%o is chosen as %s', (recurrence, chosen) => {
  expect(repetitionOf(recurrence)).toBe(chosen)
})

it('puts the same hours of several days into one row', () => {
  const hours = [
    { weekday: 3, start: '09:00', end: '24:00' },
    { weekday: 1, start: '09:00', end: '24:00' },
    { weekday: 1, start: '07:00', end: '08:00' },
  ]
  expect(rowsOfHours(hours)).toEqual([row('09:00', '00:00', [1, 3]), row('07:00', '08:00', [1])])
})
