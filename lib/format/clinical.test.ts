import { describe, expect, it } from 'vitest'
import { formatBytes } from './clinical'

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
