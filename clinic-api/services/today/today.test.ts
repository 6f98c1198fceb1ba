import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/schema/audit.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

// 9:00 to 11:00 in Madrid, on the Monday that the test app begins with, and on the Tuesday.
const start = '2026-11-16T08:00:00.000Z'
const nextDay = '2026-11-17T08:00:00.000Z'

describe.each(anyDatabase)('the day of a clinic on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let id: string

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    clinicId = (await addClinic(test)).id
    desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test, { clinicId })
    await addShift(test, doctor, start, 2)
    await addShift(test, doctor, nextDay, 2)
    id = (await book(start, { deskNote: ' Needs a wheelchair ' })).body.appointmentId
  })
  afterAll(() => test.close())

  const book = (appointmentDate: string, more: object = {}, by = desk.client) =>
    by.post('/appointments', {
      patientId: patient.id,
      clinicId,
      doctorId: doctor.id,
      appointmentDate,
      ...more,
    })

  async function today(by = desk.client, query = '') {
    return by.get(`/today?clinicId=${clinicId}${query}`)
  }

  async function deskAt(instant: string) {
    test.clock.set(instant)
    return Client.of(test, desk.userId)
  }

  it('is told by time, with the desk’s note, to the desk and to the doctor', async () => {
    await book('2026-11-16T09:00:00.000Z')
    const cancelled = await book('2026-11-16T08:30:00.000Z')
    await desk.client.put(`/appointments/${cancelled.body.appointmentId}/cancel`)
    const { status, body } = await today()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      date: '2026-11-16',
      timeZone: 'Europe/Madrid',
      doctors: [{ _id: doctor.id, name: `${doctor.name} ${doctor.surname}`, behindMinutes: 0 }],
      visits: [
        { appointmentId: id, deskNote: 'Needs a wheelchair', arrivedAt: null, waitingMinutes: null },
        { appointmentDate: '2026-11-16T09:00:00.000Z' },
      ],
    })
    expect(body.visits).toHaveLength(2)
    expect((await today(doctor.client)).body.visits).toHaveLength(2)
    expect((await today(desk.client, '&date=2026-11-18')).body.visits).toEqual([])
  })

  it('says when each was born and who is younger than four weeks, unless they closed their record', async () => {
    const newborn = await addPatient(test, { clinicId, birthdate: '2026-10-20' })
    const older = await addPatient(test, { clinicId, birthdate: '2026-10-19' })
    await book('2026-11-16T08:30:00.000Z', { patientId: newborn.id })
    await book('2026-11-16T09:00:00.000Z', { patientId: older.id })
    const { visits } = (await today()).body as { visits: { newborn?: true; birthdate?: string }[] }
    expect(visits.map((visit) => visit.newborn)).toEqual([undefined, true, undefined])
    expect(visits.slice(1).map(({ birthdate }) => birthdate)).toEqual(['2026-10-20', '2026-10-19'])
  })

  it('is nobody else’s, and a colleague’s is empty', async () => {
    const colleague = await addStaff(test, { clinicId })
    expect((await today(colleague.client)).body.visits).toEqual([])
    expect((await today(colleague.client, `&doctorId=${doctor.id}`)).status).toBe(404)
    const elsewhere = (await addClinic(test)).id
    const foreign = await addStaff(test, { clinicId: elsewhere, roles: ['clinicadmin'] })
    const foreignDoctor = await addStaff(test, { clinicId: elsewhere })
    expect((await today(foreign.client)).status).toBe(404)
    expect((await today(foreignDoctor.client)).status).toBe(404)
    expect((await today(patient.client)).status).toBe(403)
  })

  it('knows since when somebody waits and by how much a doctor runs behind', async () => {
    expect(
      (await (await deskAt('2026-11-16T07:50:00.000Z')).put(`/appointments/${id}/arrived`)).body,
    ).toMatchObject({
      status: 'pending',
      arrivedAt: '2026-11-16T07:50:00.000Z',
      startedAt: null,
    })
    const later = await deskAt('2026-11-16T08:10:30.000Z')
    expect((await today(later)).body).toMatchObject({
      doctors: [{ behindMinutes: 10 }],
      visits: [{ waitingMinutes: 20 }],
    })
    expect((await later.put(`/appointments/${id}/started`)).body.startedAt).toBe('2026-11-16T08:10:30.000Z')
    const over = await deskAt('2026-11-16T08:45:00.000Z')
    expect((await today(over)).body).toMatchObject({
      doctors: [{ behindMinutes: 15 }],
      visits: [{ waitingMinutes: null }],
    })
  })

  it('keeps the first time when two screens mark one arrival, and takes it back', async () => {
    const early = await deskAt('2026-11-16T07:50:00.000Z')
    await Promise.all([1, 2].map(() => early.put(`/appointments/${id}/arrived`)))
    const late = await deskAt('2026-11-16T07:55:00.000Z')
    expect((await late.put(`/appointments/${id}/arrived`)).body.arrivedAt).toBe('2026-11-16T07:50:00.000Z')
    const trail = and(eq(audit.entityId, id), like(audit.action, 'appointment.arrive'))
    expect(await test.db.orm.select().from(audit).where(trail)).toHaveLength(1)
    await late.put(`/appointments/${id}/started`)
    expect((await late.delete(`/appointments/${id}/started`)).body).toMatchObject({
      arrivedAt: '2026-11-16T07:50:00.000Z',
      startedAt: null,
    })
    await late.put(`/appointments/${id}/started`)
    expect((await late.delete(`/appointments/${id}/arrived`)).body).toMatchObject({
      arrivedAt: null,
      startedAt: null,
    })
    expect((await late.delete(`/appointments/${id}/arrived`)).status).toBe(200)
  })

  it('takes arrivals on the visit’s own day at the clinic, while it is pending, from its own staff', async () => {
    const tomorrow = (await book(nextDay)).body.appointmentId
    expect(await desk.client.put(`/appointments/${tomorrow}/arrived`)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'Only on the day of the appointment' },
    })
    await doctor.client.put(`/appointments/${id}/complete`)
    expect(await desk.client.put(`/appointments/${id}/arrived`)).toMatchObject({
      status: 409,
      body: { code: 'status_conflict' },
    })
    expect((await patient.client.put(`/appointments/${tomorrow}/arrived`)).status).toBe(403)
    const colleague = await addStaff(test, { clinicId })
    expect((await colleague.client.put(`/appointments/${tomorrow}/arrived`)).status).toBe(404)
    // 23:00 on Monday in Greenwich is Tuesday in Madrid.
    const night = await deskAt('2026-11-16T23:00:00.000Z')
    expect((await night.put(`/appointments/${tomorrow}/arrived`)).status).toBe(200)
  })

  it('forgets who has come when the visit moves to another day', async () => {
    await desk.client.put(`/appointments/${id}/arrived`)
    const sameDay = { appointmentDate: '2026-11-16T08:30:00.000Z' }
    expect((await desk.client.put(`/appointments/${id}/reschedule`, sameDay)).body.arrivedAt).not.toBeNull()
    const moved = await desk.client.put(`/appointments/${id}/reschedule`, { appointmentDate: nextDay })
    expect(moved.body.arrivedAt).toBeNull()
  })

  it('keeps the desk’s note from the patient, and out of mails', async () => {
    expect((await book('2026-11-16T09:00:00.000Z', { deskNote: 'x' }, patient.client)).status).toBe(403)
    expect(await book('2026-11-16T09:00:00.000Z', { deskNote: 'x'.repeat(141) })).toMatchObject({
      status: 400,
      body: { errors: { deskNote: 'Must be at most 140 characters long' } },
    })
    const changed = await doctor.client.put(`/appointments/${id}/desk-note`, { deskNote: ' Call first ' })
    expect(changed.body.deskNote).toBe('Call first')
    expect((await patient.client.put(`/appointments/${id}/desk-note`, { deskNote: 'x' })).status).toBe(403)
    const own = await patient.client.get(`/appointments/${id}`)
    expect(own.body).not.toHaveProperty('deskNote')
    expect(own.body).not.toHaveProperty('arrivedAt')
    await desk.client.put(`/appointments/${id}/cancel`)
    const mails = await readMails(test)
    expect(mails.length).toBeGreaterThan(0)
    expect(mails.filter(({ text }) => /wheelchair|Call first/.test(text))).toEqual([])
    expect(
      (await desk.client.put(`/appointments/${id}/desk-note`, { deskNote: '' })).body.deskNote,
    ).toBeNull()
  })
})
