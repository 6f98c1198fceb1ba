import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptedLanguage } from './accepted-language'

describe('the language of a browser', () => {
  it.each([
    ['es-ES,es;q=0.9,en;q=0.8', 'es'],
    ['en-GB,en;q=0.9', 'en'],
    ['fr-FR,fr;q=0.9,es;q=0.5,en;q=0.7', 'en'],
    ['es;q=0,de', null],
    [';;;q=x,,', null],
    ['', null],
    [null, null],
    // Spoken beside Spanish.
    ['ca', 'es'],
    ['ca-ES', 'es'],
    ['ca-valencia', 'es'],
    ['ca-ES-valencia', 'es'],
    ['ca_ES', 'es'],
    ['ca, ES-mx ; q=0.8', 'es'],
    ['eu-ES,eu;q=0.9', 'es'],
    ['gl', 'es'],
    ['ast', 'es'],
    ['an', 'es'],
    ['oc-aranes', 'es'],
    // Headers of Firefox and Chrome.
    ['ca,en-US;q=0.7,en;q=0.3', 'es'],
    ['ca-ES,ca;q=0.9,es-ES;q=0.8,es;q=0.7,en;q=0.6', 'es'],
    // One of ours ranks higher, or the same.
    ['en,ca;q=0.9', 'en'],
    ['en;q=0.9,ca;q=0.8,es;q=0.7', 'en'],
    ['ca;q=0.8,en;q=0.8', 'en'],
    ['ca;q=0.8,es;q=0.8', 'es'],
    // Spanish is refused, or the language itself.
    ['ca,es;q=0', null],
    ['ca,es;q=0,en;q=0.1', 'en'],
    ['ca;q=0,en;q=0.1', 'en'],
    ['ca;q=0', null],
    // Other languages of the neighbours.
    ['cau,ang,ocx', null],
    ['fr,pt;q=0.9', null],
  ])('%s: %s', (header, expected) => {
    expect(acceptedLanguage(header)).toBe(expected)
  })

  it('is one of ours or none, whatever a header holds', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(['en', 'es', null]).toContain(acceptedLanguage(header))
      }),
    )
  })
})
