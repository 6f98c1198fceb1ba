import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeSlot, encodeSlot } from './time.ts'
import {
  addDays,
  clockMark,
  dayAt,
  dayBounds,
  dayOf,
  instantOf,
  instantsOf,
  latestToday,
  timeOf,
  wallOf,
  wallTimeAt,
} from './zone.ts'

const zones = ['Europe/Madrid', 'Atlantic/Canary']
const years = Array.from({ length: 17 }, (_, index) => 2024 + index)
const hour = 3_600_000

/** 01:00 UTC on the last Sunday of the month: when Europe changes its clocks. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0))
  return last.getTime() - last.getUTCDay() * 24 * hour + hour
}

describe('the slot on the wire', () => {
  const changes = years.flatMap((year) => [clockChange(year, 3), clockChange(year, 10)])

  it.each(zones)('decodes to the chosen instant around every clock change 2024–2040 in %s', (zone) => {
    for (const change of changes) {
      // Every five minutes where the clock jumps, every half hour over the days around it.
      for (let minutes = -26 * 60; minutes <= 26 * 60; minutes += Math.abs(minutes) < 180 ? 5 : 30) {
        const instant = change + minutes * 60_000
        expect(decodeSlot(encodeSlot(instant, zone), zone)).toBe(instant)
      }
    }
  })

  it('is one hour earlier on the clinic’s wall clock', () => {
    expect(encodeSlot(Date.parse('2026-11-23T08:00:00Z'), 'Europe/Madrid')).toBe('2026-11-23T08:00:00')
    expect(encodeSlot(Date.parse('2026-07-01T08:00:00Z'), 'Europe/Madrid')).toBe('2026-07-01T09:00:00')
    expect(encodeSlot(Date.parse('2026-11-23T08:00:00Z'), 'Atlantic/Canary')).toBe('2026-11-23T07:00:00')
  })

  it('stays pure wall-clock arithmetic over midnight and over the jump', () => {
    expect(encodeSlot(Date.parse('2026-11-22T23:30:00Z'), 'Europe/Madrid')).toBe('2026-11-22T23:30:00')
    expect(encodeSlot(Date.parse('2026-03-29T01:00:00Z'), 'Europe/Madrid')).toBe('2026-03-29T02:00:00')
  })

  it('travels with an offset only in the second run of the hour that repeats', () => {
    expect(encodeSlot(Date.parse('2026-10-25T00:30:00Z'), 'Europe/Madrid')).toBe('2026-10-25T01:30:00')
    expect(encodeSlot(Date.parse('2026-10-25T01:30:00Z'), 'Europe/Madrid')).toBe('2026-10-25T01:30:00.000Z')
  })

  it('takes a text with offset as it is', () => {
    expect(decodeSlot('2026-11-23T09:00:00+01:00', 'Atlantic/Canary')).toBe(
      Date.parse('2026-11-23T08:00:00Z'),
    )
  })

  it.each([
    '',
    'tomorrow',
    '2026-11-23',
    '2026-11-23T09:00:30',
    '2026-13-01T09:00:00',
    '2026-02-30T09:00:00',
    '2026-11-23T24:00:00',
    '2026-03-29T01:30:00',
  ])('refuses %j', (text) => {
    expect(decodeSlot(text, 'Europe/Madrid')).toBeNull()
  })
})

describe('the clock on the wall', () => {
  const everywhere = [
    ...zones,
    'America/Los_Angeles',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
  ]

  it.each(everywhere)('in %s shows what the machine’s own tables say, asked once or again', (timeZone) => {
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
    const shown = (instant: number) => {
      const wall = wallTimeAt(instant, timeZone)
      return `${dayOf(wall)}, ${timeOf(wall)}`
    }
    const instants = fc.integer({ min: Date.UTC(1972), max: Date.UTC(2060) })
    fc.assert(
      fc.property(instants, fc.nat({ max: 899_999 }), (instant, later) => {
        expect(shown(instant)).toBe(clock.format(instant))
        expect(shown(instant + later)).toBe(clock.format(instant + later))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('clinic zones', () => {
  it.each(zones)('finds every instant again from its wall time 2024–2040 in %s', (zone) => {
    for (const year of years) {
      for (const change of [clockChange(year, 3), clockChange(year, 10)]) {
        for (let step = -30; step <= 30; step++) {
          const instant = change + step * hour
          expect(instantsOf(wallTimeAt(instant, zone), zone)).toContain(instant)
        }
      }
    }
  })

  it('has no instant in the skipped hour and two in the repeated one', () => {
    expect(instantsOf(wallOf('2026-03-29', '02:30'), 'Europe/Madrid')).toEqual([])
    expect(instantsOf(wallOf('2026-10-25', '02:30'), 'Europe/Madrid')).toHaveLength(2)
    expect(
      timeOf(wallTimeAt(instantOf(wallOf('2026-03-29', '02:30'), 'Europe/Madrid'), 'Europe/Madrid')),
    ).toBe('03:30')
  })

  it.each([
    ['Europe/Madrid', '2027-10-30T23:59:00Z', ''],
    ['Europe/Madrid', '2027-10-31T00:00:00Z', 'GMT+2'],
    ['Europe/Madrid', '2027-10-31T00:59:59Z', 'GMT+2'],
    ['Europe/Madrid', '2027-10-31T01:00:00Z', 'GMT+1'],
    ['Europe/Madrid', '2027-10-31T01:59:00Z', 'GMT+1'],
    ['Europe/Madrid', '2027-10-31T02:00:00Z', ''],
    ['Europe/Madrid', '2027-03-28T01:00:00Z', ''],
    ['Atlantic/Canary', '2027-10-31T00:30:00Z', 'GMT+1'],
    ['Atlantic/Canary', '2027-10-31T01:30:00Z', 'GMT'],
    ['America/Los_Angeles', '2027-11-07T08:30:00Z', 'GMT-7'],
    ['Australia/Lord_Howe', '2027-04-03T15:10:00Z', 'GMT+10:30'],
    ['Asia/Kolkata', '2027-10-31T00:30:00Z', ''],
    ['UTC', '2027-10-31T00:30:00Z', ''],
  ])('in %s at %s a time is marked with "%s"', (zone, instant, mark) => {
    expect(clockMark(Date.parse(instant), zone)).toBe(mark)
  })

  it('has days of 23, 24 and 25 hours', () => {
    const length = (day: string) => {
      const { start, end } = dayBounds(day, 'Europe/Madrid')
      return (end - start) / hour
    }
    expect([length('2026-03-29'), length('2026-07-01'), length('2026-10-25')]).toEqual([23, 24, 25])
  })

  it('moves days by the calendar', () => {
    expect(addDays('2026-10-31', 1)).toBe('2026-11-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(dayAt(Date.parse('2026-11-22T23:30:00Z'), 'Europe/Madrid')).toBe('2026-11-23')
    expect(dayAt(Date.parse('2026-11-22T23:30:00Z'), 'Atlantic/Canary')).toBe('2026-11-22')
  })
})

it('the latest today is the day of the clocks of Spain that are furthest ahead', () => {
  expect(latestToday(Date.parse('2026-11-20T22:59:00Z'))).toBe('2026-11-20')
  expect(latestToday(Date.parse('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
})
