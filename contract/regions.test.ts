import { expect, it } from 'vitest'
import { islandsOf, localHolidays, typedDayOfYear } from './regions.ts'

it.each([
  ['15/5', '05-15'],
  [' 24 / 6 ', '06-24'],
  ['29.2', '02-29'],
  ['05-15', '05-15'],
])('%j is the day %s of each year', (day, stored) => {
  expect(localHolidays.parse([{ day, name: ' San  Isidro ' }])).toEqual([{ day: stored, name: 'San Isidro' }])
})

it.each(['31/2', '0/5', '1/13', '15', '5-15', 'mayo'])('%j is no day', (day) => {
  const { error } = localHolidays.safeParse([{ day, name: '' }])
  expect(error?.issues).toMatchObject([{ path: [0, 'day'], message: 'Write the day as 15/5' }])
})

it('leaves out a row without a day, and takes four', () => {
  const row = { day: '1/5', name: '' }
  expect(localHolidays.parse([{ day: ' ', name: 'None' }, row])).toEqual([{ day: '05-01', name: '' }])
  expect(localHolidays.safeParse(Array(4).fill(row)).success).toBe(true)
  expect(localHolidays.safeParse(Array(5).fill(row)).success).toBe(false)
})

it('writes a stored day as it is typed', () => {
  expect(typedDayOfYear('05-01')).toBe('1/5')
})

it.each([
  ['CN', 7, 'EH'],
  ['IB', 4, 'EI'],
  ['MD', 0, undefined],
  ['', 0, undefined],
  [null, 0, undefined],
] as const)('the region %s has %i islands', (region, count, first) => {
  const islands = islandsOf(region)
  expect([islands.length, islands[0]?.[0]]).toEqual([count, first])
})
