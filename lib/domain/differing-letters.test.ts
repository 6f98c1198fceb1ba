import { expect, it } from 'vitest'
import { differingLetters } from './differing-letters'

it.each([
  ['Núñez', 'Nuñez', 'N[ú]ñez'],
  ['Ibáñez', 'Ibanez', 'Ib[áñ]ez'],
  ['Gil', 'Gil', 'Gil'],
  ['Ana', 'Anita', '[Ana]'],
  ['', '', ''],
])('marks in %s what %s has not', (text, other, marked) => {
  const parts = differingLetters(text, other).map(({ part, differs }) => (differs ? `[${part}]` : part))
  expect(parts.join('')).toBe(marked)
})
