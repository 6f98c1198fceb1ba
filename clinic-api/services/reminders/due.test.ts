import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeOf, wallTimeAt } from '#contract/zone'
import { reminderDue } from './due.ts'

const night = { quietFrom: '22:00', quietTo: '08:00' }
const madrid = 'Europe/Madrid'
const due = (start: string, hours: number, quiet = night) =>
  new Date(reminderDue(Date.parse(start), hours, quiet, madrid)).toISOString()

describe('when a reminder goes out', () => {
  it.each([
    ['two days before, to the minute', '2026-11-26T10:30:00+01:00', 48, '2026-11-24T09:30:00.000Z'],
    ['after the night, when an hour is left', '2026-11-26T10:00:00+01:00', 3, '2026-11-26T07:00:00.000Z'],
    ['the evening before, when it is not', '2026-11-26T08:30:00+01:00', 3, '2026-11-25T20:59:00.000Z'],
    ['at the end of the night two days before', '2026-11-26T07:30:00+01:00', 48, '2026-11-24T07:00:00.000Z'],
    ['across the spring change, on the clock', '2026-03-29T10:00:00+02:00', 3, '2026-03-29T06:00:00.000Z'],
    ['across the autumn change, on the clock', '2026-10-25T10:00:00+01:00', 3, '2026-10-25T07:00:00.000Z'],
  ])('%s', (_what, start, hours, expected) => {
    expect(due(start, hours)).toBe(expected)
  })

  it('knows quiet hours within a day, and none', () => {
    const siesta = { quietFrom: '14:00', quietTo: '17:00' }
    expect(due('2026-11-26T18:00:00+01:00', 3, siesta)).toBe('2026-11-26T16:00:00.000Z')
    expect(due('2026-11-26T06:00:00+01:00', 3, { quietFrom: '08:00', quietTo: '08:00' })).toBe(
      '2026-11-26T02:00:00.000Z',
    )
  })

  it('is never in the quiet hours and always before the visit, at any time until 2040', () => {
    const start = fc.integer({ min: Date.UTC(2026, 0, 1) / 900_000, max: Date.UTC(2040, 0, 1) / 900_000 })
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 336 }), (quarter, hours) => {
        const instant = reminderDue(quarter * 900_000, hours, night, madrid)
        const time = timeOf(wallTimeAt(instant, madrid))
        expect(time >= '08:00' && time < '22:00').toBe(true)
        expect(instant).toBeLessThan(quarter * 900_000)
      }),
      { numRuns: 2000 },
    )
  })
})
