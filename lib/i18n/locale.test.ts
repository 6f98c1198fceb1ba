import { describe, expect, it } from 'vitest'
import { pickLocale } from './locale'

describe('pickLocale', () => {
  it.each([
    ['es', 'en-GB,en;q=0.9', 'es'],
    ['en', 'es-ES', 'en'],
    ['en', 'ca', 'en'],
    ['fr', 'es-ES,es;q=0.9', 'es'],
    [undefined, 'ca-ES,ca;q=0.9', 'es'],
    [undefined, 'es;q=0,de', 'en'],
    [undefined, null, 'en'],
  ])('choice %s, header %s: %s', (choice, header, expected) => {
    expect(pickLocale(choice, header)).toBe(expected)
  })
})
