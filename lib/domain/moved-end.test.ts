import { describe, expect, it } from 'vitest'
import { movedEnd } from './moved-end'

describe('an end that follows its start', () => {
  it.each([
    ['09:00', '10:00', '16:00', '17:00'],
    ['09:00', '13:30', '08:15', '12:45'],
    ['09:00', '14:00', '20:00', '00:00'],
    ['10:00', '09:00', '11:00', '09:00'],
  ])('%s to %s, start moved to %s: ends %s', (before, end, start, expected) => {
    expect(movedEnd(before, end, start)).toBe(expected)
  })
})
