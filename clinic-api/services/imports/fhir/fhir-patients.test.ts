import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFhirPatients } from './fhir-patients.ts'
import { readFhir } from './read-fhir.ts'

const today = '2026-11-25'

const ana = {
  resourceType: 'Patient',
  active: true,
  identifier: [
    { system: 'urn:hospital', value: '4711' },
    { type: { coding: [{ code: 'NI' }] }, value: '12345678Z' },
  ],
  name: [
    { use: 'nickname', given: ['Ani'] },
    { use: 'official', family: 'Peña Gil', given: ['Ana', 'María'] },
  ],
  telecom: [
    { system: 'phone', value: '+34 612 345 678' },
    { system: 'email', value: 'ana@example.test' },
  ],
  birthDate: '1990-01-03',
  address: [{ line: ['Calle 1'] }, { city: 'Vigo' }],
}
const cells = [
  'Ana María',
  'Peña Gil',
  '1990-01-03',
  '12345678Z',
  'ana@example.test',
  '+34 612 345 678',
  'Vigo',
  '',
  '',
  ...Array.from({ length: 7 }, () => ''),
]
const other = { resourceType: 'Condition' }

const bundle = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
})
const ndjson = (...values: object[]) => values.map((each) => `${JSON.stringify(each)}\n`).join('')
const none = { inactive: 0, replaced: 0, deceased: 0, others: 0 }

const cellsOf = (patient: object) => {
  const { records } = readFhirPatients(JSON.stringify({ ...ana, ...patient }), today)
  return records[0]?.cells ?? []
}

describe('the patients of a FHIR file', () => {
  it.each<[string, string, number[], number]>([
    ['a Bundle', JSON.stringify(bundle(ana, other, ana)), [1, 3], 1],
    ['a Bundle over many lines', JSON.stringify(bundle(ana), null, 2), [1], 0],
    ['a Bundle with a byte order mark', `\ufeff${JSON.stringify(bundle(ana))}`, [1], 0],
    ['a Bundle within another', JSON.stringify(bundle(bundle(ana, other), ana)), [1, 3], 1],
    [
      'a Bundle with entries without a resource',
      JSON.stringify({ resourceType: 'Bundle', entry: [{}, { resource: ana }] }),
      [1],
      0,
    ],
    ['a resource a line', ndjson(ana, other, ana), [1, 3], 1],
    [
      'a resource a line, with blank lines and CRLF',
      `\r\n${ndjson(ana, ana).replaceAll('\n', '\r\n\r\n')}`,
      [1, 2],
      0,
    ],
    ['a resource a line, the last one without an end', ndjson(ana, ana).trimEnd(), [1, 2], 0],
    ['joined files, each with its byte order mark', `\ufeff${ndjson(ana)}\ufeff${ndjson(ana)}`, [1, 2], 0],
    ['a Bundle a line', ndjson(bundle(ana, ana), bundle(other, ana)), [1, 2, 4], 1],
    ['Bundles and resources', ndjson(bundle(ana), ana), [1, 2], 0],
    ['one resource', JSON.stringify(ana, null, 2), [1], 0],
    [
      'resources over many lines',
      [ana, ana].map((each) => JSON.stringify(each, null, 2)).join('\n'),
      [1, 2],
      0,
    ],
    ['a list of resources', JSON.stringify([ana, other, ana]), [1, 3], 1],
  ])('are read from %s', (_what, text, lines, others) => {
    const { records, leftOut } = readFhirPatients(text, today)
    expect(records).toEqual(lines.map((line) => ({ line, cells })))
    expect(leftOut).toEqual({ ...none, others })
  })

  it.each<[object, Partial<typeof none>]>([
    [{ active: false }, { inactive: 1 }],
    [{ deceasedBoolean: true }, { deceased: 1 }],
    [{ deceasedDateTime: '2020' }, { deceased: 1 }],
    [{ active: false, deceasedDateTime: '2020-01-01T10:00:00Z' }, { deceased: 1 }],
    [{ link: [{ type: 'replaced-by', other: { reference: 'Patient/2' } }] }, { replaced: 1 }],
    [{ active: false, link: [{ type: 'seealso' }, { type: 'replaced-by' }] }, { replaced: 1 }],
    [{ deceasedBoolean: false, active: true }, {}],
    [{ active: undefined }, {}],
    [{ link: [{ type: 'replaces' }, { type: 'refer' }, { type: 'seealso' }] }, {}],
    [{ link: null, deceasedBoolean: null }, {}],
  ])('are left out and counted for %j', (changes, expected) => {
    const patient = { ...ana, ...changes }
    const { records, leftOut } = readFhirPatients(ndjson(ana, patient, other), today)
    expect(leftOut).toEqual({ ...none, others: 1, ...expected })
    expect(records).toHaveLength(Object.keys(expected).length > 0 ? 1 : 2)
  })

  it.each([
    ['}', 'Line 1 of the FHIR file cannot be read'],
    ['"x"', 'Line 1 of the FHIR file cannot be read'],
    ['\n\n{"a": "\\"}', 'Line 3 of the FHIR file cannot be read'],
    ['{"resourceType":', 'Line 1 of the FHIR file cannot be read'],
    [`${ndjson(ana)}{"resourceType": "Patient", }\n`, 'Line 2 of the FHIR file cannot be read'],
    [`${ndjson(ana)}\nand more`, 'Line 3 of the FHIR file cannot be read'],
    [ndjson(ana, { name: 'x' }), 'Line 2 of the FHIR file cannot be read'],
    [ndjson({ resourceType: 'Patient', name: 'Ana' }), 'Line 1 of the FHIR file cannot be read'],
    [ndjson({ resourceType: 'Bundle', entry: 'x' }), 'Line 1 of the FHIR file cannot be read'],
    ['', 'The FHIR file holds no patients'],
    ['[]', 'The FHIR file holds no patients'],
    [ndjson(other), 'The FHIR file holds no patients'],
    [ndjson(bundle()), 'The FHIR file holds no patients'],
    [ndjson({ ...ana, active: false }), 'All patients of the FHIR file are inactive, replaced or deceased'],
  ])('are not in %j', (text, sentence) => {
    expect(() => readFhirPatients(text, today)).toThrow(sentence)
  })

  it('are read in a thread of their own where there are many, and refused the same', {
    tags: 'slow',
  }, async () => {
    const many = Array.from({ length: 3000 }, () => ana)
    const { records, leftOut } = await readFhir({ text: ndjson(...many, other), today })
    expect(records).toEqual(many.map((_, place) => ({ line: place + 1, cells })))
    expect(leftOut).toEqual({ ...none, others: 1 })
    await expect(readFhir({ text: `${ndjson(...many)}x`, today })).rejects.toThrow(
      'Line 3001 of the FHIR file',
    )
  })

  it('are the same however they are divided into lines', () => {
    const odd = fc.record({
      resourceType: fc.constant('Patient'),
      birthDate: fc.string({ unit: 'grapheme' }),
    })
    fc.assert(
      fc.property(fc.array(odd, { minLength: 1, maxLength: 5 }), fc.nat(4), (all, indent) => {
        const values = (text: string) => readFhirPatients(text, today).records
        const expected = all.map(({ birthDate }, place) => ({
          line: place + 1,
          cells: ['', '', birthDate.trim(), ...Array.from({ length: 13 }, () => '')],
        }))
        expect(values(ndjson(...all))).toEqual(expected)
        expect(values(JSON.stringify(bundle(...all), null, indent))).toEqual(expected)
        expect(values(all.map((each) => JSON.stringify(each, null, indent)).join(','))).toEqual(expected)
      }),
    )
  })
})

describe('of several names', () => {
  const named = (family: string, more: object = {}) => ({ family, given: ['Ana'], ...more })
  const ended = { period: { end: '2020' } }

  it.each<[string, object[], string]>([
    [
      'the usual one goes before the maiden one',
      [named('Vidal', { use: 'maiden' }), named('Soler', { use: 'usual' })],
      'Soler',
    ],
    [
      'the official one goes before the usual one',
      [named('Vidal', { use: 'usual' }), named('Soler', { use: 'official' })],
      'Soler',
    ],
    [
      'the usual one goes before one without a use',
      [named('Vidal'), named('Soler', { use: 'usual' })],
      'Soler',
    ],
    ['one without a use goes before an old one', [named('Vidal', { use: 'old' }), named('Soler')], 'Soler'],
    [
      'one without a use goes before one for a time',
      [named('Vidal', { use: 'temp' }), named('Soler')],
      'Soler',
    ],
    [
      'a nickname with a surname goes before a maiden name',
      [named('Vidal', { use: 'maiden' }), named('Soler', { use: 'nickname' })],
      'Soler',
    ],
    [
      'a nickname without a surname goes last',
      [{ use: 'nickname', given: ['Ani'] }, named('Soler', { use: 'maiden' })],
      'Soler',
    ],
    [
      'an official one that is over goes last',
      [named('Vidal', { use: 'official', ...ended }), named('Soler')],
      'Soler',
    ],
    [
      'one that has not begun goes last',
      [named('Vidal', { use: 'official', period: { start: '2027' } }), named('Soler')],
      'Soler',
    ],
    [
      'of two official ones the current one',
      [
        named('Vidal', { use: 'official', ...ended }),
        named('Soler', { use: 'official', period: { start: '2020-03' } }),
      ],
      'Soler',
    ],
    [
      'one that ends today is current',
      [named('Soler', { use: 'official', period: { end: today } }), named('Vidal')],
      'Soler',
    ],
    [
      'one that ends this year is current',
      [named('Soler', { use: 'official', period: { end: '2026' } }), named('Vidal')],
      'Soler',
    ],
    [
      'one that ended yesterday is not',
      [named('Vidal', { use: 'official', period: { end: '2026-11-24T10:00:00Z' } }), named('Soler')],
      'Soler',
    ],
    [
      'of equal ones the first',
      [named('Soler', { use: 'official' }), named('Vidal', { use: 'official' })],
      'Soler',
    ],
    [
      'of a maiden one and an ended one the ended one',
      [named('Vidal', { use: 'maiden' }), named('Soler', { use: 'usual', ...ended })],
      'Soler',
    ],
    [
      'an unknown use counts as none',
      [named('Vidal', { use: 'stage' }), named('Soler', { use: 'official' })],
      'Soler',
    ],
    [
      'empty ones are passed over',
      [{ use: 'official' }, { use: 'official', family: ' ', given: [null] }, named('Soler')],
      'Soler',
    ],
    ['a maiden one is better than none', [named('Soler', { use: 'maiden' })], 'Soler'],
  ])('%s', (_what, name, surname) => {
    expect(cellsOf({ name })[1]).toBe(surname)
  })

  it.each([
    [[{ text: 'Soler, Ana' }], 'Ana', 'Soler'],
    [[{ text: 'Ana Soler' }], 'Ana', 'Soler'],
    [
      [{ text: 'Ana Soler Gil', family: 'Soler Gil', given: ['Ana', null, 'María'] }],
      'Ana María',
      'Soler Gil',
    ],
    [[], '', ''],
  ])('%j says name and surname', (name, given, family) => {
    expect(cellsOf({ name }).slice(0, 2)).toEqual([given, family])
  })
})

describe('of several telephone numbers, addresses and documents', () => {
  const phone = (value: string, more: object = {}) => ({ system: 'phone', value, ...more })
  const over = { period: { end: '2026-11-24' } }

  it.each<[string, object[], string]>([
    ['the lowest rank', [phone('1', { rank: 2 }), phone('2', { rank: 1 })], '2'],
    ['a rank before none', [phone('1'), phone('2', { rank: 3 })], '2'],
    ['an old one last', [phone('1', { use: 'old', rank: 1 }), phone('2')], '2'],
    ['one that is over last', [phone('1', { rank: 1, ...over }), phone('2')], '2'],
    ['one for a time after the others', [phone('1', { use: 'temp' }), phone('2', { use: 'work' })], '2'],
    ['else the first', [phone('1', { use: 'home' }), phone('2', { use: 'mobile' })], '1'],
    ['one with a value', [phone(' '), { system: 'phone' }, phone('2')], '2'],
    ['a telephone, not a fax', [{ system: 'fax', value: '1', rank: 1 }, phone('2')], '2'],
    ['a number for messages where there is no other', [{ system: 'sms', value: '2' }], '2'],
    ['the number of an address', [phone('tel:+34612345678')], '+34612345678'],
  ])('%s is called', (_what, telecom, expected) => {
    expect(cellsOf({ telecom })[5]).toBe(expected)
  })

  it('an e-mail address is one without its scheme', () => {
    expect(cellsOf({ telecom: [{ system: 'email', value: 'mailto:ana@example.test' }] })[4]).toBe(
      'ana@example.test',
    )
  })

  it.each<[string, object[], string]>([
    [
      'home before work',
      [
        { use: 'work', city: 'Vigo' },
        { use: 'home', city: 'Lugo' },
      ],
      'Lugo',
    ],
    [
      'an old one last',
      [
        { use: 'old', city: 'Vigo' },
        { use: 'billing', city: 'Lugo' },
      ],
      'Lugo',
    ],
    ['one that is over last', [{ use: 'home', city: 'Vigo', ...over }, { city: 'Lugo' }], 'Lugo'],
    [
      'one for a time after the others',
      [
        { use: 'temp', city: 'Vigo' },
        { use: 'work', city: 'Lugo' },
      ],
      'Lugo',
    ],
    ['one with a city', [{ use: 'home' }, { use: 'home', city: ' ' }, { use: 'work', city: 'Lugo' }], 'Lugo'],
    ['else the first', [{ city: 'Lugo' }, { city: 'Vigo' }], 'Lugo'],
  ])('of addresses %s', (_what, address, city) => {
    expect(cellsOf({ address })[6]).toBe(city)
  })

  const national = { type: { text: 'DNI' } }
  it.each<[string, object[], string]>([
    ['what is called one', [{ value: '1' }, { ...national, value: '12345678Z' }], '12345678Z'],
    [
      'what its system calls one',
      [{ value: '1' }, { system: 'urn:oid:1.3.6.1.4.1.19126.3', value: '12345678Z' }],
      '12345678Z',
    ],
    ['what looks like one', [{ value: '1' }, { value: '12.345.678-z' }], '12.345.678-z'],
    [
      'what is called one before what looks like one',
      [{ value: '87654321X' }, { ...national, value: '12345678Z' }],
      '12345678Z',
    ],
    [
      'an old one last',
      [
        { ...national, use: 'old', value: '1' },
        { ...national, value: '12345678Z' },
      ],
      '12345678Z',
    ],
    [
      'one that is over last',
      [{ ...national, value: '87654321X', ...over }, { value: '12345678Z' }],
      '12345678Z',
    ],
    [
      'a passport where there is none',
      [
        { value: '1' },
        {
          type: { coding: [{ code: 'PPN' }] },
          value: 'AB123',
          assigner: { identifier: { value: 'FR' } },
        },
      ],
      'AB123',
    ],
    ['else the first, which is told to be none', [{ value: '1' }, { value: '2' }], '1'],
    ['nothing', [{ ...national }], ''],
  ])('the DNI is %s', (_what, identifier, dni) => {
    expect(cellsOf({ identifier })[3]).toBe(dni)
  })

  it.each([
    [
      { type: { text: 'Passport' }, value: 'AB123', assigner: { identifier: { value: 'FR' } } },
      ['passport', 'FR'],
    ],
    [{ system: 'http://hl7.org/fhir/sid/passport-FRA', value: 'AB123' }, ['passport', '']],
    [{ type: { text: 'NIE' }, value: 'X1234567L' }, ['', '']],
  ])('the kind of %j is %j', (identifier, kind) => {
    expect(cellsOf({ identifier: [identifier] }).slice(7, 9)).toEqual(kind)
  })

  it('brings the sheet, whose health card is no document', () => {
    const sheet = {
      identifier: [{ type: { coding: [{ code: 'HC' }] }, value: 'BBBB1234' }],
      gender: 'female',
      address: [{ city: 'Vigo', line: ['Calle Mayor 1', '2.º B'], postalCode: '36201' }],
      communication: [{ language: { coding: [{ code: 'en-GB' }] } }],
      contact: [
        {
          name: { given: ['Rosa'], family: 'Gil' },
          telecom: [{ system: 'phone', value: '612 00 00 00' }],
        },
      ],
    }
    const read = cellsOf(sheet)
    expect(read[3]).toBe('')
    expect(read.slice(9)).toEqual([
      'female',
      'Calle Mayor 1, 2.º B',
      '36201',
      'BBBB1234',
      'en',
      'Rosa Gil',
      '612 00 00 00',
    ])
    expect(cellsOf({ gender: 'unknown' })[9]).toBe('')
  })
})
