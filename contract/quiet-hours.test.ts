import { describe, expect, it } from 'vitest'
import { quietAround } from './quiet-hours.ts'

const night = { quietFrom: '21:00', quietTo: '08:00' }
const noon = { quietFrom: '13:00', quietTo: '15:30' }
const around = (instant: string, quiet: typeof night) => {
  const found = quietAround(Date.parse(instant), quiet, 'Europe/Madrid')
  return found && [found.start, found.end].map((each) => new Date(each).toISOString())
}

describe('quiet hours', () => {
  it.each([
    ['2026-11-16T20:00:00Z', night, ['2026-11-16T20:00:00.000Z', '2026-11-17T07:00:00.000Z']],
    ['2026-11-17T06:59:00Z', night, ['2026-11-16T20:00:00.000Z', '2026-11-17T07:00:00.000Z']],
    ['2026-11-17T07:00:00Z', night, null],
    ['2026-11-17T19:59:00Z', night, null],
    ['2026-11-16T12:00:00Z', noon, ['2026-11-16T12:00:00.000Z', '2026-11-16T14:30:00.000Z']],
    ['2026-11-16T14:30:00Z', noon, null],
    ['2026-11-16T11:59:00Z', noon, null],
    // The night in which the clocks are put forward has an hour less.
    ['2027-03-28T00:00:00Z', night, ['2027-03-27T20:00:00.000Z', '2027-03-28T06:00:00.000Z']],
  ])('around %s', (instant, quiet, expected) => {
    expect(around(instant, quiet)).toEqual(expected)
  })

  it('are none between equal times', () => {
    expect(around('2026-11-16T09:00:00Z', { quietFrom: '09:00', quietTo: '09:00' })).toBeNull()
  })
})
