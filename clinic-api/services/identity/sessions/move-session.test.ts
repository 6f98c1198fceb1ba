import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { patients } from '../../../db/schema/patients.ts'
import { users } from '../../../db/schema/users.ts'
import { Client } from '../../../testing/client.ts'
import {
  addClinic,
  addMembership,
  addPatient,
  addShift,
  addStaff,
  testPassword,
} from '../../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { anyDatabase } from '../../../testing/test-database.ts'

describe.each(anyDatabase)('somebody of two clinics on %s', (database) => {
  let test: TestApp
  let first: Awaited<ReturnType<typeof addClinic>>
  let second: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    first = await addClinic(test, { name: 'Alba' })
    second = await addClinic(test, { name: 'Bravo' })
    doctor = await addStaff(test, { clinicId: first.id })
    await addMembership(test, doctor, { clinicId: second.id, roles: ['clinicadmin', 'doctor'] })
  })
  afterAll(() => test.close())

  const move = (client: Client, to: object) => client.put('/sessions/current', to)

  it('is in one of them at a time, with the roles of that one', async () => {
    const memberships = [
      { clinicId: first.id, clinicName: 'Alba', roles: ['doctor'], doctorid: doctor.id },
      { clinicId: second.id, clinicName: 'Bravo', roles: ['clinicadmin', 'doctor'], doctorid: doctor.id },
    ]
    const here = { clinicId: first.id, roles: ['doctor'], doctorid: doctor.id, memberships }
    expect((await doctor.client.get('/users/me')).body).toMatchObject(here)
    expect((await doctor.client.get(`/clinics/${second.id}/reminders`)).status).toBe(403)
    const moved = await move(doctor.client, { clinicId: second.id })
    const there = { clinicId: second.id, roles: ['clinicadmin', 'doctor'], doctorid: doctor.id, memberships }
    expect(moved).toMatchObject({ status: 200, body: there })
    expect((await doctor.client.get('/users/me')).body).toMatchObject(there)
    expect((await doctor.client.get(`/clinics/${second.id}/reminders`)).status).toBe(200)
    expect((await doctor.client.get(`/clinics/${first.id}/reminders`)).status).toBe(404)
  })

  it('goes nowhere that they have no tie to', async () => {
    const foreign = await addClinic(test)
    const patient = await addPatient(test, { clinicId: first.id })
    for (const to of [{ clinicId: foreign.id }, { patientId: patient.id }, { clinicId: 'x' }])
      expect((await move(doctor.client, to)).status).toBe(404)
    expect((await move(doctor.client, {})).status).toBe(400)
    expect((await move(patient.client, { clinicId: first.id })).status).toBe(404)
    expect((await doctor.client.get('/users/me')).body.clinicId).toBe(first.id)
  })

  it('begins the next session where the last one was, while others stay where they are', async () => {
    const other = await Client.of(test, doctor.userId)
    await move(doctor.client, { clinicId: second.id })
    expect((await other.get('/users/me')).body.clinicId).toBe(first.id)
    const entered = await new Client(test).post('/users/login', {
      email: doctor.email,
      password: testPassword,
    })
    expect(entered.body.user).toMatchObject({ clinicId: second.id, roles: ['clinicadmin', 'doctor'] })
  })

  it('opens visits in the clinic where they are, and only there', async () => {
    const patient = await addPatient(test, { clinicId: second.id })
    await addShift(test, { id: doctor.id, clinicId: second.id }, '2026-11-24T08:00:00.000Z')
    const booked = await patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId: second.id,
      doctorId: doctor.id,
      appointmentDate: '2026-11-24T08:00:00Z',
    })
    const path = `/appointments/${booked.body.appointmentId}`
    const elsewhere = { clinicId: second.id, clinicName: 'Bravo' }
    const hidden = { status: 404, body: { message: 'Not found', code: 'not_found', elsewhere } }
    expect(await doctor.client.get(path)).toMatchObject(hidden)
    expect(await doctor.client.get(`/histories/${patient.id}`)).toMatchObject(hidden)
    const stranger = await addStaff(test, { clinicId: first.id })
    const missing = { message: 'Not found', code: 'not_found' }
    expect((await stranger.client.get(path)).body).toEqual(missing)
    expect((await doctor.client.get('/appointments/unknown')).body).toEqual(missing)
    expect((await doctor.client.post(`${path}/desk-note`)).body).not.toHaveProperty('elsewhere')
    await move(doctor.client, { clinicId: second.id })
    expect((await doctor.client.get(path)).status).toBe(200)
    expect((await doctor.client.get(`/histories/${patient.id}`)).status).toBe(200)
  })

  it('are told of a record only where their role there may open it', async () => {
    const patient = await addPatient(test, { clinicId: second.id })
    const nurse = await addStaff(test, { clinicId: first.id, roles: ['nurse'] })
    await addMembership(test, nurse, { clinicId: second.id, roles: ['receptionist'] })
    const history = await nurse.client.get(`/histories/${patient.id}`)
    expect(history.body).toEqual({ message: 'Not found', code: 'not_found' })
  })

  it('is at work or a patient, never both', async () => {
    const patient = await addPatient(test, { clinicId: second.id })
    await test.db.orm.update(patients).set({ userId: doctor.userId }).where(eq(patients.id, patient.id))
    await test.db.orm
      .update(users)
      .set({ roles: ['patient', 'doctor'] })
      .where(eq(users.id, doctor.userId))
    const atWork = { roles: ['doctor'], clinicId: first.id, patientid: null, ownPatientId: patient.id }
    expect((await doctor.client.get('/users/me')).body).toMatchObject(atWork)
    expect((await doctor.client.get(`/appointments/patient/${patient.id}`)).status).toBe(403)
    expect(await doctor.client.get(`/histories/${patient.id}`)).toMatchObject({
      status: 404,
      body: { elsewhere: { clinicId: second.id } },
    })
    const asPatient = { roles: ['patient'], clinicId: null, doctorid: null, patientid: patient.id }
    expect((await move(doctor.client, { patientId: patient.id })).body).toMatchObject(asPatient)
    expect((await doctor.client.get(`/appointments/patient/${patient.id}`)).status).toBe(200)
    expect((await doctor.client.get('/patients')).status).toBe(403)
    expect((await move(doctor.client, { clinicId: first.id })).body).toMatchObject(atWork)
  })
})
