import { describe, expect, it } from 'vitest'
import { dayInWords, weekdayName, weekInWords } from './week'

describe('the week in words', () => {
  it.each([
    ['2026-11-16', 'en', 'November 16', 'November 22', '2026'],
    ['2026-10-26', 'en', 'October 26', 'November 1', '2026'],
    ['2026-12-28', 'en', 'December 28', 'January 3', '2026–2027'],
    ['2026-10-26', 'es', '26 de octubre', '1 de noviembre', '2026'],
  ] as const)('week of %s in %s', (monday, locale, start, end, year) => {
    expect(weekInWords(monday, locale)).toEqual({ start, end, year })
  })

  it('names days', () => {
    expect(dayInWords('2026-09-01', 'en')).toBe('Tuesday 1 September')
    expect(dayInWords('2026-09-02', 'es')).toBe('miércoles 2 de septiembre')
    expect(weekdayName('2026-09-06', 'en')).toBe('Sunday')
  })
})
