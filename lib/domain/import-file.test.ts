import { expect, it } from 'vitest'
import { comparedOf, leftOut, missingFields, templateOf, toldBy } from './import-file'

const columns = {
  name: 0,
  surname: 1,
  secondSurname: null,
  birthdate: null,
  dni: 2,
  email: 9,
  phone: null,
  city: null,
}

it('knows which columns are missing', () => {
  expect(missingFields({ kind: 'patients', columns })).toEqual(['birthdate'])
  expect(missingFields({ kind: 'visits', columns: { day: 0, start: 1 } })).toEqual([
    'patientDni',
    'doctorEmail',
  ])
})

it('tells what a line says of each field', () => {
  expect(toldBy(['Ana', '', '1'], columns, ['dni', 'surname', 'phone', 'name', 'email'])).toEqual([
    '1',
    'Ana',
  ])
})

it('tells once what one column says of two fields', () => {
  const both = { ...columns, surname: 0 }
  expect(toldBy(['Gil, Ana', '', '1'], both, ['name', 'surname'])).toEqual(['Gil, Ana'])
})

it('compares the day of birth of patients alone', () => {
  const withDay = { ...columns, birthdate: 3 }
  const values = ['Ana', 'Gil', '1', '1990-02-28']
  expect(comparedOf(values, withDay, 'patients')).toEqual(['Ana Gil', '1990-02-28', '1'])
  expect(comparedOf(values, withDay, 'doctors')).toEqual(['Ana Gil', '1'])
})

it('counts what a run leaves out', () => {
  const counts = { new: 3, known: 2, similar: 1, here: 4, error: 5 }
  expect(leftOut({ counts, registers: 4, links: 1 })).toBe(10)
})

it('makes a template with column names alone, which a spreadsheet opens', () => {
  const [head, body = ''] = templateOf(['Name', 'The "second"'], ';').split(',')
  expect(head).toBe('data:text/csv;charset=utf-8')
  expect(decodeURIComponent(body)).toBe('\ufeff"Name";"The ""second"""\r\n')
})
