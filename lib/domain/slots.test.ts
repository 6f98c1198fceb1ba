import { describe, expect, it } from 'vitest'
import { addDays } from '#contract/zone'
import {
  type BookableDay,
  busyStretches,
  byHalfDay,
  chooseDay,
  dayByKey,
  monthsOf,
  nextFreeAfter,
  weeksOf,
} from './slots'

/** A window from `start` on; `free` lists the days (counted from 0) that have slots. */
function windowFrom(start: string, free: number[], length = 31): BookableDay[] {
  return Array.from({ length }, (_, index) => {
    const date = addDays(start, index)
    return free.includes(index)
      ? { date, free: 2, first: `${date}T08:00:00.000Z` }
      : { date, free: 0, first: null }
  })
}

describe('chooseDay', () => {
  const days = windowFrom('2026-11-20', [3, 5])
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-12-20', '2026-12-20'],
    ['2026-12-21', '2026-11-23'],
    ['2026-11-19', '2026-11-23'],
    ['nonsense', '2026-11-23'],
    [null, '2026-11-23'],
  ])('asked for %s', (asked, expected) => {
    expect(chooseDay(asked, days)).toBe(expected)
  })

  it('falls back to today, and to nothing without a window', () => {
    expect(chooseDay(null, windowFrom('2026-11-20', []))).toBe('2026-11-20')
    expect(chooseDay('2026-11-20', [])).toBeNull()
  })
})

describe('nextFreeAfter', () => {
  const days = windowFrom('2026-11-20', [1, 5])
  it.each([
    ['2026-11-20', '2026-11-21T08:00:00.000Z'],
    ['2026-11-22', '2026-11-25T08:00:00.000Z'],
    ['2026-11-30', '2026-11-21T08:00:00.000Z'],
  ])('%s', (date, expected) => {
    expect(nextFreeAfter(date, days)).toBe(expected)
  })

  it('is null in a full window', () => {
    expect(nextFreeAfter('2026-11-20', windowFrom('2026-11-20', []))).toBeNull()
  })
})

describe('byHalfDay', () => {
  it('divides at noon on the clinic’s clock', () => {
    const slots = ['2026-11-23T10:30:00Z', '2026-11-23T11:00:00Z', '2026-11-23T11:30:00Z']
    const same = (slot: string) => slot
    expect(byHalfDay(slots, same, 'Europe/Madrid')).toEqual({
      morning: slots.slice(0, 1),
      afternoon: slots.slice(1),
    })
    expect(byHalfDay(slots, same, 'Atlantic/Canary').morning).toHaveLength(3)
  })
})

describe('the month grid', () => {
  it.each([
    ['2026-11', 6, '2026-11-01', 6],
    ['2026-02', 5, '2026-02-01', 6],
    ['2027-02', 4, '2027-02-01', 0],
    ['2028-02', 5, '2028-02-01', 1],
  ])('%s has %i weeks', (month, weeks, first, column) => {
    const grid = weeksOf(month)
    expect(grid).toHaveLength(weeks)
    expect(grid[0]?.indexOf(first)).toBe(column)
    expect(grid.every((week) => week.length === 7)).toBe(true)
  })

  it('covers every month that the window touches', () => {
    expect(monthsOf(windowFrom('2026-11-20', []))).toEqual(['2026-11', '2026-12'])
    expect(monthsOf(windowFrom('2027-01-31', []))).toEqual(['2027-01', '2027-02', '2027-03'])
  })
})

describe('dayByKey', () => {
  const days = windowFrom('2026-11-20', [])
  it.each([
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowLeft', '2026-12-01', '2026-11-30'],
    ['ArrowDown', '2026-11-24', '2026-12-01'],
    ['ArrowUp', '2026-11-24', '2026-11-20'],
    ['ArrowDown', '2026-12-18', '2026-12-20'],
    ['Home', '2026-12-01', '2026-11-20'],
    ['End', '2026-12-01', '2026-12-20'],
    ['a', '2026-12-01', null],
  ])('%s from %s', (key, day, expected) => {
    expect(dayByKey(key, day, days)).toBe(expected)
  })
})

describe('busyStretches', () => {
  const at = (time: string) => `2026-11-23T${time}:00.000Z`
  it('joins neighbours for the same reason and keeps others apart', () => {
    const stretches = busyStretches(
      {
        [at('09:30')]: 'booked',
        [at('07:30')]: 'outside-shift',
        [at('07:00')]: 'outside-shift',
        [at('08:00')]: 'past',
        [at('10:00')]: 'booked',
        [at('11:00')]: 'booked',
      },
      30,
    )
    expect(stretches).toEqual([
      { start: Date.parse(at('07:00')), end: Date.parse(at('08:00')), reason: 'outside-shift' },
      { start: Date.parse(at('08:00')), end: Date.parse(at('08:30')), reason: 'past' },
      { start: Date.parse(at('09:30')), end: Date.parse(at('10:30')), reason: 'booked' },
      { start: Date.parse(at('11:00')), end: Date.parse(at('11:30')), reason: 'booked' },
    ])
  })

  it('is empty on a day that is all free', () => {
    expect(busyStretches({}, 30)).toEqual([])
  })
})
