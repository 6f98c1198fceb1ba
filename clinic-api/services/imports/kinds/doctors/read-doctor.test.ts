import { expect, it } from 'vitest'
import { specialties } from '#contract/specialties'
import en from '../../../../../messages/en.json' with { type: 'json' }
import es from '../../../../../messages/es.json' with { type: 'json' }
import { readDoctor } from './read-doctor.ts'
import { readSpecialty } from './read-specialty.ts'

it.each(specialties)('the specialty %s is known by its names', (specialty) => {
  const names = [specialty, en.specialties[specialty], es.specialties[specialty]]
  expect(names.map(readSpecialty)).toEqual([specialty, specialty, specialty])
})

it.each(['magic', 'cardiology, nursing', ''])('%j is no specialty', (text) =>
  expect(readSpecialty(text)).toBeNull(),
)

const columns = { name: 0, surname: 1, secondSurname: 2, specialty: 3, dni: 4, email: 5 }
const right = ['Ana', 'Peña', 'Gil', 'CARDIÓLOGA', '1.234.567-L', 'ana@example.test']

it('a line is a doctor as a registration would store them', () => {
  expect(readDoctor(right, { columns })).toMatchObject({
    faults: [],
    record: {
      name: 'Ana',
      surname: 'Peña Gil',
      specialty: 'cardiology',
      dni: '01234567L',
      email: 'ana@example.test',
    },
  })
})

it('a line says everything that is wrong with it', () => {
  expect(readDoctor(['', 'Peña', '', 'magic', '12345678A', 'ana'], { columns })).toEqual({
    record: null,
    warnings: [],
    faults: [
      { field: 'name', reason: 'missing' },
      { field: 'specialty', reason: 'specialty' },
      { field: 'email', reason: 'email' },
      { field: 'dni', reason: 'dni-letter' },
    ],
  })
})
