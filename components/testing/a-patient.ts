import type { Patient } from '@/lib/domain/patient'

/** A patient with an account and a DNI. */
export const aPatient: Patient = {
  id: 'p1',
  name: 'Lucía',
  surname: 'Vidal',
  birthdate: '1985-04-12',
  dni: '12345678Z',
  document: { kind: 'dni', number: '12345678Z', country: null },
  phone: null,
  status: null,
  city: 'Madrid',
  email: 'l@example.test',
  username: 'lucia',
  userId: 'u1',
}
