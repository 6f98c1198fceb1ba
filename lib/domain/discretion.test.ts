import { describe, expect, it } from 'vitest'
import { discreetly, hiddenFact, initialsOf, mayBeDiscreet } from './discretion'

describe('initials', () => {
  it.each([
    ['María García López', 'M. G. L.'],
    ['María del Mar de la Fuente', 'M. M. F.'],
    ['Íñigo', 'Í.'],
    ['lucía vidal', 'L. V.'],
    ['O’Connor-Ruiz', 'O.'],
    ['M. G. L.', 'M. G. L.'],
    ['Lucía Vidal 3f2a9c10', 'L. V.'],
    ['王小明', '王.'],
    ['7', '7.'],
    ['', ''],
  ])('of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
})

const person = {
  _id: 'p1',
  name: 'Ana',
  surname: 'Molina Vega',
  birthdate: '1980-02-01',
  dni: '12345678Z',
  email: 'ana@example.test',
  phone: '600 100 200',
  city: 'Madrid',
  status: null,
}
const hidden = {
  _id: 'p1',
  name: 'A.',
  surname: 'M. V.',
  birthdate: hiddenFact,
  dni: hiddenFact,
  email: hiddenFact,
  phone: null,
  city: 'Madrid',
  status: null,
}

describe('a discreet answer', () => {
  it('hides a patient, alone or among others, wherever they stand', () => {
    expect(discreetly(person)).toEqual(hidden)
    expect(discreetly({ patients: [person], total: 1 })).toEqual({ patients: [hidden], total: 1 })
    expect(discreetly({ patient: { name: 'Ana', surname: 'Vega' } })).toEqual({
      patient: { name: 'A.', surname: 'V.' },
    })
    expect(discreetly([{ patientName: 'Ana Vega', patientPhone: '600', reason: 'Ana Vega' }])).toEqual([
      { patientName: 'A. V.', patientPhone: null, reason: 'Ana Vega' },
    ])
  })

  it('leaves doctors, clinics and whatever is no text as they are', () => {
    const doctor = { name: 'Elena', surname: 'Ruiz', dni: '1', email: 'e@x.test', phone: '9' }
    const answer = {
      doctorName: 'Elena Ruiz',
      doctor,
      clinic: { name: 'Clínica Sol' },
      patientName: null,
      n: 3,
    }
    expect(discreetly(answer)).toEqual(answer)
  })
})

it('is for the staff alone', () => {
  expect(mayBeDiscreet({ roles: ['clinicadmin'], patientId: null })).toBe(true)
  expect(mayBeDiscreet({ roles: ['doctor'], patientId: null })).toBe(true)
  expect(mayBeDiscreet({ roles: ['patient'], patientId: 'p1' })).toBe(false)
  expect(mayBeDiscreet({ roles: ['patient', 'clinicadmin'], patientId: 'p1' })).toBe(false)
})

it('hides what files are called, and not of what kind they are', () => {
  const files = [{ originalName: 'Ana Molina.pdf' }, { originalName: 'ana-molina' }]
  expect(discreetly({ images: files })).toEqual({
    images: [{ originalName: `${hiddenFact}.pdf` }, { originalName: hiddenFact }],
  })
})
