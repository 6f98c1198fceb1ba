import { describe, expect, it } from 'vitest'
import type { ImportField, ImportReason, ImportWarning } from '#contract/import-fields'
import { readPatient } from './read-patient.ts'

const fields = [
  ...(['name', 'surname', 'birthdate', 'dni', 'email', 'phone', 'city', 'secondSurname'] as const),
  ...(['documentKind', 'documentCountry'] as const),
  ...(['sex', 'address', 'postalCode', 'healthCard', 'language', 'contactName', 'contactPhone'] as const),
]
const columns = Object.fromEntries(fields.map((field, place) => [field, place])) as Record<
  ImportField,
  number
>
const right = [
  'Ana',
  'Peña',
  '03/01/1990',
  '12345678Z',
  'ana@example.test',
  '612 345 678',
  'Vigo',
  'Gil',
  '',
  '',
  ...Array.from({ length: 7 }, () => ''),
]

const reading = { columns, today: '2026-11-16', timeZone: 'Europe/Madrid' }

const readAs = (changes: Partial<Record<ImportField, string>>) =>
  readPatient(
    right.map((value, place) => changes[fields[place] as ImportField] ?? value),
    reading,
  )

describe('a line', () => {
  it('is a person as a registration would store them', () => {
    expect(readAs({})).toMatchObject({
      faults: [],
      record: {
        name: 'Ana',
        surname: 'Peña Gil',
        birthdate: '1990-01-03',
        dni: '12345678Z',
        city: 'Vigo',
        email: 'ana@example.test',
        phone: '612 345 678',
        sortName: 'ana\u001fpena gil',
      },
    })
    expect(readAs({ phone: '', city: '', secondSurname: '' }).record).toMatchObject({ phone: null, city: '' })
  })

  it('has a sheet, as far as it can be read', () => {
    const told = { sex: 'Varón', address: 'Calle Mayor 1', postalCode: '28013', language: 'Inglés' }
    const contact = { contactName: 'Rosa Gil', contactPhone: '612 00 00 00' }
    expect(readAs({ ...told, ...contact, healthCard: 'BBBB 1234' })).toMatchObject({
      warnings: [],
      record: {
        ...told,
        sex: 'male',
        language: 'en',
        healthCard: 'BBBB 1234',
        emergencyContact: { name: 'Rosa Gil', phone: '612 00 00 00', relation: '' },
      },
    })
    const odd = readAs({ sex: 'M', postalCode: 'x'.repeat(11), contactName: 'Rosa' })
    expect(odd.record).toMatchObject({ sex: null, postalCode: null, emergencyContact: null })
    expect(odd.warnings).toEqual([
      { field: 'sex', reason: 'not-understood' },
      { field: 'postalCode', reason: 'too-long' },
      { field: 'contactPhone', reason: 'phone' },
    ])
  })

  it.each([
    ['="08001"', '08001', []],
    [`'="08001"`, '08001', []],
    ['0801', '0801', []],
    ['8001', '08001', [{ field: 'postalCode', reason: 'zeros' }]],
  ])('has the zero of its postal code that a spreadsheet drops: %s', (postalCode, whole, warnings) => {
    expect(readAs({ postalCode })).toMatchObject({ record: { postalCode: whole }, warnings })
  })

  it.each([
    ['12.345.678-z', '12345678Z'],
    ['1234567L', '01234567L'],
    [' 12345678 Z ', '12345678Z'],
  ])('has its DNI however it is written: %s', (dni, whole) => {
    expect(readAs({ dni }).record?.dni).toBe(whole)
  })

  it.each<[string, string, string, object]>([
    ['x-1234567-l', '', '', { dni: 'X1234567L', documentKind: 'nie', documentCountry: '' }],
    ['K1234567L', '', '', { dni: 'K1234567L', documentKind: 'dni', documentCountry: '' }],
    [
      'ab 123 456',
      'Pasaporte',
      'Francia',
      { dni: 'AB123456', documentKind: 'passport', documentCountry: 'FR' },
    ],
    ['ab-123', 'passport', 'de', { dni: 'AB123', documentKind: 'passport', documentCountry: 'DE' }],
    [
      'AB 99',
      'otro documento',
      'United Kingdom',
      { dni: 'AB99', documentKind: 'other', documentCountry: 'GB' },
    ],
    ['', 'sin documento', '', { dni: '', documentKind: 'none', documentCountry: '' }],
  ])('has the document %s, %s, %s', (dni, documentKind, documentCountry, document) => {
    const read = readAs({ dni, documentKind, documentCountry })
    expect(read).toMatchObject({ record: document, faults: [], warnings: [] })
  })

  it.each([
    ['', 'missing'],
    ['Atlantis', 'country'],
  ])('with a passport of %j is refused', (documentCountry, reason) => {
    const read = readAs({ dni: 'AB123456', documentKind: 'passport', documentCountry })
    expect(read.faults).toEqual([{ field: 'documentCountry', reason }])
  })

  it('loses the apostrophe with which a spreadsheet is kept from reckoning', () => {
    expect(readAs({ phone: "'+34 612 345 678" }).record?.phone).toBe('+34 612 345 678')
    expect(readAs({ surname: "'t Hooft", secondSurname: '' }).record?.surname).toBe("'t Hooft")
  })

  it.each<[ImportField, string, ImportReason]>([
    ['name', '', 'missing'],
    ['name', 'x'.repeat(81), 'too-long'],
    ['surname', 'Pe\ufffda', 'characters'],
    ['birthdate', '', 'missing'],
    ['birthdate', '31/02/1990', 'date'],
    ['birthdate', '17/11/2026', 'date-ahead'],
    ['birthdate', '01/01/1890', 'date-long-ago'],
    ['dni', 'AB123456', 'dni'],
    ['dni', 'X1234567A', 'dni-letter'],
    ['documentKind', 'library card', 'document-kind'],
    ['dni', '12345678A', 'dni-letter'],
    ['email', 'ana', 'email'],
    ['dni', '1.23E+07', 'rounded'],
    ['name', 'Bego?a', 'characters'],
  ])('with the %s %j is refused: %s', (field, value, reason) => {
    expect(readAs({ [field]: value, ...(field === 'surname' && { secondSurname: '' }) })).toEqual({
      record: null,
      faults: [{ field, reason }],
      warnings: [],
    })
  })

  it.each<[ImportField, string, ImportWarning, object]>([
    ['phone', 'call me', 'phone', { phone: null }],
    ['phone', '612345678 (hija)', 'phone-part', { phone: '612345678' }],
    ['phone', '6,12E+08', 'rounded', { phone: null }],
    ['city', 'x'.repeat(121), 'too-long', { city: '' }],
    ['dni', '1234567L', 'zeros', { dni: '01234567L' }],
    ['dni', '', 'no-document', { dni: '', documentKind: 'none' }],
  ])('with the %s %j is taken, with a warning: %s', (field, value, reason, record) => {
    expect(readAs({ [field]: value })).toMatchObject({ faults: [], warnings: [{ field, reason }], record })
  })

  it('has its birthdate read as the whole column is', () => {
    const born = (birthdate: string, order: 'mdy' | 'excel' | null) => {
      const cells = right.map((value, place) => (place === 2 ? birthdate : value))
      return readPatient(cells, { ...reading, days: { birthdate: order } })
    }
    expect(born('03/04/1990', 'mdy').record).toMatchObject({ birthdate: '1990-03-04' })
    expect(born('29261', 'excel').record).toMatchObject({ birthdate: '1980-02-10' })
    expect(born('03/04/1990', null).faults).toEqual([{ field: 'birthdate', reason: 'date-order' }])
    expect(born('3/4/20', 'mdy').warnings).toEqual([{ field: 'birthdate', reason: 'century' }])
  })

  it('has both names in one column', () => {
    const both = { ...reading, columns: { ...columns, name: 0, surname: 0 } }
    const named = (text: string) => readPatient([text, ...right.slice(1)], both)
    expect(named('García López, Ana').record).toMatchObject({ name: 'Ana', surname: 'García López' })
    expect(named('Ana García').faults).toEqual([{ field: 'name', reason: 'names-in-one' }])
    expect(named('').faults.map(({ field }) => field)).toEqual(['name', 'surname'])
  })

  it('says everything that is wrong with it', () => {
    const { faults } = readAs({ dni: '1', email: 'x', birthdate: 'x' })
    expect(faults.map(({ field }) => field).sort()).toEqual(['birthdate', 'dni', 'email'])
  })

  it('that is shorter than the first one misses what is not there', () => {
    expect(readPatient(['Ana'], reading).faults.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 2 }, () => 'missing'),
    )
  })
})
