import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareDocument } from '#contract/bare-document'
import { cleanText } from '#contract/clean-text'
import { optionalPhone } from '#contract/common'
import { dniLetter } from '#contract/document-kinds'
import { foldedColumns, searchWords } from './fold.ts'

const anybody = { name: 'Ana', surname: 'Gil', dni: '12345678Z', email: 'a@example.test', phone: null }
const isFound = (stored: Partial<typeof anybody | { phone: string }>, typed: string) => {
  const { search } = foldedColumns({ ...anybody, ...stored })
  return searchWords(typed).every((readings) => readings.some((each) => search.includes(each)))
}

const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((each) => each.join(''))
const sign = fc.constantFrom(' ', '-', '.', '', '\u00A0', '\u2009', '‑', '–')
const mark = fc.constantFrom('', '\u200B', '\u202A', '\u2060', '\uFEFF', '\u061C', '\uFE0F')

describe('whatever a patient is stored with is found', () => {
  const national = fc
    .tuple(fc.constantFrom('6', '7', '8', '9'), digits(8))
    .map(([first, rest]) => first + rest)
  const groups = fc.constantFrom([3, 2, 2, 2], [3, 3, 3], [2, 3, 2, 2], [9])
  const country = fc.constantFrom('', '+34', '0034', '(+34)', '(0034)', '+34 (0)', '34')
  const before = fc.constantFrom('', 'Tel. ', 'Tlf: ', 'Móvil ', 'tel:', 'Teléfono: ')
  const notation = fc.record({ groups, sign, country, before, mark })
  type Notation = Parameters<typeof written>[1]

  function written(
    number: string,
    said: { groups: readonly number[]; sign: string; country: string; before: string; mark: string },
  ) {
    const starts = said.groups.map((_, place) =>
      said.groups.slice(0, place).reduce((sum, each) => sum + each, 0),
    )
    const parts = said.groups.map((size, place) => number.slice(starts[place], (starts[place] ?? 0) + size))
    const gap = said.country === '' || said.country === '34' ? '' : ' '
    return `${said.before}${said.mark}${said.country}${gap}${parts.join(said.sign)}${said.mark}`
  }

  it('by its telephone number in any other notation', () => {
    fc.assert(
      fc.property(national, notation, notation, (number, stored: Notation, typed: Notation) => {
        const read = optionalPhone.safeParse(written(number, stored))
        // Texts longer than any number are refused, and never stored as another number.
        if (!read.success) return
        expect([
          read.data,
          written(number, typed),
          isFound({ phone: read.data ?? '' }, written(number, typed)),
        ]).toEqual([read.data, written(number, typed), true])
      }),
      { numRuns: 500 },
    )
  })

  it('but not by another telephone number', () => {
    fc.assert(
      fc.property(national, national, notation, (number, other, typed: Notation) => {
        if (number !== other) expect(isFound({ phone: number }, written(other, typed))).toBe(false)
      }),
    )
  })

  it('by its document as it is printed, typed or pasted', () => {
    const label = fc.constantFrom('', 'DNI ', 'DNI: ', 'D.N.I. ', 'NIF:', 'nif nº ')
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        sign,
        sign,
        label,
        mark,
        (number, dot, dash, word, odd) => {
          const [figures, letter] = [`${number}`.padStart(8, '0'), dniLetter(number)]
          const grouped = [figures.slice(0, 2), figures.slice(2, 5), figures.slice(5)].join(dot)
          const typed = `${word}${odd}${grouped}${dash}${letter.toLowerCase()}`
          expect([typed, bareDocument(typed)]).toEqual([typed, figures + letter])
          expect([typed, isFound({ dni: figures + letter }, typed)]).toEqual([typed, true])
        },
      ),
      { numRuns: 500 },
    )
  })

  it('by its names in capitals, without accents, with other apostrophes, hyphens and marks', () => {
    const part = fc.constantFrom(
      'Mª',
      'María',
      'José',
      'O’Brien',
      'García-Pérez',
      'Groß',
      'Łukasz',
      'Núñez',
      'Gal·la',
      'D’Angelo',
      'İpek',
      'Fco.',
      'de la Cruz',
      'Ibáñez',
    )
    const spelling = fc.constantFrom<(name: string) => string>(
      (name) => name,
      (name) => name.toUpperCase(),
      (name) => name.normalize('NFD'),
      (name) => name.replaceAll('’', "'").replaceAll('-', ' '),
      (name) => name.replaceAll('’', '´').replaceAll('-', '‑'),
      (name) => name.replaceAll('Mª', 'María').replaceAll('ß', 'ss'),
      (name) => name.replaceAll('María', 'M.ª'),
    )
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), spelling, mark, (parts, spell, odd) => {
        const surname = parts.join(' ')
        const typed = spell(surname).split(' ').join(`${odd} `)
        expect([typed, isFound({ surname: cleanText(surname) }, typed)]).toEqual([typed, true])
      }),
      { numRuns: 500 },
    )
  })
})
