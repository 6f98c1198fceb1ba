import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bookingWindow,
  brokenAmong,
  excludesEveryTime,
  fullDays,
  lastChange,
  noRules,
  pausesAround,
  rulesAt,
  type StandingVisit,
} from './visit-rules.ts'
import { addDays, dayAt, dayBounds } from './zone.ts'

const at = (text: string) => Date.parse(text)
const minute = 60_000
const timeZone = 'Europe/Madrid'
const visit = (start: string, end: string, more: object = {}): StandingVisit => ({
  start: at(`2026-11-24T${start}:00Z`),
  end: at(`2026-11-24T${end}:00Z`),
  ...more,
})

it.each([
  ['neither', 0, 0, 0],
  ['the clinic alone', 30, 0, 30],
  ['the kind alone', 0, 120, 120],
  ['a longer one of the kind', 30, 120, 120],
  ['a shorter one of the kind', 120, 30, 30],
])('the notice that counts: %s', (_which, clinic, kind, expected) => {
  const rules = { ...noRules, noticeMinutes: kind, perDay: 3 }
  expect(rulesAt({ noticeMinutes: clinic }, rules)).toEqual({ ...rules, noticeMinutes: expected })
})

describe('bookingWindow', () => {
  const now = at('2026-11-16T07:00:00Z')
  it.each([
    ['nothing asked', {}, 'patient', '2026-11-16T07:00:00.000Z', '2026-12-16T23:00:00.000Z'],
    [
      'two hours of notice',
      { noticeMinutes: 120 },
      'patient',
      '2026-11-16T09:00:00.000Z',
      '2026-12-16T23:00:00.000Z',
    ],
    [
      'two hours of notice, which do not count for who is here',
      { noticeMinutes: 120 },
      'walk-in',
      '2026-11-16T07:00:00.000Z',
      '2036-11-15T23:00:00.000Z',
    ],
    ['a week ahead', { horizonDays: 7 }, 'patient', '2026-11-16T07:00:00.000Z', '2026-11-23T23:00:00.000Z'],
    [
      'a week ahead for staff, too',
      { horizonDays: 7 },
      'staff',
      '2026-11-16T07:00:00.000Z',
      '2026-11-23T23:00:00.000Z',
    ],
    [
      'over the clock change',
      { horizonDays: 140 },
      'patient',
      '2026-11-16T07:00:00.000Z',
      '2027-04-05T22:00:00.000Z',
    ],
  ] as const)('%s', (_what, rules, by, open, end) => {
    const window = bookingWindow(now, timeZone, by, { ...noRules, ...rules })
    expect([window.start, window.open, window.end].map((each) => new Date(each).toISOString())).toEqual([
      '2026-11-16T07:00:00.000Z',
      open,
      end,
    ])
  })

  it('is empty at every instant exactly when the rules exclude every time', () => {
    const rules = fc.record({
      noticeMinutes: fc.integer({ min: 0, max: 20_160 }),
      horizonDays: fc.option(fc.integer({ min: 1, max: 14 })),
    })
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 23 }), (some, hour) => {
        // A day of 24 hours on each side of the window.
        const asked = dayBounds('2026-11-16', timeZone).start + hour * 3_600_000
        const { open, end } = bookingWindow(asked, timeZone, 'patient', { ...noRules, ...some })
        if (excludesEveryTime(some)) expect(open).toBeGreaterThanOrEqual(end)
        else if (hour === 0) expect(open).toBeLessThan(end)
      }),
    )
  })
})

describe('excludesEveryTime', () => {
  it.each([
    [0, null, false],
    [20_160, null, false],
    [20_160, 7, true],
    [8 * 1440, 7, true],
    [8 * 1440 - 1, 7, false],
    [1440, 1, false],
    [2880, 1, true],
  ])('%i minutes of notice, %s days ahead: %s', (noticeMinutes, horizonDays, expected) => {
    expect(excludesEveryTime({ noticeMinutes, horizonDays })).toBe(expected)
  })
})

describe('lastChange', () => {
  it.each([
    [0, '2026-11-24T09:00:00.000Z'],
    [24, '2026-11-23T09:00:00.000Z'],
  ])('%i hours before', (cancelHours, instant) => {
    expect(new Date(lastChange(at('2026-11-24T09:00:00Z'), { cancelHours })).toISOString()).toBe(instant)
  })
})

describe('pauses', () => {
  const standing = visit('10:00', '10:30', { before: 10, after: 20 })
  it.each([
    ['09:00', '09:50', {}, null],
    ['09:00', '09:51', {}, 'pause'],
    ['10:50', '11:20', {}, null],
    ['10:49', '11:19', {}, 'pause'],
    ['09:00', '09:45', { after: 15 }, null],
    ['09:00', '09:46', { after: 15 }, 'pause'],
    // The larger of both pauses counts, not their sum.
    ['10:50', '11:20', { before: 20 }, null],
    ['11:00', '11:30', { before: 30 }, null],
    ['10:59', '11:29', { before: 30 }, 'pause'],
  ])('from %s to %s with %o: %s', (start, end, own, expected) => {
    const pauses = pausesAround([standing], { before: 0, after: 0, ...own })
    expect(brokenAmong(visit(start, end), { pauses, full: [] })).toBe(expected)
  })

  it('keep exactly the larger pause between two visits, whichever was booked first', () => {
    const pause = fc.integer({ min: 0, max: 60 })
    const some = fc.record({ length: fc.integer({ min: 10, max: 120 }), before: pause, after: pause })
    fc.assert(
      fc.property(some, some, fc.integer({ min: 0, max: 90 }), (one, other, gap) => {
        const first = { start: 0, end: one.length * minute, ...one }
        const start = first.end + gap * minute
        const second = { start, end: start + other.length * minute, ...other }
        const needed = Math.max(one.after, other.before)
        const later = brokenAmong(second, { pauses: pausesAround([first], other), full: [] })
        const earlier = brokenAmong(first, { pauses: pausesAround([second], one), full: [] })
        expect([later, earlier]).toEqual(Array(2).fill(gap < needed ? 'pause' : null))
      }),
    )
  })

  it('ask for nothing where neither visit has one', () => {
    expect(pausesAround([visit('10:00', '10:30')], noRules)).toEqual([])
  })
})

describe('fullDays', () => {
  const two = [visit('08:00', '08:30', { kindId: 'a' }), visit('22:30', '22:55', { kindId: 'a' })]
  it.each([
    [2, two, 'a', true],
    [3, two, 'a', false],
    [2, two, 'b', false],
    [null, two, 'a', false],
    // The second begins on the next day in Madrid.
    [2, [two[0], visit('23:00', '23:30', { kindId: 'a' })], 'a', false],
  ])('of at most %s', (perDay, visits, kindId, isFull) => {
    const full = fullDays(visits as StandingVisit[], { kindId, perDay, timeZone })
    expect(brokenAmong(visit('12:00', '12:30'), { pauses: [], full })).toBe(isFull ? 'day-full' : null)
  })

  it('fills a day from its midnight to the next', () => {
    const { start, end } = dayBounds('2026-11-16', timeZone)
    const full = [{ start, end }]
    const at = (from: number) => brokenAmong({ start: from, end: from + minute }, { pauses: [], full })
    expect([start - minute, start, end - minute, end].map(at)).toEqual([null, 'day-full', 'day-full', null])
  })

  it('counts on the clinic’s calendar, whatever the clock does', () => {
    const starts = fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 30 })
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 4 }), (hours, perDay) => {
        // Five days around the end of summer time.
        const from = dayBounds('2026-10-23', timeZone).start
        const visits = hours.map((hour) => {
          const start = from + hour * 3_600_000
          return { start, end: start + 30 * minute, kindId: 'a' }
        })
        const full = fullDays(visits, { kindId: 'a', perDay, timeZone })
        for (let day = '2026-10-23'; day <= '2026-10-27'; day = addDays(day, 1)) {
          // Those that begin together are one visit that several patients share.
          const starts = new Set(visits.map(({ start }) => start))
          const count = [...starts].filter((start) => dayAt(start, timeZone) === day).length
          const noon = dayBounds(day, timeZone).start + 12 * 3_600_000
          const broken = brokenAmong({ start: noon, end: noon + minute }, { pauses: [], full })
          expect(broken).toBe(count >= perDay ? 'day-full' : null)
        }
      }),
    )
  })
})
