import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DateCondition } from './date-condition.ts'
import { type DatePrefix, parseDate, readDates, type Stretch } from './date-search.ts'

const now = new Date('2026-11-23T07:00:00.000Z')
const iso = (ms: number) => (Number.isFinite(ms) ? new Date(ms).toISOString() : null)
const written = ({ from, until }: Stretch) => [iso(from), iso(until)]
const asked = (...values: string[]) => new DateCondition(values.map((value) => readDates('date', value)))

describe('a date of a search', () => {
  it.each([
    ['1990', '1990-01-01T00:00:00.000Z', '1991-01-01T00:00:00.000Z'],
    ['0050', '0050-01-01T00:00:00.000Z', '0051-01-01T00:00:00.000Z'],
    ['1990-12', '1990-12-01T00:00:00.000Z', '1991-01-01T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
    ['2026-11-24T09:00', '2026-11-24T09:00:00.000Z', '2026-11-24T09:01:00.000Z'],
    ['2026-11-24T09:00Z', '2026-11-24T09:00:00.000Z', '2026-11-24T09:01:00.000Z'],
    ['2026-11-24T09:00+01:00', '2026-11-24T08:00:00.000Z', '2026-11-24T08:01:00.000Z'],
    ['2026-11-24T09:00:00 01:00', '2026-11-24T08:00:00.000Z', '2026-11-24T08:00:01.000Z'],
    ['2026-11-24T23:30:00-10:00', '2026-11-25T09:30:00.000Z', '2026-11-25T09:30:01.000Z'],
    ['2026-11-24T00:30:00+14:00', '2026-11-23T10:30:00.000Z', '2026-11-23T10:30:01.000Z'],
    ['2026-11-24T08:00:00.5Z', '2026-11-24T08:00:00.500Z', '2026-11-24T08:00:00.501Z'],
    ['2026-11-24T08:00:00.123456Z', '2026-11-24T08:00:00.123Z', '2026-11-24T08:00:00.124Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z', '2017-01-01T00:00:01.000Z'],
  ])('%s covers its precision', (value, from, until) => {
    expect(asked(value).instants({ now }).map(written)).toEqual([[from, until]])
  })

  it.each([
    [
      'ne1990',
      [
        [null, '1990-01-01'],
        ['1991-01-01', null],
      ],
    ],
    ['gt1990', [['1991-01-01', null]]],
    ['sa1990-01', [['1990-02-01', null]]],
    ['ge1990-05', [['1990-05-01', null]]],
    ['le1990-05', [[null, '1990-06-01']]],
    ['lt1990', [[null, '1990-01-01']]],
    ['eb1990-05-04', [[null, '1990-05-04']]],
    [
      '1990,1992',
      [
        ['1990-01-01', '1991-01-01'],
        ['1992-01-01', '1993-01-01'],
      ],
    ],
    [
      '1990,1990-05,1995,ge1994-06',
      [
        ['1990-01-01', '1991-01-01'],
        ['1994-06-01', null],
      ],
    ],
    ['lt1990-05-01T12:00:00+02:00', [[null, '1990-05-02']]],
    ['ge1990-05-01T00:00:00+02:00', [['1990-05-01', null]]],
    ['1990-05-01T00:00:00Z', []],
    // Almost 36 years lie between 1990 and now: a tenth of that more at both ends.
    ['ap1990', [['1986-05-30', '1994-08-05']]],
    ['ap2026', [['2026-01-01', '2027-01-01']]],
  ])('%s names days of birth', (value, days) => {
    const day = (ms: number) =>
      iso(
        ms === Number.NEGATIVE_INFINITY || ms === Number.POSITIVE_INFINITY
          ? ms
          : Math.ceil(ms / 86_400_000) * 86_400_000,
      )?.slice(0, 10) ?? null
    expect(
      asked(value)
        .days({ now })
        .map(({ from, until }) => [day(from), day(until)]),
    ).toEqual(days)
  })

  it.each([
    '',
    'eq',
    'xx1990',
    'EQ1990',
    '90',
    '19900',
    '0000',
    '1990-00',
    '1990-13',
    '1990-1',
    '1990-02-30',
    '2023-02-29',
    '1990-01-01T',
    '1990-01-01T10',
    '1990-01-01T24:00Z',
    '2026-11-24T25:00Z',
    '2026-11-24T08:60Z',
    '2026-11-24T08:00:61Z',
    '2026-11-24T08:00:00.Z',
    '2026-11-24T08:00+15:00',
    '2026-11-24T08:00+14:30',
    '2026-11-24T08:00+01:60',
    '2026-11-24 08:00',
    '2026-11-24T08:00z',
    '1990,',
    ',1990',
    '1990,,1991',
    '1990,yesterday',
    'gegt1990',
    ' 1990',
  ])('%j is none', (value) => expect(() => readDates('date', value)).toThrow('Invalid input'))

  it('of the ends of the calendar is one, too', () => {
    for (const value of [
      'gt9999',
      'le9999-12-31T23:59:59-14:00',
      'lt0001',
      'ge0001-01-01T00:00+14:00',
      'ap0001',
      'ap9999',
    ])
      expect(asked(value).days({ now })).toHaveLength(1)
  })

  it('is read on the clock of a place where it says no offset', () => {
    const toInstant = (wall: number) => wall - 3_600_000
    const clock = { now, toInstant }
    expect(asked('2026-11-24').instants(clock).map(written)).toEqual([
      ['2026-11-23T23:00:00.000Z', '2026-11-24T23:00:00.000Z'],
    ])
    expect(asked('2026-11-24T08:00Z').instants(clock).map(written)).toEqual([
      ['2026-11-24T08:00:00.000Z', '2026-11-24T08:01:00.000Z'],
    ])
  })
})

/** The words of R4 about ranges, as they stand there. */
const overlaps = (one: Stretch, other: Stretch) => one.from < other.until && other.from < one.until
const contains = (one: Stretch, other: Stretch) => one.from <= other.from && other.until <= one.until

function isFound(prefix: DatePrefix, asks: Stretch, target: Stretch): boolean {
  const above = { from: asks.until, until: Number.POSITIVE_INFINITY }
  const below = { from: Number.NEGATIVE_INFINITY, until: asks.from }
  const away = Math.max(0, asks.from - now.getTime(), now.getTime() - asks.until)
  const about = { from: asks.from - Math.floor(away / 10), until: asks.until + Math.floor(away / 10) }
  const rules: Record<DatePrefix, () => boolean> = {
    eq: () => contains(asks, target),
    ne: () => !contains(asks, target),
    gt: () => overlaps(above, target),
    lt: () => overlaps(below, target),
    ge: () => overlaps(above, target) || contains(asks, target),
    le: () => overlaps(below, target) || contains(asks, target),
    sa: () => !overlaps(asks, target) && contains(above, target),
    eb: () => !overlaps(asks, target) && contains(below, target),
    ap: () => overlaps(about, target),
  }
  return rules[prefix]()
}

const cuts = [4, 7, 10, 16, 19, 23]
const zones = [
  { text: 'Z', ms: 0 },
  { text: '+01:00', ms: 3_600_000 },
  { text: '-03:30', ms: -12_600_000 },
  { text: '', ms: 0 },
]
const prefixes = ['', 'eq', 'ne', 'gt', 'lt', 'ge', 'le', 'sa', 'eb', 'ap'] as const

/** Close together, so that dates meet. */
const moments = fc.integer({ min: 0, max: 3_000 }).map((step) => Date.UTC(2023, 11, 30) + step * 3_599_000)

const dates = fc
  .record({
    prefix: fc.constantFrom(...prefixes),
    moment: moments,
    cut: fc.constantFrom(...cuts),
    zone: fc.constantFrom(...zones),
  })
  .map(({ prefix, moment, cut, zone }) => {
    const text = new Date(moment).toISOString().slice(0, cut)
    const next = new Date(`${text}${'0000-01-01T00:00:00.000'.slice(cut)}Z`)
    const wall = { from: next.getTime(), until: next.getTime() + 1 }
    if (cut === 4) wall.until = next.setUTCFullYear(next.getUTCFullYear() + 1)
    else if (cut === 7) wall.until = next.setUTCMonth(next.getUTCMonth() + 1)
    else if (cut < 23) wall.until = wall.from + (cut === 10 ? 86_400_000 : cut === 16 ? 60_000 : 1000)
    const ahead = cut > 10 ? zone.ms : 0
    return {
      prefix: prefix || ('eq' as const),
      text: `${prefix}${text}${cut > 10 ? zone.text : ''}`,
      wall,
      ahead,
    }
  })

type Asked = ReturnType<typeof dates.generate>['value']

describe('every search', () => {
  const searches = fc.array(fc.array(dates, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  const isWithin = (moment: number) => (stretch: Stretch) => stretch.from <= moment && moment < stretch.until

  it('finds days and instants by the ranges of R4', () => {
    fc.assert(
      fc.property(searches, moments, fc.boolean(), (lists, moment, isDay) => {
        const from = isDay ? Math.floor(moment / 86_400_000) * 86_400_000 : moment
        const target = { from, until: from + (isDay ? 86_400_000 : 1) }
        const covered = ({ wall, ahead }: Asked) =>
          isDay ? wall : { from: wall.from - ahead, until: wall.until - ahead }
        const expected = lists.every((list) =>
          list.some((each) => isFound(each.prefix, covered(each), target)),
        )
        const condition = asked(...lists.map((list) => list.map(({ text }) => text).join(',')))
        const stretches = isDay ? condition.days({ now }) : condition.instants({ now })
        expect(stretches.some(isWithin(from))).toBe(expected)
        const told = new Date(from).toISOString()
        expect(condition.holds(isDay ? told.slice(0, 10) : told, { now })).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it('finds periods by the ranges of R4', () => {
    fc.assert(
      fc.property(searches, moments, fc.option(fc.nat(90)), fc.boolean(), (lists, moment, length, begins) => {
        const day = 86_400_000
        const first = Math.floor(moment / day) * day
        const target = {
          from: begins ? first : Number.NEGATIVE_INFINITY,
          until: length === null ? Number.POSITIVE_INFINITY : first + (length + 1) * day,
        }
        const text = (ms: number) => new Date(ms).toISOString().slice(0, 10)
        const period = {
          start: begins ? text(first) : undefined,
          end: length === null ? undefined : text(first + length * day),
        }
        if (!period.start && !period.end) return
        const expected = lists.every((list) => list.some((each) => isFound(each.prefix, each.wall, target)))
        const condition = asked(...lists.map((list) => list.map(({ text: each }) => each).join(',')))
        expect(condition.holds(period, { now })).toBe(expected)
      }),
      { numRuns: 1000 },
    )
  })

  it('reads whatever it writes, and nothing else breaks it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const found = parseDate(text)
        if (found) expect(found.wall.from).toBeLessThan(found.wall.until)
      }),
    )
  })
})
