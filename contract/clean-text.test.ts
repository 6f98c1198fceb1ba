import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareDocument } from './bare-document.ts'
import { cleanNote, cleanText, visibleText } from './clean-text.ts'
import { email, optionalPhone, requiredNote, requiredText } from './common.ts'
import { messageText } from './threads.ts'

const invisible = [
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2060',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\uFEFF',
  '\u00AD',
  '\u061C',
  '\u180E',
  '\u0007',
  '\uFE0E',
  '\uFE0F',
  '\u{E0100}',
  '\u180B',
  '\u17B4',
  '\u{1D173}',
  '\u{E0041}',
]
const blanks = [
  ...' \t\n\u00A0\u1680\u2002\u2007\u2008\u2009\u200A\u202F\u205F\u3000\u2028\u2029\u0085\u2800\u115F\u1160\u3164',
]

const code = (mark: string) => `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

describe('a line', () => {
  it.each(invisible.map((mark) => [code(mark), mark]))('loses %s', (_code, mark) => {
    expect(cleanText(`${mark}A${mark}na${mark}`)).toBe('Ana')
  })

  it.each(blanks.map((blank) => [code(blank), blank]))('has an ordinary blank for %s', (_code, blank) => {
    expect(cleanText(`${blank}Ana${blank}${blank}Gil${blank}`)).toBe('Ana Gil')
  })

  it.each([
    ['Mun\u0303oz', 'Muñoz'],
    ['a\u200B\u0301', 'á'],
    ['Núria \u202Eal·l', 'Núria al·l'],
    ['👩\u200D👧 y 👩🏽\u200D🔬', '👩\u200D👧 y 👩🏽\u200D🔬'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['ක්\u200Dෂ', 'ක්\u200Dෂ'],
    ['\u200Cمی\u200C', 'می'],
    ['❤\uFE0F 1\uFE0F\u20E3 葛\u{E0100}', '❤\uFE0F 1\uFE0F\u20E3 葛\u{E0100}'],
    ['\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}', '\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}'],
    ['1\uFE0F2', '12'],
    ['A\u180B\u180B\uFE0F\u180B', 'A'],
    ['\u1820\u180B', '\u1820\u180B'],
    ['', ''],
    [' \u200B ', ''],
  ])('%j is %j', (typed, clean) => expect(cleanText(typed)).toBe(clean))
})

it('a note keeps its lines and what is indented', () => {
  expect(cleanNote('\u200B Dolor\u00A0de  pecho \r\n\r\n\t- desde\u2028 ayer\u00AD \n')).toBe(
    'Dolor de  pecho\n\n - desde\n ayer',
  )
})

it('is quick with text of blanks alone', () => {
  const started = performance.now()
  expect(cleanNote(`a${' '.repeat(100_000)}b`)).toHaveLength(100_002)
  expect(cleanText(`a${' \u200B'.repeat(50_000)}b`)).toBe('a b')
  expect(performance.now() - started).toBeLessThan(2000)
})

describe('any text', () => {
  const letters = fc.constantFrom(
    ...invisible,
    ...blanks,
    ...'aÑñéß·’-9👩',
    '\u0301',
    '\u0303',
    'ﬁ',
    '\uFE0F',
  )
  const texts = fc.string({ unit: letters, maxLength: 40 })

  it('is clean after it was cleaned once', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const clean of [cleanText, cleanNote, visibleText]) expect(clean(clean(text))).toBe(clean(text))
      }),
    )
  })

  it('is the same with invisible marks as without, in either form of its letters', () => {
    const words = fc.stringMatching(/^[A-Za-zÁÉÍÑñçüł ]{0,12}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(words, fc.constantFrom(...invisible))), (parts) => {
        const plain = parts.map(([word]) => word).join('')
        const pasted = parts.map(([word, mark]) => `${word.normalize('NFD')}${mark}`).join('')
        expect(cleanText(pasted)).toBe(cleanText(plain))
      }),
    )
  })

  it('has no mark, no odd blank and no line break in a line', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(cleanText(text)).toMatch(/^(\S+( \S+)*)?$/u)
        expect(cleanText(text)).not.toMatch(
          /[\u00AD\u200B\u200E\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00A0\u2007\u202F]/u,
        )
      }),
    )
  })
})

it('every schema of text cleans before it judges', () => {
  expect(requiredText('Missing', 3).parse('\u2067A\u200Bna\u2069')).toBe('Ana')
  expect(requiredText('Missing').safeParse('\u200B\u00A0').success).toBe(false)
  expect(requiredNote('Missing', 9).parse('a\r\nb')).toBe('a\nb')
  expect(email.parse('\u200Bana@example.test\u00A0')).toBe('ana@example.test')
  expect(messageText.parse('uno\r\n dos\u00A0')).toBe('uno\n dos ')
})

it.each([
  ['12345678\u200BZ', '12345678Z'],
  ['12.345.678-z', '12345678Z'],
  ['12 345 678–Z', '12345678Z'],
  [' x-1234567-l ', 'X1234567L'],
  ['AAA_123/456', 'AAA123456'],
  ['12345678/Z', '12345678Z'],
  ['DNI: 12345678Z', '12345678Z'],
  ['d.n.i. nº 12.345.678-z', '12345678Z'],
  ['NIF:12345678-Z', '12345678Z'],
  ['NIE X-1234567-L', 'X1234567L'],
  ['ES12345678Z', '12345678Z'],
  ['(12345678Z),', '12345678Z'],
  ['ESA123', 'ESA123'],
  ['NO123456', 'NO123456'],
])('the document %j is stored as %j', (typed, stored) => expect(bareDocument(typed)).toBe(stored))

it.each([
  ['\u202A+34 612 34 56 78\u202C', '+34 612 34 56 78'],
  ['612\u00A034\u200956\u202F78', '612 34 56 78'],
  ['612‑34–56−78', '612-34-56-78'],
  ['612/34.56.78', '612/34.56.78'],
  ['(+34) 612345678', '(+34) 612345678'],
  ['0034612345678', '0034612345678'],
  ['+376 312 345', '+376 312 345'],
  ['tel:+34612345678', '+34612345678'],
  ['Tlf.: 612345678', '612345678'],
  ['Móvil 612345678', '612345678'],
  ['Teléf.: 612345678', '612345678'],
  ['cel. 612345678', '612345678'],
  ['６１２３４５６７８', '612345678'],
  ['\u200B', null],
])('the telephone number %j is stored as %j', (typed, stored) =>
  expect(optionalPhone.parse(typed)).toBe(stored),
)

it.each(['612345678 (hija)', 'móvil', '61234567', '+12345', '+', '612+345678'])(
  '%j is no telephone number',
  (typed) => expect(optionalPhone.safeParse(typed).success).toBe(false),
)
