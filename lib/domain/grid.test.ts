import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, wallOf } from '#contract/zone'
import { hourRows, leastMinutes, nowTop, placeDays } from './grid'
import { daysOf } from './week'

const madrid = 'Europe/Madrid'

function span(day: string, start: string, end: string, id = `${day} ${start}`, timeZone = madrid) {
  const iso = (time: string) => new Date(instantOf(wallOf(day, time), timeZone)).toISOString()
  return { id, start: iso(start), end: iso(end) }
}

describe('placing blocks', () => {
  // Weeks of an ordinary day, of the spring and of the autumn change (23 and 25 hours on Sunday).
  it.each([
    ['2026-11-16', '2026-11-16', 0],
    ['2026-11-16', '2026-11-22', 6],
    ['2026-03-23', '2026-03-28', 5],
    ['2026-03-23', '2026-03-29', 6],
    ['2026-10-19', '2026-10-24', 5],
    ['2026-10-19', '2026-10-25', 6],
  ])('week %s: 09:00 to 10:30 on %s stands in column %d by the wall clock', (week, day, column) => {
    const days = placeDays([span(day, '09:00', '10:30')], daysOf(week), madrid)
    expect(days[column]?.inside).toMatchObject([
      { top: 120, length: 90, startTime: '09:00', endTime: '10:30', cutStart: false, cutEnd: false },
    ])
    expect(days.flatMap((each) => each.inside)).toHaveLength(1)
  })

  it.each([
    // On 29 March the clock jumps from 02:00 to 03:00; on 25 October 02:00 to 03:00 runs twice.
    ['spring', '2026-03-23', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', '01:30', '03:30'],
    ['autumn, first run', '2026-10-19', '2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z', '02:00', '02:00'],
    ['autumn, over it', '2026-10-19', '2026-10-24T23:30:00Z', '2026-10-25T02:30:00Z', '01:30', '03:30'],
  ])(
    '%s: a block in the changed hour is told by its wall times',
    (_, week, start, end, startTime, endTime) => {
      const sunday = placeDays([{ id: 'x', start, end }], daysOf(week), madrid)[6]
      expect(sunday?.early).toMatchObject([{ startTime, endTime }])
      expect(sunday?.inside).toEqual([])
    },
  )

  it('keeps the length of a block during which the clock runs back', () => {
    // In Santiago the clock goes back at midnight, from Sunday 00:00 to Saturday 23:00.
    const item = { id: 'x', start: '2026-04-05T02:30:00Z', end: '2026-04-05T03:30:00Z' }
    const saturday = placeDays([item], daysOf('2026-03-30'), 'America/Santiago')[5]
    expect(saturday?.late).toMatchObject([{ startTime: '23:30', endTime: '23:30' }])
  })

  it.each([
    ['before the grid', '05:00', '07:00', 'early'],
    ['after the grid', '23:00', '23:45', 'late'],
    ['at its first minute', '07:00', '08:00', 'inside'],
    ['in its last hour', '22:00', '23:00', 'inside'],
  ] as const)('%s: %s to %s is %s', (_, start, end, list) => {
    const [monday] = placeDays([span('2026-11-16', start, end)], daysOf('2026-11-16'), madrid)
    expect(monday?.[list]).toHaveLength(1)
  })

  it('cuts what reaches over the edge of the grid and says so', () => {
    const items = [span('2026-11-16', '06:00', '08:00', 'a'), span('2026-11-16', '22:30', '23:30', 'b')]
    const [monday] = placeDays(items, daysOf('2026-11-16'), madrid)
    expect(monday?.inside).toMatchObject([
      { top: 0, length: 60, cutStart: true, cutEnd: false, startTime: '06:00' },
      { top: 930, length: 30, cutStart: false, cutEnd: true, endTime: '23:30' },
    ])
  })

  it('continues a night shift on the next day, and leaves out what lies in another week', () => {
    const night = { id: 'n', start: '2026-11-16T19:00:00Z', end: '2026-11-17T08:00:00Z' }
    const days = placeDays([night], daysOf('2026-11-16'), madrid)
    expect(days[0]?.inside).toMatchObject([{ top: 780, length: 180, cutEnd: true }])
    expect(days[1]?.inside).toMatchObject([{ top: 0, length: 120, cutStart: true, endTime: '09:00' }])
    expect(placeDays([night], daysOf('2026-11-23'), madrid).flatMap((day) => day.inside)).toEqual([])
    const untilMidnight = { id: 'm', start: '2026-11-16T19:00:00Z', end: '2026-11-16T23:00:00Z' }
    expect(placeDays([untilMidnight], daysOf('2026-11-16'), madrid)[1]).toEqual({
      early: [],
      inside: [],
      late: [],
    })
  })

  it('draws very short blocks long enough to be hit, inside the grid', () => {
    const items = [span('2026-11-16', '10:00', '10:05'), span('2026-11-16', '22:55', '23:00')]
    const [monday] = placeDays(items, daysOf('2026-11-16'), madrid)
    expect(monday?.inside).toMatchObject([
      { top: 180, length: leastMinutes },
      { top: hourRows * 60 - leastMinutes, length: leastMinutes },
    ])
  })

  it('puts overlapping blocks side by side and gives them the room that is left', () => {
    const items = [
      span('2026-11-16', '09:00', '11:00', 'a'),
      span('2026-11-16', '09:30', '10:00', 'b'),
      span('2026-11-16', '09:45', '10:15', 'c'),
      span('2026-11-16', '10:30', '11:00', 'd'),
      span('2026-11-16', '11:00', '11:30', 'e'),
    ]
    const [monday] = placeDays(items, daysOf('2026-11-16'), madrid)
    const laid = monday?.inside.map(({ item, lane, width, lanes }) => [item.id, lane, width, lanes])
    expect(laid).toEqual([
      ['a', 0, 1, 3],
      ['b', 1, 1, 3],
      ['c', 2, 1, 3],
      ['d', 1, 2, 3],
      ['e', 0, 1, 1],
    ])
  })

  it('draws what stands aside as one line, and over what it would cover as high as it is', () => {
    const items = [
      span('2026-11-16', '09:00', '09:30', 'gone'),
      span('2026-11-16', '10:00', '10:30', 'gone too'),
      span('2026-11-16', '10:00', '11:00', 'live'),
    ]
    const isGone = ({ id }: { id: string }) => id.startsWith('gone')
    const [monday] = placeDays(items, daysOf('2026-11-16'), madrid, isGone)
    const drawn = monday?.inside.map(({ item, length, over }) => [item.id, length, over])
    expect(drawn).toEqual([
      ['gone', leastMinutes, undefined],
      ['live', 60, undefined],
      ['gone too', 30, true],
    ])
  })

  it('never lets two blocks cover one another, whatever they are', () => {
    const minute = fc.integer({ min: 0, max: 286 })
    const length = fc.integer({ min: 1, max: 40 })
    const drawn = fc.array(fc.tuple(minute, length), { maxLength: 25 })
    const midnight = Date.parse('2026-11-15T23:00:00Z')
    fc.assert(
      fc.property(drawn, (pairs) => {
        const items = pairs.map(([from, count], index) => ({
          id: String(index),
          start: new Date(midnight + from * 300_000).toISOString(),
          end: new Date(midnight + (from + count) * 300_000).toISOString(),
        }))
        const [monday] = placeDays(items, daysOf('2026-11-16'), madrid)
        const blocks = monday?.inside ?? []
        for (const one of blocks) {
          expect(one.top).toBeGreaterThanOrEqual(0)
          expect(one.top + one.length).toBeLessThanOrEqual(hourRows * 60)
          for (const other of blocks) {
            if (one === other) continue
            const apartInTime = one.top + one.length <= other.top || other.top + other.length <= one.top
            const apart = one.lane + one.width <= other.lane || other.lane + other.width <= one.lane
            // Lanes of one cluster have the same width; blocks that meet in time are of one cluster.
            expect(apartInTime || (apart && one.lanes === other.lanes)).toBe(true)
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('the present time', () => {
  it.each([
    ['2026-11-20T06:00:00Z', 0],
    ['2026-11-20T05:59:00Z', null],
    ['2026-11-20T12:30:00Z', 390],
    ['2026-11-20T22:00:00Z', null],
    ['2026-03-29T12:00:00Z', 420],
    ['2026-10-25T12:00:00Z', 360],
  ])('at %s the line stands at %s', (now, top) => {
    expect(nowTop(Date.parse(now), madrid)).toBe(top)
  })
})
