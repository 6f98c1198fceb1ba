import { describe, expect, it } from 'vitest'
import type { ImportField, ImportReason } from '#contract/import-fields'
import { guessColumns } from './guess-columns.ts'
import { readDay } from './read-day.ts'
import { readPatient } from './read-patient.ts'

describe('the columns of a file', () => {
  it.each([
    ['Nombre;Apellidos;F. Nacimiento;DNI/NIF;Correo electrónico;Teléfono móvil;Población', '0 1 - 2 3 4 5 6'],
    ['First name;Last name;Date of Birth;ID number;E-mail;Phone;City', '0 1 - 2 3 4 5 6'],
    ['nif;EMAIL;fecha_nacimiento;apellido1;apellido2;nombre', '5 3 4 2 0 1 - -'],
    ['id;comments', '- - - - - - - -'],
  ])('are guessed by their names: %s', (headers, expected) => {
    const columns = guessColumns(headers.split(';'))
    expect(
      Object.values(columns)
        .map((each) => each ?? '-')
        .join(' '),
    ).toBe(expected)
  })
})

describe('a day', () => {
  it.each([
    ['1980-02-29', '1980-02-29'],
    ['29/02/1980', '1980-02-29'],
    ['3.1.1999', '1999-01-03'],
    ['03-01-1999 00:00:00', '1999-01-03'],
    ['1999-01-03T00:00:00Z', '1999-01-03'],
    ['29/02/1981', null],
    ['12/31/1980', null],
    ['3/1/99', null],
    ['29261', null],
    ['', null],
  ])('%s is %s', (text, day) => expect(readDay(text)).toBe(day))
})

const fields = ['name', 'surname', 'birthdate', 'dni', 'email', 'phone', 'city', 'secondSurname'] as const
const columns = Object.fromEntries(fields.map((field, place) => [field, place])) as Record<
  ImportField,
  number
>
const right = ['Ana', 'Peña', '03/01/1990', '12345678Z', 'ana@example.test', '612 345 678', 'Vigo', 'Gil']

const readAs = (changes: Partial<Record<ImportField, string>>) =>
  readPatient(
    right.map((value, place) => changes[fields[place] as ImportField] ?? value),
    columns,
    '2026-11-16',
  )

describe('a line', () => {
  it('is a person as a registration would store them', () => {
    expect(readAs({})).toMatchObject({
      faults: [],
      person: {
        ...{ name: 'Ana', surname: 'Peña Gil', birthdate: '1990-01-03', dni: '12345678Z', city: 'Vigo' },
        ...{ email: 'ana@example.test', phone: '612 345 678', sortName: 'ana\u001fpena gil' },
      },
    })
    expect(readAs({ phone: '', city: '', secondSurname: '' }).person).toMatchObject({ phone: null, city: '' })
  })

  it.each([
    ['12.345.678-z', '12345678Z'],
    ['1234567L', '01234567L'],
    [' 12345678 Z ', '12345678Z'],
  ])('has its DNI however it is written: %s', (dni, whole) => {
    expect(readAs({ dni }).person?.dni).toBe(whole)
  })

  it('loses the apostrophe with which a spreadsheet is kept from reckoning', () => {
    expect(readAs({ phone: "'+34 612 345 678" }).person?.phone).toBe('+34 612 345 678')
    expect(readAs({ surname: "'t Hooft", secondSurname: '' }).person?.surname).toBe("'t Hooft")
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
      person: null,
      faults: [{ field, reason }],
    })
  })

  it('says everything that is wrong with it', () => {
    const { faults } = readAs({ dni: '1', email: '', birthdate: 'x' })
    expect(faults.map(({ field }) => field).sort()).toEqual(['birthdate', 'dni', 'email'])
  })

  it('that is shorter than the first one misses what is not there', () => {
    expect(readPatient(['Ana'], columns, '2026-11-16').faults.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 4 }, () => 'missing'),
    )
  })
})
