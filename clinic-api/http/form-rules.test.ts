import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { createClinicInput, updateClinicInput } from '#contract/clinics'
import { fieldErrors } from '#contract/errors'
import { allergyInput, conditionInput, treatmentInput } from '#contract/histories'
import { registerPatientOn, updatePatientOn } from '#contract/patients'
import { registerStaffInput, updateStaffInput } from '#contract/staff'
import { changePasswordInput, registerUserInput } from '#contract/users'
import type { Client } from '../testing/client.ts'
import { addClinic, addPatient, addStaff } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const today = '2026-11-16'
const person = { name: 'Ana', surname: 'Gil', email: 'ana@clinic.es', password: 'Abc-1234', dni: '12345678Z' }
const place = { name: 'Clínica', city: 'Madrid', district: 'Centro', postalCode: '28001' }
const patientOnly = { birthdate: '1990-02-28', city: 'Vigo', username: 'ana' }
const { name, surname, dni } = person
const profile = { name, surname, dni, birthdate: '1990-02-28', city: 'Vigo' }
const condition = { name: 'Asthma', details: 'Mild', since: today, until: null }
const treatment = { name: 'Salbutamol', instructions: 'Two puffs', startDate: today, endDate: today }

type Actor = 'doctor' | 'owner' | 'patient' | 'newcomer'
type Call = [method: 'POST' | 'PUT', path: string, who: Actor, schema: z.ZodType, valid: object]

const calls: Call[] = [
  ['POST', '/users/register', 'newcomer', registerUserInput, person],
  [
    'POST',
    '/users/change-password',
    'patient',
    changePasswordInput,
    { currentPassword: 'x', newPassword: 'Abc-1234' },
  ],
  ['POST', '/staff/register', 'owner', registerStaffInput, { ...person, specialty: 'cardiology' }],
  ['PUT', '/staff/:doctor', 'owner', updateStaffInput, { specialty: 'cardiology' }],
  ['POST', '/patients/', 'doctor', registerPatientOn(today), { ...person, ...patientOnly }],
  ['PUT', '/patients/:patient', 'patient', updatePatientOn(today), profile],
  ['POST', '/clinics/', 'newcomer', createClinicInput, { ...place, plan: 'basic' }],
  ['PUT', '/clinics/:clinic', 'owner', updateClinicInput, place],
  ['POST', '/histories/:patient/condition', 'doctor', conditionInput(today), condition],
  ['POST', '/histories/:patient/treatment', 'doctor', treatmentInput, treatment],
  ['POST', '/histories/:patient/allergy', 'doctor', allergyInput, { allergy: 'Nuts' }],
]

// Each is put into each field; where a field takes it, the call is not made.
const bad = [
  '',
  '   ',
  'x',
  'x'.repeat(200),
  '12345678A',
  '2999-01-01',
  '1800-01-01',
  '2023-02-29',
  'Contraseña1',
  undefined,
]

const rows = calls.flatMap(([method, path, who, schema, valid]) =>
  Object.keys(valid).flatMap((field) =>
    bad.flatMap((value) => {
      const body: object = { ...valid, [field]: value }
      const parsed = schema.safeParse(body)
      return parsed.success
        ? []
        : [{ method, path, who, field, value, body, errors: fieldErrors(parsed.error) }]
    }),
  ),
)

describe('the rules of the forms hold in the API, word for word', () => {
  let test: TestApp
  let clients: Record<Actor, Client>
  let ids: Record<string, string>

  beforeAll(async () => {
    test = await createTestApp()
    const { id: clinicId } = await addClinic(test)
    const doctor = await addStaff(test, { clinicId })
    const owner = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    const newcomer = await addStaff(test, { roles: ['clinicadmin'] })
    const patient = await addPatient(test, { clinicId })
    ids = { ':clinic': clinicId, ':doctor': doctor.id, ':patient': patient.id }
    clients = {
      doctor: doctor.client,
      owner: owner.client,
      patient: patient.client,
      newcomer: newcomer.client,
    }
  })
  afterAll(() => test.close())

  it('are more than a hundred refusals', () => expect(rows.length).toBeGreaterThan(100))

  it('are told in sentences, never in the words of the validator', () => {
    const told = new Set(rows.flatMap(({ errors }) => Object.values(errors)))
    expect(
      [...told].filter((each) =>
        /expected|received|invalid (input|option|string)|too (small|big)/i.test(each),
      ),
    ).toEqual([])
  })

  it.each(calls.map(([method, path]) => [method, path] as const))('%s %s', async (method, path) => {
    const mine = rows.filter((row) => row.method === method && row.path === path)
    expect(mine.length).toBeGreaterThan(0)
    const target = path.replace(/:\w+/, (place) => ids[place] ?? place)
    for (const { who, field, value, body, errors } of mine) {
      const answer = await clients[who].call(method, target, { body })
      expect({ field, value, status: answer.status, errors: answer.body.errors }).toEqual({
        field,
        value,
        status: 400,
        errors,
      })
    }
  })
})
