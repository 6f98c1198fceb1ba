import { describe, expect, it } from 'vitest'
import { placeDays } from './grid'
import {
  besideIn,
  blocksInHour,
  dayBeside,
  hourFromOffset,
  moveStop,
  type Stop,
  stopsOf,
} from './grid-cursor'
import { daysOf } from './week'

const day = '2026-11-18'
const items = [
  { id: 'shift', start: '2026-11-18T08:00:00Z', end: '2026-11-18T13:00:00Z' },
  { id: 'half', start: '2026-11-18T08:30:00Z', end: '2026-11-18T09:00:00Z' },
]
const blocks = placeDays(items, daysOf('2026-11-16'), 'Europe/Madrid')[2]?.inside ?? []
const stops = (wanted: string) => stopsOf(wanted, wanted === day ? blocks : [])
const at = (hour: number, block: string | null = null, on = day): Stop => ({ column: on, hour, block })

describe('moving in the grid', () => {
  it.each([
    [at(8), 'ArrowDown', at(9)],
    [at(9), 'ArrowDown', at(9, 'shift')],
    [at(9, 'shift'), 'ArrowDown', at(9, 'half')],
    [at(9, 'half'), 'ArrowDown', at(10)],
    [at(10), 'ArrowUp', at(9, 'half')],
    [at(7), 'ArrowUp', at(7)],
    [at(22), 'ArrowDown', at(22)],
    [at(9, 'half'), 'Escape', at(9)],
    [at(9), 'Escape', null],
    [at(9, 'half'), 'ArrowRight', at(9, null, '2026-11-19')],
    [at(9, null, '2026-11-16'), 'ArrowLeft', at(9, null, '2026-11-15')],
    [at(9), 'Home', at(9, null, '2026-11-16')],
    [at(9), 'End', at(9, null, '2026-11-22')],
    [at(9), 'PageDown', at(9, null, '2026-11-25')],
    [at(9), 'PageUp', at(9, null, '2026-11-11')],
    [at(9), 'a', null],
  ])('%j, %s: %j', (from, key, to) => {
    expect(moveStop(from, key, { beside: dayBeside, stops })).toEqual(to)
  })

  it.each([
    ['b', 'ArrowRight', 'c'],
    ['c', 'ArrowRight', 'c'],
    ['a', 'ArrowLeft', 'a'],
    ['b', 'Home', 'a'],
    ['a', 'End', 'c'],
  ])('among columns that are all there is, from %s, %s: %s', (from, key, to) => {
    const ways = { beside: besideIn(['a', 'b', 'c']), stops }
    expect(moveStop(at(9, null, from), key, ways)).toEqual(at(9, null, to))
    expect(moveStop(at(9, null, from), 'PageDown', ways)).toBeNull()
  })

  it.each([
    [0, 7],
    [95.9, 7],
    [96, 8],
    [1535, 22],
    [-3, 7],
    [1600, 22],
  ])('%d px below the top it is %d o’clock', (offset, hour) => {
    expect(hourFromOffset(offset, 1536)).toBe(hour)
  })

  it('knows what touches an hour', () => {
    expect(blocksInHour(9, blocks)).toHaveLength(2)
    expect(blocksInHour(10, blocks)).toHaveLength(1)
    expect(blocksInHour(14, blocks)).toHaveLength(0)
  })
})
