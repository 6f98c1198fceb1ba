import { afterAll, beforeAll, expect, it } from 'vitest'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { upload } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp({ env: { QUOTA_PER_CLINIC_BYTES: '1000' } })
})
afterAll(() => test.close())

it('says what a clinic has of its plan, which is what its limits count', async () => {
  const clinic = await addClinic(test, { planId: 'basic' })
  const desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
  const doctor = await addStaff(test, { clinicId: clinic.id })
  const patient = await addPatient(test, { clinicId: clinic.id })
  const elsewhere = await addClinic(test)
  await addStaff(test, { clinicId: elsewhere.id })
  await addPatient(test, { clinicId: elsewhere.id })
  const file = { name: 'x', bytes: Buffer.alloc(300) }
  await upload(test, doctor.client, `/histories/${patient.historyId}/image`, file)
  await upload(test, patient.client, `/histories/${patient.historyId}/image`, file)
  expect((await desk.client.get(`/clinics/${clinic.id}/usage`)).body).toEqual({
    planName: 'Basic',
    clinics: { used: 1, limit: 1 },
    doctors: { used: 1, limit: 2 },
    patients: { used: 1, limit: 350 },
    storage: { used: 300, limit: 1000 },
    addOns: [],
    group: [{ _id: clinic.id, name: clinic.name, doctors: 1, patients: 1, storage: 300 }],
  })
  const admin = await addStaff(test, { roles: ['admin'] })
  expect((await admin.client.get(`/clinics/${elsewhere.id}/usage`)).body).toMatchObject({
    planName: 'Enterprise',
    doctors: { used: 1, limit: null },
  })
  expect((await desk.client.get(`/clinics/${elsewhere.id}/usage`)).status).toBe(404)
  expect((await doctor.client.get(`/clinics/${clinic.id}/usage`)).status).toBe(403)
})
