import { describe, expect, it } from 'vitest'
import { dayAt } from '#contract/zone'
import { notableDays } from './notable-days.ts'

describe('the notable days', () => {
  it.each([
    ['2026-11-21T12:00:00Z', ['2026-12-31', '2028-02-29', '2027-03-28', '2027-10-31']],
    ['2028-02-29T12:00:00Z', ['2028-12-31', '2032-02-29', '2028-03-26', '2028-10-29']],
  ])('after %s are the next of each kind', (now, expected) => {
    const days = notableDays(Date.parse(now))
    const weekdays = days.slice(0, 7)
    expect(new Set(weekdays.map(({ name }) => name)).size).toBe(7)
    expect(days.slice(8).map(({ time }) => dayAt(time, 'Europe/Madrid'))).toEqual(expected)
    expect(days.every(({ time }) => time > Date.parse(now))).toBe(true)
  })
})
