import { expect, it } from 'vitest'
import { drawYear } from './year-drawing'

// Tuesday 24 November to Wednesday 2 December 2026, hours on Mondays and Wednesdays.
const pattern = {
  from: '2026-11-24',
  until: '2026-12-02',
  everyWeeks: 1,
  hours: [1, 3].map((weekday) => ({ weekday, start: '09:00', end: '14:00' })),
  except: [{ from: '2026-11-29', to: '2026-11-30' }],
}
const none = { collides: new Set<string>(), affected: new Set<string>() }

it('draws each day in the column of its week and the row of its weekday, with what is on it', () => {
  const { days, columns, months } = drawYear(pattern, none)
  expect(days.map(({ day, column, row, mark }) => [day.slice(5), column, row, mark])).toEqual([
    ['11-24', 0, 1, null],
    ['11-25', 0, 2, 'planned'],
    ['11-26', 0, 3, null],
    ['11-27', 0, 4, null],
    ['11-28', 0, 5, null],
    ['11-29', 0, 6, 'excepted'],
    ['11-30', 1, 0, 'excepted'],
    ['12-01', 1, 1, null],
    ['12-02', 1, 2, 'planned'],
  ])
  expect(columns).toBe(2)
  expect(months).toEqual([{ day: '2026-12-01', column: 1 }])
})

it('marks a visit in the way before hours in the way, and these before the plan', () => {
  const marks = { collides: new Set(['2026-11-25', '2026-12-02']), affected: new Set(['2026-12-02']) }
  const { days } = drawYear(pattern, marks)
  expect(days.flatMap(({ mark }) => (mark ? [mark] : []))).toEqual([
    'collides',
    'excepted',
    'excepted',
    'affected',
  ])
})

it.each([
  ['2027-11-23', 365],
  ['2029-01-01', 366],
  ['2026-11-24', 1],
  ['2026-11-23', 0],
])('draws until %s %i days', (until, count) => {
  const { days, columns } = drawYear({ ...pattern, until }, none)
  expect(days).toHaveLength(count)
  expect(columns).toBe(count > 1 ? 53 : 1)
})
