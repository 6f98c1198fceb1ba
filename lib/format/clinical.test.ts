import { describe, expect, it } from 'vitest'
import { formatBytes, formatShortDateTime } from './clinical'

describe('file times', () => {
  it.each([
    ['2026-11-20T12:27:00.000Z', 'Europe/Madrid', '20/11/2026, 13:27'],
    ['2026-11-20T12:27:00.000Z', 'Atlantic/Canary', '20/11/2026, 12:27'],
    ['2026-07-31T22:05:00.000Z', 'Europe/Madrid', '01/08/2026, 00:05'],
  ])('%s in %s', (instant, timeZone, text) => {
    expect(formatShortDateTime(instant, timeZone)).toBe(text)
  })
})

describe('file sizes', () => {
  it.each([
    [0, 'en', '0 B'],
    [999, 'en', '999 B'],
    [1000, 'en', '1 kB'],
    [812_400, 'en', '812 kB'],
    [1_440_000, 'en', '1.4 MB'],
    [1_440_000, 'es', '1,4 MB'],
    [10_000_000_000, 'es', '10 GB'],
    [2_500_000_000_000, 'en', '2,500 GB'],
  ] as const)('%i bytes in %s', (bytes, locale, text) => {
    expect(formatBytes(bytes, locale)).toBe(text)
  })
})
