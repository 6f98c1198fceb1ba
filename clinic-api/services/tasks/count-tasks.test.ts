import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { patients } from '../../db/schema/patients.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const nothing = { replies: 0, toVerify: 0, calls: 0, waitlist: 0, unclosed: 0, firstUnclosed: null }

describe.each(anyDatabase)('what waits for the team of a clinic on %s', (database) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())

  it('is counted, each until it is done, and is nobody else’s', async () => {
    const clinicId = (await addClinic(test)).id
    const [desk, doctor, patient] = [
      await addStaff(test, { clinicId, roles: ['clinicadmin'] }),
      await addStaff(test, { clinicId }),
      await addPatient(test, { clinicId }),
    ]
    const foreign = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    const path = `/clinics/${clinicId}/tasks`
    const tasks = async () => (await desk.client.get(path)).body
    expect(await tasks()).toEqual(nothing)
    expect((await doctor.client.get(path)).status).toBe(403)
    expect((await foreign.client.get(path)).status).toBe(404)

    const asked = await patient.client.post('/threads', { clinicId, subject: 'result', text: 'Is it good?' })
    await test.db.orm.update(patients).set({ toVerify: true }).where(eq(patients.id, patient.id))
    const until = '2026-12-10'
    const wish = { clinicId, doctorId: doctor.id, weekdays: [], from: '08:00', to: '20:00', until }
    const joined = await patient.client.post('/waitlist', wish)
    expect([asked.status, joined.status]).toEqual([201, 201])
    // 9:00 in Madrid, of somebody whom no mail reaches.
    const person = { name: 'Rosa', surname: 'Vega', birthdate: '1940-01-01', document: { kind: 'none' } }
    const known = await doctor.client.post('/patients/quick', { ...person, phone: '612 345 678' })
    const start = '2026-11-17T08:00:00.000Z'
    await addShift(test, doctor, start, 2)
    const booked = await doctor.client.post('/appointments', {
      clinicId,
      doctorId: doctor.id,
      patientId: known.body._id,
      appointmentDate: encodeSlot(Date.parse(start), 'Europe/Madrid'),
    })
    expect(booked.status).toBe(201)
    const counted = { ...nothing, replies: 1, toVerify: 1, calls: 1, waitlist: 1 }
    expect(await tasks()).toEqual(counted)

    test.clock.set('2026-11-17T20:00:00.000Z')
    const closed = await desk.client.put(`/threads/${asked.body._id}`, { state: 'closed' })
    expect(closed.status).toBe(200)
    expect(await tasks()).toEqual({ ...counted, replies: 0, calls: 0 })
    test.clock.set('2026-11-18T08:00:00.000Z')
    const unclosed = { unclosed: 1, firstUnclosed: '2026-11-17' }
    expect(await tasks()).toEqual({ ...counted, replies: 0, calls: 0, ...unclosed })
    const own = await Client.of(test, doctor.userId)
    expect((await own.put(`/appointments/${booked.body.appointmentId}/complete`)).status).toBe(200)
    expect((await tasks()).unclosed).toBe(0)
  })
})
