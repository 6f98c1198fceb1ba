import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/schema/audit.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const start = '2026-11-24T08:00:00.000Z'

describe.each(anyDatabase)('a visit on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let id: string

  beforeAll(async () => {
    test = await createTestApp({ database })
    clinicId = (await addClinic(test)).id
    desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test, { clinicId })
    await addShift(test, doctor, start, 4)
    id = (await book(patient.client, { reason: '  Cough since Monday ' })).body.appointmentId
  })
  afterAll(() => test.close())

  const book = (by: typeof doctor.client, more: object = {}) =>
    by.post('/appointments', {
      patientId: patient.id,
      clinicId,
      doctorId: doctor.id,
      appointmentDate: start,
      ...more,
    })
  const trail = (action: string, of = id) =>
    test.db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.entityId, of), eq(audit.action, action)))

  it.each([
    ['complete', 'completed'],
    ['noshow', 'no-show'],
  ])('%s can be taken back once, on the same day, and is on record', async (verb, status) => {
    const closed = await doctor.client.put(`/appointments/${id}/${verb}`)
    expect(closed.body).toMatchObject({ status, undo: expect.any(String) })
    const seen = await doctor.client.get(`/appointments/${id}`)
    expect(seen.body.undo).toBe(closed.body.undo)
    expect((await patient.client.get(`/appointments/${id}`)).body.undo ?? null).toBeNull()
    expect((await patient.client.post(`/undo/${closed.body.undo}`)).status).toBe(403)
    const colleague = await addStaff(test, { clinicId })
    expect((await colleague.client.post(`/undo/${closed.body.undo}`)).status).toBe(404)

    const undone = await doctor.client.post(`/undo/${closed.body.undo}`)
    expect(undone).toMatchObject({ status: 200, body: { appointmentId: id, status: 'pending' } })
    expect(await trail('appointment.undo')).toMatchObject([{ actorId: doctor.userId, patientId: patient.id }])
    expect((await doctor.client.post(`/undo/${closed.body.undo}`)).status).toBe(409)
    expect((await doctor.client.get(`/appointments/${id}`)).body).toMatchObject({
      status: 'pending',
      undo: null,
    })
  })

  it('is not reopened when something was built on its being closed, or the day is over', async () => {
    const first = await doctor.client.put(`/appointments/${id}/complete`)
    await doctor.client.post(`/undo/${first.body.undo}`)
    const second = await doctor.client.put(`/appointments/${id}/noshow`)
    expect(await doctor.client.post(`/undo/${first.body.undo}`)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    // 22:59 in Madrid is still today, 00:00 is not.
    test.clock.set('2026-11-16T22:59:00.000Z')
    const late = await Client.of(test, doctor.userId)
    expect((await late.get(`/appointments/${id}`)).body.undo).toBe(second.body.undo)
    test.clock.set('2026-11-16T23:00:00.000Z')
    expect((await late.get(`/appointments/${id}`)).body.undo).toBeNull()
    expect((await late.post(`/undo/${second.body.undo}`)).status).toBe(409)
  })

  it('tells its patient where the clinic is, and nobody else', async () => {
    await test.db.orm.update(clinics).set({ street: 'Calle Mayor 1' }).where(eq(clinics.id, clinicId))
    const own = await patient.client.get(`/appointments/patient/${patient.id}`)
    expect(own.body).toMatchObject([
      { appointmentId: id, clinicStreet: 'Calle Mayor 1', clinicTown: '28001 Madrid' },
    ])
    const range = new URLSearchParams({
      doctorId: doctor.id,
      from: '2026-11-24T00:00:00.000Z',
      to: '2026-11-25T00:00:00.000Z',
    })
    const { body } = await doctor.client.get(`/appointments?${range}`)
    expect(body.map((each: object) => 'clinicStreet' in each)).toEqual([false])
  })

  it('is closed and reopened without a mail', async () => {
    const before = (await readMails(test)).length
    const { body } = await doctor.client.put(`/appointments/${id}/complete`)
    await doctor.client.post(`/undo/${body.undo}`)
    expect(await readMails(test)).toHaveLength(before)
  })

  it('keeps the reason and the doctor’s note, and tells them in the history', async () => {
    expect((await doctor.client.get(`/appointments/${id}`)).body.reason).toBe('Cough since Monday')
    const range = 'from=2026-11-23T00:00:00Z&to=2026-11-30T00:00:00Z'
    const listed = await desk.client.get(`/appointments?doctorId=${doctor.id}&${range}`)
    expect(listed.body).toMatchObject([{ appointmentId: id, reason: 'Cough since Monday' }])

    expect((await desk.client.put(`/appointments/${id}/note`, { note: 'x' })).status).toBe(403)
    expect((await doctor.client.put(`/appointments/${id}/note`, { note: 'x'.repeat(2001) })).status).toBe(400)
    const noted = await doctor.client.put(`/appointments/${id}/note`, { note: ' Lungs clear. ' })
    expect(noted.body.note).toMatchObject({ text: 'Lungs clear.', at: '2026-11-16T07:00:00.000Z' })
    expect((await desk.client.get(`/appointments/${id}`)).body).not.toHaveProperty('note')

    const history = async (by: typeof doctor.client) =>
      (await by.get(`/histories/${patient.historyId}`)).body.visits
    expect(await history(doctor.client)).toEqual([])
    test.clock.set('2026-11-24T08:10:00.000Z')
    // A visit whose patient has arrived is in the history, too.
    const there = await Client.of(test, desk.userId)
    expect((await there.put(`/appointments/${id}/arrived`)).status).toBe(200)
    for (const who of [doctor, patient]) {
      expect(await history(await Client.of(test, who.userId))).toMatchObject([
        { appointmentId: id, reason: 'Cough since Monday', note: { text: 'Lungs clear.' } },
      ])
    }
  })

  it('loses no note to a second window: who has not seen the present one is told, and may insist', async () => {
    const note = (text: string, more: object = {}) =>
      doctor.client.put(`/appointments/${id}/note`, { note: text, ...more })
    const first = await note('Lungs clear.', { seen: null })
    expect(first.status).toBe(200)
    test.clock.advance({ minutes: 1 })
    for (const seen of [null, '2026-11-16T06:59:00.000Z']) {
      expect(await note('Cough.', { seen })).toMatchObject({ status: 409, body: { code: 'stale' } })
    }
    const { body } = await doctor.client.get(`/appointments/${id}`)
    expect(body.note).toEqual({
      text: 'Lungs clear.',
      by: `${doctor.name} ${doctor.surname}`,
      at: '2026-11-16T07:00:00.000Z',
    })
    // The same words, and the same moment in another zone, are no conflict.
    expect((await note('Lungs clear.', { seen: null })).status).toBe(200)
    expect((await note('Both.', { seen: '2026-11-16T08:00:00.000+01:00' })).body.note.text).toBe('Both.')
    expect(await note('', { seen: body.note.at })).toMatchObject({ status: 409 })
    expect((await note('', {})).body.note).toBeNull()
    expect(await note('Late.', { seen: '2026-11-16T07:01:00.000Z' })).toMatchObject({ status: 409 })
    expect(await trail('appointment.note')).toHaveLength(3)
  })

  it('is booked and moved by staff as far as shifts reach, by patients for thirty days', async () => {
    await addShift(test, doctor, '2027-06-01T08:00:00.000Z', 2)
    const place = `clinicId=${clinicId}&doctorId=${doctor.id}`
    const days = async (by: typeof doctor.client) =>
      (await by.get(`/appointments/available-days?${place}`)).body.days.map(
        (day: { date: string }) => day.date,
      )
    expect((await days(patient.client)).at(-1)).toBe('2026-12-16')
    expect((await days(desk.client)).at(-1)).toBe('2027-06-01')
    const late = { appointmentDate: '2027-06-01T08:00:00.000Z' }
    expect((await book(patient.client, late)).status).toBe(400)
    expect((await book(desk.client, late)).status).toBe(201)
    const taken = await book(doctor.client, late)
    expect(taken).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect(taken.body.alternatives[0]).toBe('2027-06-01T08:30:00.000Z')
    const to = { appointmentDate: '2027-06-01T09:00:00.000Z' }
    expect((await patient.client.put(`/appointments/${id}/reschedule`, to)).status).toBe(400)
    expect((await desk.client.put(`/appointments/${id}/reschedule`, to)).body).toMatchObject(to)
  })

  it('takes a reason of at most 140 characters', async () => {
    const other = { appointmentDate: '2026-11-24T09:00:00.000Z' }
    expect(await book(patient.client, { ...other, reason: 'x'.repeat(141) })).toMatchObject({
      status: 400,
      body: { errors: { reason: 'Must be at most 140 characters long' } },
    })
    expect((await book(patient.client, { ...other, reason: 'x'.repeat(140) })).status).toBe(201)
  })

  it('is moved and cancelled by the desk of its clinic, and by nobody else’s', async () => {
    const foreign = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    const to = { appointmentDate: '2026-11-24T09:30:00.000Z' }
    expect((await foreign.client.put(`/appointments/${id}/reschedule`, to)).status).toBe(404)
    expect((await foreign.client.put(`/appointments/${id}/cancel`)).status).toBe(404)
    expect(await desk.client.put(`/appointments/${id}/reschedule`, to)).toMatchObject({
      status: 200,
      body: to,
    })
    expect((await desk.client.put(`/appointments/${id}/complete`)).status).toBe(403)
    expect((await desk.client.put(`/appointments/${id}/cancel`)).body).toMatchObject({ status: 'cancelled' })
  })

  it('is booked by staff for a patient of the clinic, who is told', async () => {
    const later = { appointmentDate: '2026-11-24T09:00:00.000Z' }
    const before = (await readMails(test)).length
    expect((await book(doctor.client, later)).status).toBe(201)
    const mails = await readMails(test)
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)?.text).toContain(`Ana ${doctor.surname} of`)
    const { body } = await book(desk.client, { appointmentDate: '2026-11-24T09:30:00.000Z' })
    // The log names the desk as actor, and the patient.
    expect(await trail('appointment.book', body.appointmentId)).toMatchObject([
      { actorId: desk.userId, patientId: patient.id, clinicId },
    ])
    const colleague = await addStaff(test, { clinicId })
    expect((await book(colleague.client, later)).status).toBe(404)
    const stranger = await addPatient(test)
    expect((await book(desk.client, { patientId: stranger.id })).status).toBe(404)
    expect((await book(stranger.client, {})).status).toBe(403)
  })
})
