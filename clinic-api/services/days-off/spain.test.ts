import { describe, expect, it } from 'vitest'
import { type Island, type Region, regions } from '#contract/regions'
import { weekdayOf } from '#contract/series-pattern'
import { easterOf } from './easter.ts'
import { spanishHolidays } from './spain.ts'

const listOf = (region: Region, year: number, island: Island | null = null) =>
  spanishHolidays({ region, island, localHolidays: [] }, year)
const regional = (region: Region, year: number) =>
  listOf(region, year)
    .filter(({ local }) => !local)
    .map(({ from }) => from.slice(5))
    .join(' ')

describe('the official list of 2026 (BOE-A-2025-21667)', () => {
  it.each<[Region, string]>([
    ['AN', '01-01 01-06 02-28 04-02 04-03 05-01 08-15 10-12 11-02 12-07 12-08 12-25'],
    ['AR', '01-01 01-06 04-02 04-03 04-23 05-01 08-15 10-12 11-02 12-07 12-08 12-25'],
    ['AS', '01-01 01-06 04-02 04-03 05-01 08-15 09-08 10-12 11-02 12-07 12-08 12-25'],
    ['CB', '01-01 01-06 04-02 04-03 05-01 07-28 08-15 09-15 10-12 12-07 12-08 12-25'],
    ['CE', '01-01 01-06 04-02 04-03 05-01 05-27 08-05 08-15 09-02 10-12 12-08 12-25'],
    ['CL', '01-01 01-06 04-02 04-03 04-23 05-01 08-15 10-12 11-02 12-07 12-08 12-25'],
    ['CM', '01-01 01-06 04-02 04-03 04-06 05-01 06-04 08-15 10-12 11-02 12-08 12-25'],
    ['CN', '01-01 01-06 04-02 04-03 05-01 05-30 08-15 10-12 11-02 12-08 12-25'],
    ['CT', '01-01 01-06 04-03 04-06 05-01 06-24 08-15 09-11 10-12 12-08 12-25 12-26'],
    ['EX', '01-01 01-06 04-02 04-03 05-01 08-15 09-08 10-12 11-02 12-07 12-08 12-25'],
    ['GA', '01-01 01-06 03-19 04-02 04-03 05-01 06-24 07-25 08-15 10-12 12-08 12-25'],
    ['IB', '01-01 01-06 03-02 04-02 04-03 04-06 05-01 08-15 10-12 12-08 12-25 12-26'],
    ['MC', '01-01 01-06 03-19 04-02 04-03 05-01 06-09 08-15 10-12 12-07 12-08 12-25'],
    ['MD', '01-01 01-06 04-02 04-03 05-01 05-02 08-15 10-12 11-02 12-07 12-08 12-25'],
    ['ML', '01-01 01-06 03-20 04-02 04-03 05-01 05-27 08-15 10-12 12-07 12-08 12-25'],
    ['NC', '01-01 01-06 03-19 04-02 04-03 04-06 05-01 08-15 10-12 11-02 12-08 12-25'],
    ['PV', '01-01 01-06 03-19 04-02 04-03 04-06 05-01 07-25 08-15 10-12 12-08 12-25'],
    ['RI', '01-01 01-06 04-02 04-03 04-06 05-01 06-09 08-15 10-12 12-07 12-08 12-25'],
    ['VC', '01-01 01-06 03-19 04-03 04-06 05-01 06-24 08-15 10-09 10-12 12-08 12-25'],
  ])('%s', (region, days) => {
    expect(regional(region, 2026)).toBe(days)
    expect(listOf(region, 2026).every(({ official }) => official)).toBe(true)
  })

  it.each<[Region, Island, string]>([
    ['CN', 'TF', '02-02'],
    ['CN', 'LP', '08-05'],
    ['CN', 'GC', '09-08'],
    ['CN', 'LZ', '09-15'],
    ['CN', 'FV', '09-18'],
    ['CN', 'EH', '09-24'],
    ['CN', 'GO', '10-05'],
    ['IB', 'FO', '07-25'],
  ])('%s, %s has its own day on %s', (region, island, day) => {
    const days = (of: Island | null) => listOf(region, 2026, of).map(({ from }) => from)
    expect(days(island)).toContain(`2026-${day}`)
    expect(days(null)).not.toContain(`2026-${day}`)
  })

  it('has the days that a whole autonomous city or community sets as local ones', () => {
    const local = (region: Region) =>
      listOf(region, 2026).flatMap(({ local, from }) => (local ? [from.slice(5)] : []))
    expect(local('ML')).toEqual(['09-08', '09-17'])
    expect(local('CE')).toEqual(['03-20', '06-13'])
    expect(local('NC')).toEqual(['12-03'])
  })
})

describe('2027', () => {
  it.each<[Region, string]>([
    ['IB', '01-01 01-06 03-01 03-25 03-26 03-29 05-01 10-12 11-01 12-06 12-08 12-25'],
    ['VC', '01-01 01-06 03-19 03-26 03-29 05-01 10-09 10-12 11-01 12-06 12-08 12-25'],
  ])('of %s is the published calendar', (region, days) => {
    expect(regional(region, 2027)).toBe(days)
    expect(listOf(region, 2027).every(({ official }) => official)).toBe(true)
  })

  it('of the others is worked out, and says so; none has more than twelve days, none on a Sunday', () => {
    for (const region of regions.filter((each) => each !== 'IB' && each !== 'VC')) {
      const days = listOf(region, 2027)
      expect(days.some(({ official }) => official)).toBe(false)
      expect(days.filter(({ from }) => weekdayOf(from) === 7)).toEqual([])
      const count = days.filter(({ local }) => !local).length
      expect([region, count]).toEqual([region, region === 'CN' ? 11 : 12])
    }
  })
})

it('a year without a list follows the rules, and says so', () => {
  const days = listOf('MD', 2032)
  expect(days.map(({ from }) => from)).toContain('2032-05-03')
  expect(days.every(({ official }) => !official)).toBe(true)
})

it('the days of the town come back every year, but 29 February only when there is one', () => {
  const localHolidays = [
    { day: '05-15', name: 'San Isidro' },
    { day: '02-29', name: '' },
  ]
  const of = (year: number) =>
    spanishHolidays({ region: 'MD', island: null, localHolidays }, year)
      .filter(({ local }) => local)
      .map(({ from, nameEs }) => `${from} ${nameEs}`)
  expect(of(2026)).toEqual(['2026-05-15 San Isidro'])
  expect(of(2028)).toEqual(['2028-02-29 Fiesta local', '2028-05-15 San Isidro'])
})

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, day) => {
  expect(easterOf(year)).toBe(day)
})
