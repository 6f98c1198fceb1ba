import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { countries } from './countries.ts'
import { type DocumentKind, dniLetter } from './document-kinds.ts'
import { documentInput, documentOf, documentSent, withDocument, withTypedDocument } from './documents.ts'
import { fieldErrors } from './errors.ts'

const faultsOf = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? null : fieldErrors(parsed.error)
}

describe('a document', () => {
  it.each<[DocumentKind, string, string | null, string]>([
    ['dni', '12.345.678-z', null, '12345678Z'],
    ['dni', 'DNI: 12345678 Z', null, '12345678Z'],
    ['dni', 'k-1234567-l', null, 'K1234567L'],
    ['dni', 'L1234567L', null, 'L1234567L'],
    ['dni', 'M1234567L', null, 'M1234567L'],
    ['nie', 'x-1234567-l', null, 'X1234567L'],
    ['nie', 'Y1234567X', null, 'Y1234567X'],
    ['nie', 'NIE Z1234567R', null, 'Z1234567R'],
    ['passport', ' 12 ab 34567 ', 'fr', '12AB34567'],
    ['passport', 'no1234567', 'NO', 'NO1234567'],
    ['other', 'ä-99', 'DE', 'Ä99'],
  ])('%s %s of %s is stored as %s', (kind, number, country, stored) => {
    expect(documentInput.parse({ kind, number, country })).toEqual({
      kind,
      number: stored,
      country: country?.toUpperCase() ?? null,
    })
  })

  it.each<[DocumentKind, string, string | null, object]>([
    ['dni', '12345678A', null, { number: 'Invalid DNI number' }],
    ['dni', 'X1234567L', null, { number: 'Invalid DNI format' }],
    ['dni', '', null, { number: 'DNI is required' }],
    ['nie', 'X1234567A', null, { number: 'Invalid NIE number' }],
    ['nie', '12345678Z', null, { number: 'Invalid NIE format' }],
    ['passport', 'A1', 'FR', { number: 'Invalid passport number' }],
    ['passport', 'A'.repeat(21), 'FR', { number: 'Invalid passport number' }],
    ['passport', 'A1234567', '', { country: 'Country is required' }],
    ['passport', 'A1234567', 'XX', { country: 'Invalid country' }],
    ['other', '', null, { number: 'Document number is required', country: 'Country is required' }],
  ])('%s %s of %s is refused', (kind, number, country, faults) => {
    expect(faultsOf(documentInput, { kind, number, country })).toEqual(faults)
  })

  it('nobody has a number without a document', () => {
    const none = { kind: 'none', number: null, country: null }
    expect(documentInput.parse({ kind: 'none', number: '123', country: 'ES' })).toEqual(none)
    expect(documentInput.parse({ kind: 'none' })).toEqual(none)
  })

  describe('of Spain, whatever its number', () => {
    const digits = (count: number) =>
      fc.integer({ min: 0, max: 10 ** count - 1 }).map((each) => String(each).padStart(count, '0'))
    /** `counted` are the digits that the letter follows from. */
    const number = fc.oneof(
      digits(8).map((all) => ({ kind: 'dni' as const, first: '', digits: all, counted: all })),
      fc
        .tuple(fc.constantFrom('K', 'L', 'M'), digits(7))
        .map(([first, all]) => ({ kind: 'dni' as const, first, digits: all, counted: all })),
      fc.tuple(fc.constantFrom('X', 'Y', 'Z'), digits(7)).map(([first, all]) => {
        const counted = `${'XYZ'.indexOf(first)}${all}`
        return { kind: 'nie' as const, first, digits: all, counted }
      }),
    )
    const sign = fc.constantFrom('', ' ', '-', '.', '–', '\u00a0', '\u200b')
    const spelling = fc.record({
      label: fc.constantFrom('', 'DNI ', 'DNI: ', 'D.N.I. ', 'NIF:', 'nif nº ', 'NIE ', 'N.I.E.: '),
      thousands: sign,
      dash: sign,
      isLower: fc.boolean(),
    })
    interface Numbered {
      kind: DocumentKind
      first: string
      digits: string
      counted: string
    }
    type Spelling = typeof spelling extends fc.Arbitrary<infer Value> ? Value : never

    function written({ first, digits }: Numbered, letter: string, how: Spelling): string {
      const grouped = digits.replace(/\B(?=(\d{3})+$)/g, how.thousands)
      const text = [...(first ? [first] : []), grouped, letter].join(how.dash)
      return `${how.label}${how.isLower ? text.toLowerCase() : text}`
    }
    const letterOf = ({ counted }: Numbered) => dniLetter(Number.parseInt(counted, 10))
    const read = ({ kind }: Numbered, text: string) => documentInput.safeParse({ kind, number: text })

    it('is read in every usual spelling', () => {
      fc.assert(
        fc.property(number, spelling, (one, how) => {
          const letter = letterOf(one)
          const text = written(one, letter, how)
          expect([text, read(one, text).data?.number]).toEqual([text, `${one.first}${one.digits}${letter}`])
        }),
        { numRuns: 500 },
      )
    })

    it('is refused with any other letter', () => {
      fc.assert(
        fc.property(number, spelling, (one, how) => {
          for (const other of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.replace(letterOf(one), '')) {
            const said = faultsOf(documentInput, { kind: one.kind, number: written(one, other, how) })
            expect(said).toEqual({ number: `Invalid ${one.kind.toUpperCase()} number` })
          }
        }),
      )
    })

    it('is refused with any other digit, or as another foreigner’s', () => {
      fc.assert(
        fc.property(number, fc.nat(7), fc.integer({ min: 1, max: 9 }), spelling, (one, place, more, how) => {
          const at = place % one.digits.length
          const digit = (Number(one.digits[at]) + more) % 10
          const changed = `${one.digits.slice(0, at)}${digit}${one.digits.slice(at + 1)}`
          const letter = letterOf(one)
          expect(read(one, written({ ...one, digits: changed }, letter, how)).success).toBe(false)
          if (one.kind === 'nie')
            for (const first of 'XYZ'.replace(one.first, ''))
              expect(read(one, written({ ...one, first }, letter, how)).success).toBe(false)
        }),
      )
    })
  })

  it('a passport of any country is what its letters and digits are', () => {
    const parts = fc.array(fc.stringMatching(/^[A-Z0-9]{1,3}$/), { minLength: 3, maxLength: 6 })
    fc.assert(
      fc.property(parts, fc.constantFrom(...countries), (said, country) => {
        const typed = {
          kind: 'passport',
          number: said.join(' ').toLowerCase(),
          country: country.toLowerCase(),
        }
        expect(documentInput.parse(typed)).toEqual({ kind: 'passport', number: said.join(''), country })
      }),
    )
  })
})

describe('a body', () => {
  const body = withDocument({ name: z.string().min(1, 'Name is required') })

  it('names somebody by either', () => {
    expect(documentOf(body.parse({ name: 'A', dni: '12345678-z' }))).toEqual({
      kind: 'dni',
      number: '12345678Z',
      country: null,
    })
    const document = { kind: 'passport', number: 'ab 123', country: 'pt' }
    const read = { kind: 'passport', number: 'AB123', country: 'PT' }
    expect(documentOf(body.parse({ name: 'A', document }))).toEqual(read)
    expect(documentOf(body.parse({ name: 'A', dni: 'nonsense', document }))).toEqual(read)
  })

  it.each([
    [{}, { dni: 'DNI is required' }],
    [{ dni: null, document: null }, { dni: 'DNI is required' }],
    [{ dni: 7 }, { dni: 'DNI is required' }],
    [{ dni: 'K1234567L' }, { dni: 'Invalid DNI format' }],
    [{ dni: '12345678A' }, { dni: 'Invalid DNI number' }],
    [{ document: { kind: 'library card' } }, { 'document.kind': 'Invalid value' }],
    [{ document: { kind: 'nie', number: 'X1234567A' } }, { 'document.number': 'Invalid NIE number' }],
  ])('%j is refused beside other faults', (said, faults) => {
    expect(faultsOf(body, { name: '', ...said })).toEqual({ name: 'Name is required', ...faults })
  })
})

describe('a form', () => {
  const form = withTypedDocument({ name: z.string().min(1, 'Name is required') })

  it.each([
    [{ dni: '12345678z' }, { dni: '12345678Z' }],
    [
      { dni: 'K1234567L', documentKind: 'dni' },
      { document: { kind: 'dni', number: 'K1234567L', country: null } },
    ],
    [
      { dni: 'x-1234567-l', documentKind: 'dni' },
      { document: { kind: 'nie', number: 'X1234567L', country: null } },
    ],
    [{ dni: '12345678z', documentKind: 'nie' }, { dni: '12345678Z' }],
    [{ dni: '', documentKind: 'none' }, { document: { kind: 'none', number: null, country: null } }],
  ])('%j is sent as %j', (said, sent) => {
    expect(documentSent(form.parse({ name: 'A', ...said }))).toEqual(sent)
  })

  it.each([
    [{}, { dni: 'DNI is required' }],
    [
      { dni: 'a', documentKind: 'passport' },
      { dni: 'Invalid passport number', documentCountry: 'Country is required' },
    ],
    [{ dni: 'X1234567A', documentKind: 'nie', documentCountry: '' }, { dni: 'Invalid NIE number' }],
  ])('%j is refused beside other faults', (said, faults) => {
    expect(faultsOf(form, { name: '', ...said })).toEqual({ name: 'Name is required', ...faults })
  })
})
