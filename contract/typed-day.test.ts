import { describe, expect, it } from 'vitest'
import { typedDay } from './typed-day.ts'

// A Sunday.
const today = '2026-11-22'

describe('a day that was typed', () => {
  it.each([
    ['3 dic', '2026-12-03'],
    ['el 3 de diciembre', '2026-12-03'],
    ['3 de dic de 2027', '2027-12-03'],
    ['Dec 3', '2026-12-03'],
    ['3 December 2026', '2026-12-03'],
    ['go to 3 December', '2026-12-03'],
    ['ir al 3/12', '2026-12-03'],
    ['3/12', '2026-12-03'],
    ['3/1', '2027-01-03'],
    ['2026-12-03', '2026-12-03'],
    ['29 feb', '2028-02-29'],
    ['hoy', today],
    ['Today', today],
    ['mañana', '2026-11-23'],
    ['tomorrow', '2026-11-23'],
    ['lunes', '2026-11-23'],
    ['el viernes', '2026-11-27'],
    ['Friday', '2026-11-27'],
    ['sunday', '2026-11-29'],
  ])('%s is %s', (text, day) => {
    expect(typedDay(text, today)).toBe(day)
  })

  it.each([
    '',
    ' ',
    '3',
    '12345678Z',
    'marta',
    'mar',
    'sol',
    'd',
    'garcia 3',
    '3 dic garcia',
    '31/2',
    '40/12',
    'may',
    'mon',
    'sab',
  ])('%j is none', (text) => {
    expect(typedDay(text, today)).toBeNull()
  })
})
