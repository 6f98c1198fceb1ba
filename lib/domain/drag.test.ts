import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, wallOf } from '#contract/zone'
import { clockOf, draggedTo, type Grip, nudged, spanOf, stretchOf } from './drag'

const madrid = 'Europe/Madrid'
const monday = '2026-11-16'
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function stretch([from, to]: readonly [string, string], column = monday) {
  return { column, from: minutes(from), to: minutes(to) }
}

const said = ({ from, to }: { from: number; to: number }) => [clockOf(from), clockOf(to)]

describe('dragging with the pointer', () => {
  const nine = ['09:00', '13:00'] as const
  it.each<[string, Grip, readonly [string, string], string, string, number, [string, string]]>([
    ['moves by quarters of an hour', 'move', nine, '10:00', '10:20', 15, ['09:15', '13:15']],
    ['moves by five minutes', 'move', nine, '10:00', '10:21', 5, ['09:20', '13:20']],
    [
      'keeps odd minutes when nothing is moved',
      'move',
      ['09:05', '10:05'],
      '09:30',
      '09:33',
      15,
      ['09:05', '10:05'],
    ],
    ['stops at midnight above', 'move', nine, '12:00', '01:00', 15, ['00:00', '04:00']],
    ['stops at midnight below', 'move', nine, '09:00', '23:30', 15, ['20:00', '00:00']],
    ['the end follows', 'end', nine, '13:00', '15:07', 15, ['09:00', '15:00']],
    ['the end reaches midnight', 'end', nine, '13:00', '23:59', 15, ['09:00', '00:00']],
    ['the end keeps an hour', 'end', nine, '13:00', '08:00', 15, ['09:00', '10:00']],
    ['the start follows', 'start', nine, '09:00', '07:38', 15, ['07:45', '13:00']],
    ['the start keeps an hour', 'start', nine, '09:00', '16:00', 15, ['12:00', '13:00']],
    ['draws an hour at least', 'draw', ['09:10', '09:10'], '09:10', '09:20', 15, ['09:00', '10:00']],
    ['draws down', 'draw', ['09:10', '09:10'], '09:10', '13:05', 15, ['09:00', '13:00']],
    ['draws up', 'draw', ['09:10', '09:10'], '09:10', '07:02', 15, ['07:00', '09:15']],
    ['draws at the end of the day', 'draw', ['23:40', '23:40'], '23:40', '23:50', 15, ['23:00', '00:00']],
  ])('%s', (_, grip, origin, at, to, step, expected) => {
    const grab = { grip, origin: stretch(origin), at: minutes(at) }
    expect(said(draggedTo(grab, { column: monday, minute: minutes(to) }, step))).toEqual(expected)
  })

  it('takes the column of the pointer when it is moved, and no other when an edge is', () => {
    const pointed = { column: '2026-11-18', minute: 600 }
    const column = (grip: Grip) => draggedTo({ grip, origin: stretch(nine), at: 600 }, pointed, 15).column
    expect([column('move'), column('start'), column('end'), column('draw')]).toEqual([
      '2026-11-18',
      monday,
      monday,
      monday,
    ])
  })

  it('never leaves the day, and never gets shorter than an hour, wherever it is held and dragged', () => {
    const minute = fc.integer({ min: 0, max: 1440 })
    const any = fc.record({
      grip: fc.constantFrom<Grip>('draw', 'move', 'start', 'end'),
      from: fc.integer({ min: 0, max: 1380 }),
      length: fc.integer({ min: 60, max: 1440 }),
      at: fc.integer({ min: 0, max: 1439 }),
      step: fc.constantFrom(5, 15),
    })
    fc.assert(
      fc.property(any, minute, ({ grip, from, length, at, step }, to) => {
        const origin = { column: monday, from, to: Math.min(1440, from + length) }
        const result = draggedTo({ grip, origin, at }, { column: monday, minute: to }, step)
        return result.from >= 0 && result.to <= 1440 && result.to - result.from >= 60
      }),
    )
  })
})

describe('dragging with the keys', () => {
  const columns = [monday, '2026-11-17']
  it.each<[string, string, boolean, readonly [string, string], string]>([
    ['down', 'ArrowDown', false, ['09:15', '13:15'], monday],
    ['up', 'ArrowUp', false, ['08:45', '12:45'], monday],
    ['to the next day', 'ArrowRight', false, ['09:00', '13:00'], '2026-11-17'],
    ['no further than the first day', 'ArrowLeft', false, ['09:00', '13:00'], monday],
    ['the end later', 'ArrowDown', true, ['09:00', '13:15'], monday],
    ['the end earlier', 'ArrowUp', true, ['09:00', '12:45'], monday],
    ['the start later', 'ArrowRight', true, ['09:15', '13:00'], monday],
    ['the start earlier', 'ArrowLeft', true, ['08:45', '13:00'], monday],
  ])('%s', (_, key, resize, times, column) => {
    const from = stretch(['09:00', '13:00'])
    expect(nudged(from, { key, resize, step: 15, columns })).toEqual(stretch(times, column))
  })

  it('leaves other keys alone', () => {
    expect(nudged(stretch(['09:00', '13:00']), { key: 'a', resize: false, step: 15, columns })).toBeNull()
  })
})

describe('from the wall clock to instants and back', () => {
  it.each([
    ['an ordinary day', '2026-11-16', ['01:00', '04:00'], 180],
    ['the spring change', '2026-03-29', ['01:00', '04:00'], 120],
    ['the autumn change', '2026-10-25', ['01:00', '04:00'], 240],
    ['until midnight', '2026-11-16', ['23:00', '24:00'], 60],
    ['a whole day of 23 hours', '2026-03-29', ['00:00', '24:00'], 1380],
  ] as const)('%s, %s: %j is %d minutes long', (_, day, times, length) => {
    const { start, end } = spanOf(stretch(times), day, madrid)
    expect((Date.parse(end) - Date.parse(start)) / 60_000).toBe(length)
    expect(stretchOf({ start, end }, monday, madrid)).toEqual(stretch(times))
  })

  it('keeps the instant of an edge that nobody touched, also in the hour that comes twice', () => {
    const start = '2026-10-25T01:30:00.000Z'
    const item = { start, end: '2026-10-25T09:00:00.000Z' }
    const origin = stretchOf(item, 'c', madrid)
    expect(origin && clockOf(origin.from)).toBe('02:30')
    expect(origin && spanOf({ ...origin, to: 720 }, '2026-10-25', madrid, { start }).start).toBe(start)
  })

  it('has no stretch for what reaches over midnight', () => {
    const iso = (day: string, time: string) => new Date(instantOf(wallOf(day, time), madrid)).toISOString()
    const night = { start: iso(monday, '22:00'), end: iso('2026-11-17', '06:00') }
    expect(stretchOf(night, monday, madrid)).toBeNull()
  })
})
