import { describe, expect, it } from 'vitest'
import type { ImportField, ImportReason } from '#contract/import-fields'
import { readPatient } from './read-patient.ts'

const fields = ['name', 'surname', 'birthdate', 'dni', 'email', 'phone', 'city', 'secondSurname'] as const
const columns = Object.fromEntries(fields.map((field, place) => [field, place])) as Record<
  ImportField,
  number
>
const right = ['Ana', 'Peña', '03/01/1990', '12345678Z', 'ana@example.test', '612 345 678', 'Vigo', 'Gil']

const readAs = (changes: Partial<Record<ImportField, string>>) =>
  readPatient(
    right.map((value, place) => changes[fields[place] as ImportField] ?? value),
    { columns, today: '2026-11-16' },
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

  it.each([
    ['12.345.678-z', '12345678Z'],
    ['1234567L', '01234567L'],
    [' 12345678 Z ', '12345678Z'],
  ])('has its DNI however it is written: %s', (dni, whole) => {
    expect(readAs({ dni }).record?.dni).toBe(whole)
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
    ['dni', '', 'missing'],
    ['dni', 'X1234567L', 'dni'],
    ['dni', '12345678A', 'dni-letter'],
    ['email', 'ana', 'email'],
    ['phone', 'call me', 'phone'],
    ['city', 'x'.repeat(121), 'too-long'],
  ])('with the %s %j is refused: %s', (field, value, reason) => {
    expect(readAs({ [field]: value, ...(field === 'surname' && { secondSurname: '' }) })).toEqual({
      record: null,
      faults: [{ field, reason }],
    })
  })

  it('says everything that is wrong with it', () => {
    const { faults } = readAs({ dni: '1', email: '', birthdate: 'x' })
    expect(faults.map(({ field }) => field).sort()).toEqual(['birthdate', 'dni', 'email'])
  })

  it('that is shorter than the first one misses what is not there', () => {
    expect(readPatient(['Ana'], { columns, today: '2026-11-16' }).faults.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 4 }, () => 'missing'),
    )
  })
})
