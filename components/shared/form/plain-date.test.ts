import { describe, expect, it } from 'vitest'
import { dayFromText, textFromDay } from './plain-date'

describe('plain dates', () => {
  it.each(['2026-01-01', '2024-02-29', '2026-03-29', '2026-10-25', '1931-12-31'])(
    '%s survives the way',
    (text) => {
      const day = dayFromText(text)
      expect(day && textFromDay(day)).toBe(text)
    },
  )

  it.each(['', 'tomorrow', '2026-13-01', '2026-02-30', '2026-1-1', null, undefined])(
    '%s is no day',
    (text) => {
      expect(dayFromText(text)).toBeUndefined()
    },
  )
})
