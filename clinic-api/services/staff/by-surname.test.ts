import { expect, it } from 'vitest'
import { bySurname } from './by-surname.ts'

it('an accent is no letter of its own, Ñ is, and namesakes go by their names', () => {
  const names = [
    'Vázquez Inés',
    'Núñez Ana',
    'Ñíguez Luis',
    'Álvarez Eva',
    'Alonso Juan',
    'Álvarez Ana',
    'Ortiz Sol',
  ]
  const people = names.map((each) => each.split(' ')).map(([surname = '', name = '']) => ({ surname, name }))
  expect(people.toSorted(bySurname).map(({ surname, name }) => `${surname} ${name}`)).toEqual([
    'Alonso Juan',
    'Álvarez Ana',
    'Álvarez Eva',
    'Núñez Ana',
    'Ñíguez Luis',
    'Ortiz Sol',
    'Vázquez Inés',
  ])
})
