import { randomInt } from 'node:crypto'
import { dniLetter } from '#contract/document-kinds'
import { Visitor } from './visitor.ts'

const password = 'Prueba-1234'

interface Made {
  id: string
}

function person(name: string) {
  const number = randomInt(10_000_000, 99_999_999)
  const dni = `${number}${dniLetter(number)}`
  return { name, surname: 'Prueba', dni, email: `${name}.${number}@example.test`, password }
}

/** A clinic with a doctor, who is signed in, and a patient, all made as browsers make them. */
export async function makeClinic(authority: Buffer) {
  const [owner, doctor] = [new Visitor(authority), new Visitor(authority)]
  await owner.send('/api/auth/register', person('Olga'))
  const place = { city: 'Sevilla', district: 'Centro', postalCode: '41001', timeZone: 'Europe/Madrid' }
  await owner.send('/api/clinics', { name: 'Prueba', ...place, plan: 'basic' })
  const facts = person('Diego')
  const { id } = await owner.send<Made>('/api/calls/staff.register', { ...facts, specialty: 'cardiology' })
  await doctor.send('/api/auth/login', { email: facts.email, password })
  const more = { city: 'Sevilla', birthdate: '1980-05-17', username: `paula${randomInt(1e9)}` }
  const patient = await doctor.send<Made>('/api/calls/patients.register', { ...person('Paula'), ...more })
  owner.leave()
  return { doctor: { id, visitor: doctor }, patientId: patient.id }
}
