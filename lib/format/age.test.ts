import { expect, it } from 'vitest'
import { formatAge } from './age'

it.each([
  ['years', 17, '17 years', '17 años'],
  ['months', 1, '1 month', '1 mes'],
  ['weeks', 3, '3 weeks', '3 semanas'],
  ['days', 0, '< 1 day', '< 1 día'],
] as const)('an age of %s: %d', (unit, count, en, es) => {
  expect([formatAge({ unit, count }, 'en'), formatAge({ unit, count }, 'es')]).toEqual([en, es])
})
