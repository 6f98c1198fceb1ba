import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appointments } from '../../db/schema/appointments.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { users } from '../../db/schema/users.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

describe.each(statementKinds)('what a patient has booked on %s', (database) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())

  async function house() {
    const clinic = await addClinic(test)
    const [one, two] = [
      await addStaff(test, { clinicId: clinic.id }),
      await addStaff(test, { clinicId: clinic.id }),
    ]
    const patient = await addPatient(test, { clinicId: clinic.id })
    const visit = async (doctorId: string, hours: number, status = 'pending', clinicId = clinic.id) => {
      const startAt = new Date(test.clock.now().getTime() + hours * 3_600_000)
      const endAt = new Date(startAt.getTime() + 1_800_000)
      await test.db.orm.insert(appointments).values({
        id: newId(),
        clinicId,
        doctorId,
        patientId: patient.id,
        specialty: 'cardiology',
        reason: 'Cough',
        status,
        arrivedAt: hours === 2 ? startAt : null,
        startAt,
        endAt,
        createdAt: startAt,
        updatedAt: startAt,
      })
      return startAt.toISOString()
    }
    const read = (client = one.client) => client.get(`/patients/${patient.id}/booked`)
    return { one, two, patient, visit, read }
  }

  it('is what lies ahead, earliest first, with the doctor who was seen last', async () => {
    const { one, two, visit, read } = await house()
    const later = await visit(one.id, 72)
    const next = await visit(one.id, 2)
    await visit(two.id, 3, 'cancelled')
    await visit(one.id, -200, 'completed')
    await visit(two.id, -100, 'completed')
    await visit(one.id, -50, 'no-show')
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body.lastDoctorId).toBe(two.id)
    expect(body.ahead).toMatchObject([
      { start: next, doctorId: one.id, timeZone: 'Europe/Madrid', reason: 'Cough', arrivedAt: next },
      { start: later },
    ])
  })

  it('ends with what is over, latest first, and how it went', async () => {
    const { one, visit, read } = await house()
    for (const hours of [-400, -300]) await visit(one.id, hours, 'completed')
    await visit(one.id, -200, 'cancelled')
    await visit(one.id, -100, 'no-show')
    const { body } = await read()
    expect(body.ahead).toEqual([])
    expect(body.past).toMatchObject([
      { status: 'no-show', specialty: 'cardiology', doctorId: one.id },
      { status: 'cancelled' },
      { status: 'completed' },
    ])
  })

  it('names the next doctor for a patient who has seen none, and nobody for a new one', async () => {
    const { two, visit, read } = await house()
    expect((await read()).body).toEqual({ ahead: [], lastDoctorId: null })
    await visit(two.id, 48)
    expect((await read()).body.lastDoctorId).toBe(two.id)
  })

  it('says that no mail reaches a patient, nor anybody who acts for them', async () => {
    const { one, patient, read } = await house()
    await test.db.orm.update(users).set({ email: null }).where(eq(users.id, patient.userId))
    expect((await read()).body).toEqual({ ahead: [], lastDoctorId: null, noEmail: true })
    const carer = await addPatient(test)
    const tie = { id: carer.id, patientId: patient.id, userId: carer.userId, clinicId: one.clinicId ?? '' }
    const { name, surname, email } = carer
    const at = test.clock.now()
    const person = { name, surname, email, relation: 'carer' as const, until: '2026-11-20' }
    await test.db.orm
      .insert(guardians)
      .values({ ...tie, ...person, invitedBy: carer.userId, createdAt: at, acceptedAt: at })
    expect((await read()).body).not.toHaveProperty('noEmail')
    test.clock.set('2026-11-20T00:00:00.000Z')
    expect((await read()).body.noEmail).toBe(true)
    test.clock.set(at.toISOString())
  })

  it('says nothing of another clinic, and nothing to it', async () => {
    const [own, other] = [await house(), await house()]
    await own.visit(other.one.id, 5, 'pending', (await addClinic(test)).id)
    expect((await own.read()).body.ahead).toEqual([])
    expect((await own.read(other.one.client)).status).toBe(404)
  })
})
