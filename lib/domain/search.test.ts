import { expect, it } from 'vitest'
import { namedFirst } from './search'

it('people whose name begins as it was typed stand first, whatever accents it has', () => {
  const person = (name: string, surname: string) => ({
    id: name,
    name,
    surname,
    specialty: 'cardiology' as const,
  })
  const found = {
    patients: [],
    visits: [],
    doctors: [person('Joaquín', 'Serrano'), person('Eva', 'Martín'), person('Márta', 'Gil')],
  }
  const names = (typed: string) => namedFirst(found, typed).doctors.map(({ name }) => name)
  expect(names('mar')).toEqual(['Eva', 'Márta', 'Joaquín'])
  expect(names('eva mar')).toEqual(['Eva', 'Joaquín', 'Márta'])
})
