import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointmentChanges } from '../../db/schema/appointments.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const shiftStart = '2026-11-24T08:00:00.000Z'

describe.each(anyDatabase)('the life of an appointment on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let id: string

  beforeAll(async () => {
    test = await createTestApp({ database })
    clinicId = (await addClinic(test)).id
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test)
    await addShift(test, doctor, shiftStart, 4)
    const body = { patientId: patient.id, clinicId, doctorId: doctor.id, appointmentDate: shiftStart }
    id = (await patient.client.post('/appointments', body)).body.appointmentId
  })
  afterAll(() => test.close())

  const changes = () =>
    test.db.orm.select().from(appointmentChanges).where(eq(appointmentChanges.appointmentId, id))

  it.each([
    ['cancel', 'cancelled'],
    ['complete', 'completed'],
    ['noshow', 'no-show'],
  ])('%s makes it %s, once, and then nothing else', async (verb, status) => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await doctor.client.put(`/appointments/${id}/${verb}`)
      expect(answer).toMatchObject({ status: 200, body: { appointmentId: id, status } })
    }
    expect(await changes()).toMatchObject([
      { fromStatus: 'pending', toStatus: status, byUserId: doctor.userId },
    ])
    for (const other of ['cancel', 'complete', 'noshow'].filter((each) => each !== verb)) {
      const answer = await doctor.client.put(`/appointments/${id}/${other}`)
      expect(answer).toMatchObject({ status: 409, body: { code: 'status_conflict', status } })
    }
    const move = { appointmentDate: '2026-11-24T09:00:00.000Z' }
    const answer = await patient.client.put(`/appointments/${id}/reschedule`, move)
    expect(answer).toMatchObject({ status: 409, body: { code: 'status_conflict' } })
  })

  it('is confirmed by its patient alone, until it starts', async () => {
    const confirm = (client: Client) => client.put(`/appointments/${id}/confirmed`)
    expect((await confirm(doctor.client)).status).toBe(403)
    for (let time = 0; time < 2; time += 1) expect((await confirm(patient.client)).status).toBe(200)
    const { body } = await patient.client.get(`/appointments/${id}`)
    expect(body).toMatchObject({ status: 'pending', confirmedAt: '2026-11-16T07:00:00.000Z' })
    await doctor.client.put(`/appointments/${id}/complete`)
    const other = { patientId: patient.id, clinicId, doctorId: doctor.id }
    const appointmentDate = '2026-11-24T09:00:00.000Z'
    const late = await patient.client.post('/appointments', { ...other, appointmentDate })
    id = late.body.appointmentId
    test.clock.set(appointmentDate)
    expect((await confirm(await Client.of(test, patient.userId))).status).toBe(409)
  })

  it('lets one of two opposite verbs win when both come at once', async () => {
    const answers = await Promise.all([
      doctor.client.put(`/appointments/${id}/complete`),
      patient.client.put(`/appointments/${id}/cancel`),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await changes()).toHaveLength(1)
  })

  it('may be cancelled by its patient until it starts, by its doctor also later', async () => {
    test.clock.set(shiftStart)
    const fresh = await addPatient(test)
    expect((await fresh.client.put(`/appointments/${id}/cancel`)).status).toBe(404)
    const late = await Client.of(test, patient.userId)
    expect(await late.put(`/appointments/${id}/cancel`)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    const present = await Client.of(test, doctor.userId)
    expect((await present.put(`/appointments/${id}/cancel`)).status).toBe(200)
  })

  it('stays the same appointment when it is moved, and remembers where it was', async () => {
    const to = '2026-11-24T10:30:00.000Z'
    const answer = await patient.client.put(`/appointments/${id}/reschedule`, { appointmentDate: to })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        appointmentId: id,
        appointmentDate: to,
        appointmentEndDate: '2026-11-24T11:00:00.000Z',
        status: 'pending',
      },
    })
    expect(await changes()).toMatchObject([
      {
        kind: 'reschedule',
        fromStartAt: new Date(shiftStart),
        toStartAt: new Date(to),
        byUserId: patient.userId,
      },
    ])
    await doctor.client.put(`/appointments/${id}/reschedule`, { appointmentDate: shiftStart })
    expect(await changes()).toHaveLength(2)
  })

  it('is not moved onto a taken slot, outside the shift, into the past or too far', async () => {
    const other = await addPatient(test)
    const taken = '2026-11-24T09:00:00.000Z'
    const body = { patientId: other.id, clinicId, doctorId: doctor.id, appointmentDate: taken }
    await other.client.post('/appointments', body)
    const move = (appointmentDate: string) =>
      patient.client.put(`/appointments/${id}/reschedule`, { appointmentDate })
    expect(await move(taken)).toMatchObject({
      status: 409,
      body: {
        code: 'slot_taken',
        alternatives: ['2026-11-24T08:30:00.000Z', '2026-11-24T09:30:00.000Z', '2026-11-24T10:00:00.000Z'],
      },
    })
    expect((await move('2026-11-24T08:10:00.000Z')).status).toBe(409)
    expect((await move('2026-11-15T08:00:00.000Z')).status).toBe(400)
    expect((await move('2027-11-15T08:00:00.000Z')).status).toBe(400)
    expect((await patient.client.get(`/appointments/${id}`)).body.appointmentDate).toBe(shiftStart)
    expect((await changes()).length).toBe(0)
  })

  it('counts its own time as free when it asks for slots', async () => {
    const query = `/appointments/available?clinicId=${clinicId}&doctorId=${doctor.id}&date=2026-11-24`
    expect((await patient.client.get(query)).body.booked).toEqual([shiftStart])
    expect((await patient.client.get(`${query}&except=${id}`)).body.booked).toEqual([])
  })

  it('tells staff who comes, and its doctor alone whose history to open', async () => {
    const admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    const [mine, doctors, admins] = await Promise.all(
      [patient, doctor, admin].map(async ({ client }) => (await client.get(`/appointments/${id}`)).body),
    )
    expect(mine.patientName).toBeUndefined()
    expect(mine.document).toBeUndefined()
    expect(mine.patient).toBeUndefined()
    expect(admins.patientName).toBe(`${patient.name} ${patient.surname}`)
    expect(admins.patient).toBeUndefined()
    const document = { kind: 'dni', number: patient.dni, country: null }
    for (const staff of [admins, doctors])
      expect(staff).toMatchObject({ birthdate: patient.birthdate, document })
    expect(doctors.patient).toEqual({
      _id: patient.id,
      name: patient.name,
      surname: patient.surname,
      birthdate: patient.birthdate,
    })
  })
})
