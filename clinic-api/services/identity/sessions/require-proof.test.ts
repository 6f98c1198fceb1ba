import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addClinic, addPatient, addShift, addStaff, testPassword } from '../../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let clinicId: string
let owner: Awaited<ReturnType<typeof addStaff>>
let admin: Awaited<ReturnType<typeof addStaff>>
let doctor: Awaited<ReturnType<typeof addStaff>>
let patient: Awaited<ReturnType<typeof addPatient>>

beforeAll(async () => {
  test = await createTestApp({ env: longSessions })
})
beforeEach(async () => {
  clinicId = (await addClinic(test)).id
  admin = await addStaff(test, { roles: ['admin'] })
  owner = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
  doctor = await addStaff(test, { clinicId })
  patient = await addPatient(test, { clinicId })
})
afterAll(() => test.close())

const place = { name: 'Centro', city: 'Madrid', district: 'Centro', postalCode: '28001' }

interface Act {
  method: 'POST' | 'PUT' | 'DELETE'
  path: () => string
  body?: object
  by?: () => typeof owner
}

const acts: [string, Act][] = [
  ['erasing a patient', { method: 'POST', path: () => `/patients/${patient.id}/erasure`, by: () => admin }],
  ["resetting a colleague's factor", { method: 'POST', path: () => `/users/${doctor.userId}/reset-2fa` }],
  ['deleting a doctor', { method: 'DELETE', path: () => `/staff/${doctor.id}` }],
  ['making an auditor', { method: 'PUT', path: () => `/staff/${doctor.id}`, body: { auditor: true } }],
  [
    'asking the staff for a second factor',
    { method: 'PUT', path: () => `/clinics/${clinicId}`, body: { ...place, staffSecondFactor: true } },
  ],
  [
    'asking the staff for stronger passwords',
    { method: 'PUT', path: () => `/clinics/${clinicId}`, body: { ...place, strictPasswords: true } },
  ],
]

it.each(acts)('%s asks for a password that was given long ago', async (_name, { method, path, body, by }) => {
  const { client } = by?.() ?? owner
  const call = (proof: object = {}) => client.call(method, path(), { body: { ...body, ...proof } })
  test.clock.advance({ minutes: 11 })
  const asked = { message: 'Please confirm your password', code: 'password_needed' }
  expect(await call()).toMatchObject({ status: 403, body: asked })
  const wrong = await call({ currentPassword: 'Wrong-1234' })
  expect(wrong).toMatchObject({ status: 400, body: { errors: { currentPassword: expect.any(String) } } })
  expect(await call({ currentPassword: testPassword })).toMatchObject({ status: 200 })
})

it('a password given a moment ago is not asked for', async () => {
  expect((await owner.client.post(`/users/${doctor.userId}/reset-2fa`)).status).toBe(200)
  test.clock.advance({ minutes: 11 })
  const auditor = { auditor: true, currentPassword: testPassword }
  expect((await owner.client.put(`/staff/${doctor.id}`, auditor)).status).toBe(200)
  expect((await owner.client.delete(`/staff/${doctor.id}`)).status).toBe(200)
})

it('what does not change the protection of accounts is changed without', async () => {
  test.clock.advance({ minutes: 11 })
  const same = { ...place, slotMinutes: 20, staffSecondFactor: false, strictPasswords: false }
  expect((await owner.client.put(`/clinics/${clinicId}`, same)).status).toBe(200)
  expect((await owner.client.put(`/staff/${doctor.id}`, { specialty: 'family_medicine' })).status).toBe(200)
})

it('a doctor of another clinic stays unknown to a caller with an old password', async () => {
  const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
  test.clock.advance({ minutes: 11 })
  expect((await owner.client.delete(`/staff/${stranger.id}`)).status).toBe(404)
})

it('the deletion that moves appointments asks too', async () => {
  await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
  test.clock.advance({ minutes: 11 })
  const remove = (body?: object) =>
    owner.client.post('/visits/resolve', {
      plan: [],
      with: { method: 'DELETE', path: `/staff/${doctor.id}`, ...(body && { body }) },
    })
  expect(await remove()).toMatchObject({ status: 403, body: { code: 'password_needed' } })
  expect((await remove({ currentPassword: 'Wrong-1234' })).status).toBe(400)
  expect((await remove({ clinicId, currentPassword: testPassword })).status).toBe(200)
})
