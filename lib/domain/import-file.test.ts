import { expect, it } from 'vitest'
import { leftOut, missingFields, toldBy } from './import-file'

const columns = {
  ...{ name: 0, surname: 1, secondSurname: null, birthdate: null, dni: 2, email: 9, phone: null, city: null },
}

it('knows which columns are missing', () => expect(missingFields(columns)).toEqual(['birthdate']))

it('tells what a line says of each field', () => {
  expect(toldBy(['Ana', '', '1'], columns)).toEqual([
    { field: 'name', value: 'Ana' },
    { field: 'dni', value: '1' },
  ])
})

it('counts what a run leaves out', () => {
  const counts = { new: 3, known: 2, similar: 1, here: 4, error: 5 }
  expect(leftOut({ counts, registers: 4, links: 1 })).toBe(10)
})
