import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appointments } from '../../db/schema/appointments.ts'
import { reminders } from '../../db/schema/reminders.ts'
import { users } from '../../db/schema/users.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { planReminders } from '../reminders/plan-reminders.ts'

describe.each(statementKinds)('that a patient may not come on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let desk: Awaited<ReturnType<typeof addStaff>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let visitId: string
  const start = '2026-11-30T09:00:00.000Z'

  /** A visit that is over, as it is stored. */
  async function addPast(at: string, status: string, where = clinicId): Promise<void> {
    const startAt = new Date(at)
    const row = { clinicId: where, doctorId: doctor.id, patientId: patient.id, specialty: 'other', status }
    const endAt = new Date(startAt.getTime() + 1_800_000)
    await test.db.orm
      .insert(appointments)
      .values({ ...row, id: newId(), startAt, endAt, createdAt: startAt, updatedAt: startAt })
  }

  beforeAll(async () => {
    test = await createTestApp({ database })
    clinicId = (await addClinic(test)).id
    desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test, { clinicId })
    await addShift(test, doctor, '2026-11-16T08:00:00.000Z')
    await addShift(test, doctor, '2026-11-30T08:00:00.000Z')
    const booking = { patientId: patient.id, clinicId, doctorId: doctor.id, appointmentDate: start }
    const { status, body } = await patient.client.post('/appointments', booking)
    expect(status).toBe(201)
    visitId = body.appointmentId
    expect(body).not.toHaveProperty('missHint')
  })
  afterAll(() => test.close())

  const hintFor = async (who: { client: typeof desk.client }) =>
    (await who.client.get(`/appointments/${visitId}`)).body.missHint
  const first = { percent: 27, reasons: ['long-lead', 'first-visit', 'unconfirmed'], leadDays: 14 }
  const ask = 'ask-confirmation'

  it('is told to the desk and the doctor, with its reasons and what to do', async () => {
    const expected = { ...first, closed: 0, missed: 0, suggestion: ask, asking: 'possible' }
    for (const who of [desk, doctor]) {
      expect(await hintFor(who)).toEqual(expected)
      const { body } = await who.client.get(`/today?clinicId=${clinicId}&date=2026-11-30`)
      expect(body.visits).toMatchObject([{ appointmentId: visitId, missHint: expected }])
    }
  })

  it('is never told to the patient, and to nobody elsewhere', async () => {
    const own = await patient.client.get(`/appointments/${visitId}`)
    expect(own.status).toBe(200)
    const list = await patient.client.get(`/appointments/patient/${patient.id}`)
    expect(list.body).toHaveLength(1)
    expect(JSON.stringify([own.body, list.body])).not.toMatch(/missHint|percent|missed-before|unconfirmed/)
    const today = await patient.client.get(`/today?clinicId=${clinicId}&date=2026-11-30`)
    expect(today.status).toBe(403)
    const foreign = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect((await foreign.client.get(`/appointments/${visitId}`)).status).toBe(404)
    expect((await foreign.client.get(`/today?clinicId=${clinicId}&date=2026-11-30`)).status).toBe(404)
  })

  it('counts what was missed at this clinic before the visit', async () => {
    const elsewhere = (await addClinic(test)).id
    await addPast('2026-10-01T08:00:00.000Z', 'no-show', elsewhere)
    await addPast('2026-10-05T08:00:00.000Z', 'cancelled')
    expect(await hintFor(desk)).toMatchObject({ ...first, closed: 0, missed: 0 })
    await addPast('2026-10-02T08:00:00.000Z', 'no-show')
    await addPast('2026-10-03T08:00:00.000Z', 'completed')
    await addPast('2026-12-24T08:00:00.000Z', 'no-show')
    expect(await hintFor(desk)).toEqual({
      percent: 33,
      reasons: ['missed-before', 'long-lead', 'unconfirmed'],
      suggestion: ask,
      leadDays: 14,
      closed: 2,
      missed: 1,
      asking: 'possible',
    })
  })

  it('is answered by asking for confirmation: one mail with the link to confirm, for the staff of the clinic alone', async () => {
    const path = `/appointments/${visitId}/ask-confirmation`
    const askAs = async (client: Client) => (await client.put(path)).status
    const letters = async () =>
      (await readMails(test)).filter(({ to, subject }) => to === patient.email && /coming up/.test(subject))
    const foreign = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect(await askAs(foreign.client)).toBe(404)
    expect(await askAs(patient.client)).toBe(403)
    await patient.client.put('/users/me/notifications', { reminders: 'none', language: 'en' })
    expect(await askAs(desk.client)).toBe(409)
    expect(await hintFor(desk)).toMatchObject({ suggestion: ask, asking: 'by-phone' })
    await patient.client.put('/users/me/notifications', { reminders: 'email', language: 'en' })
    const refuse = (refusedAddress: string | null) =>
      test.db.orm.update(users).set({ refusedAddress }).where(eq(users.id, patient.userId))
    await refuse(patient.email)
    expect(await askAs(desk.client)).toBe(409)
    expect(await hintFor(desk)).toMatchObject({ suggestion: ask, asking: 'by-phone' })
    await refuse(null)
    expect(await letters()).toEqual([])

    for (const { client } of [desk, doctor]) expect(await askAs(client)).toBe(200)
    expect(await hintFor(desk)).toMatchObject({ suggestion: ask, asking: 'done' })
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter?.text).toMatch(/I am coming:\s+http:\/\/localhost:3000\/visit\/\S+/)
    // The others that the clinic sends are planned all the same.
    const messages = async () => (await desk.client.get(`/appointments/${visitId}/messages`)).body
    const kinds = ['booked', 'reminder', 'reminder', 'reminder']
    expect((await messages()).map(({ kind }: { kind: string }) => kind)).toEqual(kinds)
    test.clock.set('2026-11-28T09:00:00.000Z')
    await planReminders(test.deps)
    const rows = await test.db.orm.select().from(reminders)
    expect(rows.map(({ hoursBefore }) => hoursBefore).sort((a, b) => a - b)).toEqual([0, 3, 48])
    test.clock.set('2026-11-16T07:00:00.000Z')
  })

  it('is told no more of whom has confirmed, has come or has been', async () => {
    const set = (values: Partial<typeof appointments.$inferInsert>) =>
      test.db.orm.update(appointments).set(values)
    await set({ confirmedAt: test.clock.now() })
    expect(await hintFor(desk)).toBeUndefined()
    await set({ confirmedAt: null })
    expect(await hintFor(desk)).toBeDefined()
    await set({ arrivedAt: test.clock.now() })
    expect(await hintFor(desk)).toBeUndefined()
    await set({ arrivedAt: null })
    for (const status of ['completed', 'cancelled']) {
      await set({ status })
      expect(await hintFor(desk)).toBeUndefined()
    }
    await set({ status: 'pending' })
    test.clock.set('2026-11-30T09:00:00.000Z')
    const { client } = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    expect(await hintFor({ client })).toBeUndefined()
  })
})
