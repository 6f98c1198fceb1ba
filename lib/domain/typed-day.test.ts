import { expect, it } from 'vitest'
import { dayFromTyped, withSlashes } from './typed-day'

it.each([
  ['05/03/1990', '1990-03-05'],
  ['5/3/1990', '1990-03-05'],
  [' 5.3.1990 ', '1990-03-05'],
  ['5-3-1990', '1990-03-05'],
  ['05031990', '1990-03-05'],
  ['1990-03-05', '1990-03-05'],
  ['29/02/2024', '2024-02-29'],
  ['', ''],
  ['29/02/2025', null],
  ['12/31/1990', null],
  ['5/3/90', null],
  ['5/3', null],
  ['tomorrow', null],
])('%j is the day %j', (typed, day) => {
  expect(dayFromTyped(typed)).toBe(day)
})

it('puts the slashes between figures as they are typed', () => {
  const typed = [...'05031990'].reduce((text, figure) => withSlashes(text + figure), '')
  expect(typed).toBe('05/03/1990')
  const own = [...'5/3/1990'].reduce((text, figure) => withSlashes(text + figure), '')
  expect(own).toBe('5/3/1990')
})
