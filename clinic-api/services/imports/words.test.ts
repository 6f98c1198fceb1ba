import { expect, it } from 'vitest'
import en from '../../../messages/en.json' with { type: 'json' }
import es from '../../../messages/es.json' with { type: 'json' }
import { fieldWords, reasonWords } from './words.ts'

it.each([
  ['English', en.imports, 0],
  ['Spanish', es.imports, 1],
] as const)(
  'the file of errors says the same as the screen, in %s',
  (_language, { fields, reasons }, place) => {
    const said = (words: object) =>
      Object.fromEntries(Object.entries(words).map(([key, both]) => [key, both[place]]))
    expect(said(fieldWords)).toEqual(fields)
    expect(said(reasonWords)).toEqual(reasons)
  },
)
