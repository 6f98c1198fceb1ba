import { describe, expect, it } from 'vitest'
import { pickLocale } from './locale'

describe('pickLocale', () => {
  it.each([
    ['es', 'en-GB,en;q=0.9', 'es'],
    ['en', 'es-ES', 'en'],
    ['fr', 'es-ES,es;q=0.9', 'es'],
    [undefined, 'es-ES,es;q=0.9,en;q=0.8', 'es'],
    [undefined, 'fr-FR,fr;q=0.9,es;q=0.5,en;q=0.7', 'en'],
    [undefined, 'es;q=0,de', 'en'],
    [undefined, 'ca, ES-mx ; q=0.8', 'es'],
    [undefined, ';;;q=x,,', 'en'],
    [undefined, null, 'en'],
  ])('choice %s, header %s: %s', (choice, header, expected) => {
    expect(pickLocale(choice, header)).toBe(expected)
  })
})
