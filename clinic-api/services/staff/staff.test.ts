import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { workshifts } from '../../db/schema/workshifts.ts'
import { Client } from '../../testing/client.ts'
import {
  addClinic,
  addPatient,
  addShift,
  addStaff,
  newDni,
  testPassword,
  unique,
} from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const newDoctor = () => ({
  name: 'Marta',
  surname: 'Ruiz',
  dni: newDni(),
  email: `doctor${unique()}@example.test`,
  specialty: 'neurology',
  password: testPassword,
})

describe.each(anyDatabase)('staff on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let owner: Awaited<ReturnType<typeof addStaff>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    owner = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test, { clinicId })
  })
  afterAll(() => test.close())

  const register = (client: Client, changes: object = {}) =>
    client.post('/staff/register', { ...newDoctor(), ...changes })

  async function book(start: string): Promise<string> {
    const appointmentDate = encodeSlot(Date.parse(start), 'Europe/Madrid')
    const body = { patientId: patient.id, clinicId, doctorId: doctor.id, appointmentDate }
    return (await patient.client.post('/appointments', body)).body.appointmentId
  }

  it('registers a doctor of the own clinic who can sign in', async () => {
    const person = newDoctor()
    const answer = await owner.client.post('/staff/register', person)
    expect(answer.status).toBe(201)
    const entered = await new Client(test).post('/users/login', {
      email: person.email,
      password: testPassword,
    })
    expect(entered.body.user).toMatchObject({
      roles: ['doctor'],
      doctorid: answer.body._id,
      clinicId,
      specialty: 'neurology',
    })
  })

  it('takes e-mail and DNI once, whatever their case', async () => {
    const first = newDoctor()
    await owner.client.post('/staff/register', first)
    for (const again of [{ email: first.email.toUpperCase() }, { dni: first.dni }]) {
      expect(await register(owner.client, again)).toMatchObject({
        status: 400,
        body: { message: 'A doctor with the same DNI or Email already exists' },
      })
    }
  })

  it('is for clinic administrators with a clinic, before anything is looked at', async () => {
    const homeless = await addStaff(test, { roles: ['clinicadmin'] })
    const admin = await addStaff(test, { roles: ['admin'] })
    for (const client of [doctor.client, patient.client, admin.client, homeless.client]) {
      const answer = await client.post('/staff/register', {})
      expect(answer).toMatchObject({ status: 403, body: { message: expect.any(String) } })
    }
    expect(await new Client(test).post('/staff/register', {})).toMatchObject({ status: 401 })
  })

  it('keeps within the plan, also when two register together', async () => {
    const small = await addClinic(test, { planId: 'basic' })
    const boss = await addStaff(test, { clinicId: small.id, roles: ['clinicadmin'] })
    await register(boss.client)
    const answers = await Promise.all([1, 2, 3].map(() => register(boss.client)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403])
    expect(answers.find(({ status }) => status === 403)?.body.message).toBe(
      "The clinic's plan allows no more doctors. Update the plan to add more.",
    )
  })

  it('changes the specialty of the own doctors', async () => {
    const path = `/staff/${doctor.id}`
    expect(await owner.client.put(path, { specialty: 'urology' })).toMatchObject({
      status: 200,
      body: { _id: doctor.id, specialty: 'urology' },
    })
    const rival = await addStaff(test, {
      clinicId: (await addClinic(test)).id,
      roles: ['clinicadmin'],
    })
    expect(await rival.client.put(path, {})).toMatchObject({ status: 404 })
    expect(await doctor.client.put(path, { specialty: 'urology' })).toMatchObject({ status: 403 })
    expect(await owner.client.put(path, { specialty: 'magic' })).toMatchObject({
      status: 400,
      body: { errors: { specialty: 'Invalid specialty' } },
    })
    expect(await owner.client.put(`/staff/${owner.id}`, { specialty: 'urology' })).toMatchObject({
      status: 404,
    })
  })

  it('names the appointments that deleting a doctor would touch, and cancels them when told to', async () => {
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 4)
    const booked = [await book('2026-11-24T08:00:00.000Z'), await book('2026-11-24T09:00:00.000Z')]
    const path = `/staff/${doctor.id}`
    const refused = await owner.client.delete(path)
    expect(refused).toMatchObject({ status: 409, body: { code: 'appointments_affected' } })
    expect(refused.body.appointments.map((each: { appointmentId: string }) => each.appointmentId)).toEqual(
      booked,
    )
    expect(await doctor.client.get('/users/me')).toMatchObject({ status: 200 })
    expect(await owner.client.delete(`${path}?force=true`)).toMatchObject({ status: 200 })
    for (const id of booked) {
      expect((await patient.client.get(`/appointments/${id}`)).body.status).toBe('cancelled')
    }
    const mails = (await readMails(test)).filter(
      ({ to, subject }) => to === patient.email && /cancelled/.test(subject),
    )
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toContain(`no longer works at`)
    expect(await doctor.client.get('/users/me')).toMatchObject({ status: 401 })
    const login = await new Client(test).post('/users/login', {
      email: doctor.email,
      password: testPassword,
    })
    expect(login.status).toBe(400)
    expect(await patient.client.get(path)).toMatchObject({ status: 404 })
    const left = await test.db.orm.select().from(workshifts).where(eq(workshifts.doctorId, doctor.id))
    expect(left).toEqual([])
    const again = { email: doctor.email, dni: doctor.dni ?? '' }
    expect(await register(owner.client, again)).toMatchObject({ status: 201 })
  })

  it('deletes a doctor nobody waits for at once, keeping what is past', async () => {
    const shift = await addShift(test, doctor, '2026-11-09T08:00:00.000Z', 4)
    expect(await owner.client.delete(`/staff/${doctor.id}`)).toMatchObject({ status: 200 })
    const past = and(eq(workshifts.doctorId, doctor.id), eq(workshifts.id, shift.id))
    expect(await test.db.orm.select().from(workshifts).where(past)).toHaveLength(1)
    expect(await owner.client.delete(`/staff/${doctor.id}`)).toMatchObject({ status: 404 })
  })

  it('deletes neither administrators nor doctors of other clinics', async () => {
    const both = await addStaff(test, { clinicId, roles: ['clinicadmin', 'doctor'] })
    expect(await owner.client.delete(`/staff/${both.id}`)).toMatchObject({ status: 403 })
    const rival = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect(await rival.client.delete(`/staff/${doctor.id}`)).toMatchObject({ status: 404 })
    expect(await doctor.client.delete(`/staff/${doctor.id}`)).toMatchObject({ status: 403 })
    expect(await doctor.client.get('/users/me')).toMatchObject({ status: 200 })
  })

  it('never loses a booking that comes while the doctor is deleted', async () => {
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 4)
    const times = ['08:00', '08:30', '09:00', '09:30'].map((time) => `2026-11-24T${time}:00.000Z`)
    const [deleted] = await Promise.all([
      owner.client.delete(`/staff/${doctor.id}`),
      ...times.map((start) => book(start)),
    ])
    const list = (await patient.client.get(`/appointments/patient/${patient.id}`)).body
    const pending = list.filter((each: { status: string }) => each.status === 'pending')
    expect(deleted?.status === 200 ? pending.length : 0).toBe(0)
    expect([200, 409]).toContain(deleted?.status)
  })
})
