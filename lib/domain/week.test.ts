import { describe, expect, it } from 'vitest'
import { dayBounds } from '#contract/zone'
import {
  addWeeks,
  columnOf,
  daysOf,
  mondayOf,
  plainDayFrom,
  presentWeeks,
  rangeOfWeeks,
  weekAt,
  weekFrom,
} from './week'

const zones = ['Europe/Madrid', 'Atlantic/Canary', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']

describe('weeks', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-20', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2026-01-01', '2025-12-29'],
    ['2028-02-29', '2028-02-28'],
    ['2026-03-29', '2026-03-23'],
    ['2026-10-25', '2026-10-19'],
  ])('%s lies in the week of %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
    expect(weekFrom(day)).toBe(monday)
    expect(columnOf(monday, day)).toBe(daysOf(monday).indexOf(day))
  })

  it.each([
    '',
    'today',
    '2026-13-01',
    '2026-02-30',
    '2026-2-3',
    '0000-01-01',
    ['2026-11-16'],
    null,
    undefined,
  ])('%j names no day and no week', (text) => {
    expect(plainDayFrom(text)).toBeNull()
    expect(weekFrom(text)).toBeNull()
  })

  it('runs from Monday to Sunday, over clock changes and the turn of the year', () => {
    expect(daysOf('2026-10-19').at(-1)).toBe('2026-10-25')
    expect(daysOf('2026-03-23')).toEqual(
      ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-03-${day}`),
    )
    expect(addWeeks('2026-12-28', 1)).toBe('2027-01-04')
    expect(addWeeks('2026-03-30', -1)).toBe('2026-03-23')
    expect(columnOf('2026-11-16', '2026-11-15')).toBe(-1)
    expect(columnOf('2026-11-16', '2026-11-23')).toBe(-1)
  })

  it.each([
    ['2026-11-22T22:59:59Z', 'Europe/Madrid', '2026-11-16'],
    ['2026-11-22T23:00:00Z', 'Europe/Madrid', '2026-11-23'],
    ['2026-11-22T23:00:00Z', 'Atlantic/Canary', '2026-11-16'],
    ['2026-10-25T23:00:00Z', 'Europe/Madrid', '2026-10-26'],
  ])('at %s in %s it is the week of %s', (instant, zone, week) => {
    expect(weekAt(Date.parse(instant), zone)).toBe(week)
  })

  it.each(['2026-11-16', '2026-03-23', '2026-10-19', '2026-12-28'])(
    '%s: the range encloses the week',
    (week) => {
      for (const zone of zones) {
        const { from, to } = rangeOfWeeks(week)
        expect(Date.parse(from)).toBeLessThanOrEqual(dayBounds(week, zone).start)
        expect(Date.parse(to)).toBeGreaterThanOrEqual(dayBounds(daysOf(week)[6] ?? '', zone).end)
      }
    },
  )

  it.each(['2026-11-20T12:00:00Z', '2026-11-22T23:30:00Z', '2026-11-23T05:00:00Z', '2026-11-22T10:00:00Z'])(
    'at %s the present week of every zone is among the candidates',
    (instant) => {
      const now = Date.parse(instant)
      const { first, last } = presentWeeks(now)
      for (const zone of zones) expect([first, last]).toContain(weekAt(now, zone))
    },
  )
})
