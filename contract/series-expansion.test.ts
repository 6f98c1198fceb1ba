import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs } from './durations.ts'
import { expandPattern } from './series-expansion.ts'
import {
  daysBetween,
  mostBlocks,
  mostSeriesDays,
  type Pattern,
  patternFaults,
  weekdayOf,
} from './series-pattern.ts'
import { shiftMinutes } from './shift-times.ts'
import { addDays, dayAt, dayBounds, timeOf, wallTimeAt } from './zone.ts'

const zones = ['Europe/Madrid', 'Atlantic/Canary', 'America/Santiago', 'Australia/Lord_Howe', 'UTC']
const years = Array.from({ length: 17 }, (_, index) => 2024 + index)

/** The days up to 2040 that are not 24 hours long. */
const changeDays = zones.flatMap((zone) =>
  years.flatMap((year) =>
    Array.from({ length: 366 }, (_, ahead) => addDays(`${year}-01-01`, ahead))
      .filter((day) => dayBounds(day, zone).end - dayBounds(day, zone).start !== 24 * hourMs)
      .map((day) => ({ day, zone })),
  ),
)

const time = fc.integer({ min: 0, max: 287 }).map((steps) => {
  const [hour, minute] = [Math.floor(steps / 12), (steps % 12) * 5]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
})

/** Hours of some days of the week that overlap nowhere. */
const hours = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 7 }), time, time), { minLength: 1, maxLength: 12 })
  .map((rows) => rows.map(([weekday, start, end]) => ({ weekday, start, end })))
  .map((rows) =>
    rows.filter(
      (row, index) => patternFaults({ ...base, hours: [...rows.slice(0, index), row] }).length === 0,
    ),
  )
  .filter((rows) => rows.length > 0)

const base: Pattern = { from: '2026-01-01', until: '2026-01-01', everyWeeks: 1, hours: [], except: [] }

describe('a pattern of hours', () => {
  it('is expanded on the clinic’s clock over every clock change up to 2040', {
    tags: 'slow',
    timeout: 60_000,
  }, () => {
    const around = fc.record({
      change: fc.constantFrom(...changeDays),
      before: fc.integer({ min: 0, max: 20 }),
      after: fc.integer({ min: 0, max: 20 }),
      everyWeeks: fc.integer({ min: 1, max: 4 }),
      hours,
    })
    fc.assert(
      fc.property(around, ({ change: { day, zone }, before, after, ...rest }) => {
        const pattern = { ...base, ...rest, from: addDays(day, -before), until: addDays(day, after) }
        const blocks = expandPattern(pattern, zone)
        blocks.forEach(({ start, end }, index) => {
          expect(end).toBeGreaterThan(start)
          expect(start).toBeGreaterThanOrEqual(blocks[index - 1]?.end ?? start)
          const date = dayAt(start, zone)
          expect(date >= pattern.from && date <= pattern.until).toBe(true)
          const row = rest.hours.filter(({ weekday }) => weekday === weekdayOf(date))
          const shown = { start: timeOf(wallTimeAt(start, zone)), end: timeOf(wallTimeAt(end, zone)) }
          const isUsual = [date, dayAt(end, zone)].every((each) => {
            const bounds = dayBounds(each, zone)
            return bounds.end - bounds.start === 24 * hourMs
          })
          if (!isUsual) return
          expect(row.map((each) => [each.start, each.end.replace('24:00', '00:00')])).toContainEqual([
            shown.start,
            shown.end,
          ])
          if (dayAt(end - 1, zone) !== date) return
          expect((end - start) / 60_000).toBe(shiftMinutes(shown.start, shown.end))
        })
      }),
      { numRuns: 1500 },
    )
  })

  it('covers, on the day of a change, exactly the time in which the clock shows its hours', () => {
    for (const { day, zone } of changeDays.filter(({ zone }) => !zone.startsWith('America'))) {
      const pattern = {
        ...base,
        from: day,
        until: day,
        hours: [{ weekday: weekdayOf(day), start: '01:00', end: '04:00' }],
      }
      const [block] = expandPattern(pattern, zone)
      const { start, end } = dayBounds(day, zone)
      expect((block?.end ?? 0) - (block?.start ?? 0)).toBe(end - start - 21 * hourMs)
    }
  })

  it('has no block in the hour that is skipped, and cuts one that begins or ends in it', () => {
    const spring = '2027-03-28'
    const of = (start: string, end: string) =>
      expandPattern(
        { ...base, from: spring, until: spring, hours: [{ weekday: 7, start, end }] },
        'Europe/Madrid',
      ).map((block) => [new Date(block.start).toISOString(), (block.end - block.start) / 60_000])
    expect(of('02:00', '03:00')).toEqual([])
    expect(of('01:30', '02:45')).toEqual([['2027-03-28T00:30:00.000Z', 30]])
    expect(of('02:15', '04:00')).toEqual([['2027-03-28T01:00:00.000Z', 60]])
  })

  it('comes every so many weeks, counted from the Monday of its first week', () => {
    const pattern = {
      ...base,
      from: '2026-11-18',
      until: '2026-12-20',
      everyWeeks: 2,
      hours: [
        { weekday: 1, start: '09:00', end: '10:00' },
        { weekday: 4, start: '09:00', end: '10:00' },
      ],
      except: [{ from: '2026-12-03', to: '2026-12-04' }],
    }
    const days = expandPattern(pattern, 'Europe/Madrid').map(({ start }) => dayAt(start, 'Europe/Madrid'))
    expect(days).toEqual(['2026-11-19', '2026-11-30', '2026-12-14', '2026-12-17'])
  })

  it('ends on the next day when its end is before its start, and at midnight with 24:00 and 00:00', () => {
    const of = (start: string, end: string, day = '2026-11-20') => {
      const hours = [{ weekday: weekdayOf(day), start, end }]
      const [block] = expandPattern({ ...base, from: day, until: day, hours }, 'Europe/Madrid')
      return block && [block.start, block.end].map((instant) => new Date(instant).toISOString())
    }
    expect(of('20:00', '24:00')).toEqual(['2026-11-20T19:00:00.000Z', '2026-11-20T23:00:00.000Z'])
    expect(of('20:00', '00:00')).toEqual(of('20:00', '24:00'))
    expect(of('00:00', '24:00')).toEqual(['2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z'])
    expect(of('22:00', '08:00')).toEqual(['2026-11-20T21:00:00.000Z', '2026-11-21T07:00:00.000Z'])
    // The night in which the clocks go back is an hour longer.
    expect(of('22:00', '08:00', '2026-10-24')).toEqual([
      '2026-10-24T20:00:00.000Z',
      '2026-10-25T07:00:00.000Z',
    ])
  })

  it('of even or odd weeks follows their numbers over the 53 weeks of 2026', () => {
    const of = (parity: 'even' | 'odd') => {
      const hours = [{ weekday: 1, start: '09:00', end: '10:00' }]
      const span = { from: '2026-12-07', until: '2027-01-24', everyWeeks: 2, parity }
      const blocks = expandPattern({ ...base, ...span, hours }, 'Europe/Madrid')
      return blocks.map(({ start }) => dayAt(start, 'Europe/Madrid'))
    }
    expect(of('even')).toEqual(['2026-12-07', '2026-12-21', '2027-01-11'])
    expect(of('odd')).toEqual(['2026-12-14', '2026-12-28', '2027-01-04', '2027-01-18'])
  })

  it('holds a year and 4,000 blocks at most', () => {
    const daily = (count: number) =>
      Array.from({ length: count * 7 }, (_, index) => ({
        weekday: (index % 7) + 1,
        start: `${String(Math.floor(index / 7) * 2).padStart(2, '0')}:00`,
        end: `${String(Math.floor(index / 7) * 2 + 1).padStart(2, '0')}:30`,
      }))
    const leap = { ...base, from: '2028-01-01', until: '2028-12-31', hours: daily(10) }
    expect(daysBetween(leap.from, leap.until) + 1).toBe(mostSeriesDays)
    expect(patternFaults(leap)).toEqual([])
    expect(expandPattern(leap, 'Europe/Madrid')).toHaveLength(3660)
    expect(patternFaults({ ...leap, until: '2029-01-01' })).toMatchObject([{ path: ['until'] }])
    const many = { ...leap, hours: daily(11) }
    expect(3660 * 1.1).toBeGreaterThan(mostBlocks)
    expect(patternFaults(many)).toMatchObject([{ path: ['hours'] }])
  })

  it.each([
    [{ until: '2025-12-31' }, ['until']],
    [{ hours: [{ weekday: 1, start: '14:00', end: '09:00' }] }, ['hours', 0, 'end']],
    [{ hours: [{ weekday: 1, start: '23:30', end: '00:15' }] }, ['hours', 0, 'end']],
    [{ hours: [{ weekday: 1, start: '24:00', end: '09:00' }] }, ['hours', 0, 'end']],
    [
      {
        hours: [
          { weekday: 1, start: '22:00', end: '08:00' },
          { weekday: 2, start: '07:00', end: '09:00' },
        ],
      },
      ['hours', 1, 'start'],
    ],
    [
      {
        hours: [
          { weekday: 1, start: '07:00', end: '09:00' },
          { weekday: 7, start: '22:00', end: '08:00' },
        ],
      },
      ['hours', 1, 'start'],
    ],
    [{ hours: [{ weekday: 1, start: '09:00', end: '09:55' }] }, ['hours', 0, 'end']],
    [
      {
        hours: [
          { weekday: 1, start: '09:00', end: '14:00' },
          { weekday: 2, start: '09:00', end: '14:00' },
          { weekday: 1, start: '13:00', end: '15:00' },
        ],
      },
      ['hours', 2, 'start'],
    ],
    [{ except: [{ from: '2026-01-02', to: '2026-01-01' }] }, ['except', 0, 'to']],
  ])('is refused at the field that is wrong: %j', (wrong, path) => {
    const usual = { ...base, hours: [{ weekday: 1, start: '09:00', end: '10:00' }] }
    expect(patternFaults({ ...usual, ...wrong }).map((fault) => fault.path)).toEqual([path])
  })
})
