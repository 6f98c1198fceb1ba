import { expect, it } from 'vitest'
import { formatDayRange } from './day-range'

it.each([
  ['2026-12-05', '2026-12-05', 'en', '5 Dec 2026'],
  ['2026-12-04', '2026-12-05', 'en', '4–5 Dec 2026'],
  ['2026-12-04', '2026-12-05', 'es', '4–5 dic 2026'],
  ['2026-11-30', '2026-12-02', 'en', '30 Nov – 2 Dec 2026'],
  ['2026-12-31', '2027-01-02', 'es', '31 dic 2026 – 2 ene 2027'],
] as const)('%s to %s in %s is %s', (from, to, locale, text) => {
  expect(formatDayRange(from, to, locale)).toBe(text)
})
