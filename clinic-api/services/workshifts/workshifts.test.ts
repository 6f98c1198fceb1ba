import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

describe.each(anyDatabase)('work shifts on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await createTestApp({ database })
    clinicId = (await addClinic(test)).id
  })
  beforeEach(async () => {
    doctor = await addStaff(test, { clinicId })
  })
  afterAll(() => test.close())

  const create = (startDate: string, duration: number) =>
    doctor.client.post('/workshifts', { doctorId: doctor.id, clinicId, startDate, duration })

  it('are created, listed by the range they touch, changed and deleted', async () => {
    const { status, body: shift } = await create('2026-11-24T08:00:00Z', 360)
    expect(status).toBe(201)
    expect(shift).toEqual({
      id: shift.id,
      doctorId: doctor.id,
      clinicId,
      seriesId: null,
      startDate: '2026-11-24T08:00:00.000Z',
      duration: 360,
    })
    const list = async (from: string, to: string) =>
      (await doctor.client.get(`/workshifts?doctorId=${doctor.id}&from=${from}&to=${to}`)).body
    expect(await list('2026-11-24T13:59:00Z', '2026-11-25T00:00:00Z')).toEqual([shift])
    expect(await list('2026-11-24T14:00:00Z', '2026-11-25T00:00:00Z')).toEqual([])
    expect(await list('2026-11-23T00:00:00Z', '2026-11-24T08:00:00Z')).toEqual([])
    const change = { clinicId, startDate: '2026-11-24T09:00:00.000Z', duration: 60 }
    expect((await doctor.client.put(`/workshifts/${shift.id}`, change)).body).toEqual({ ...shift, ...change })
    expect((await doctor.client.delete(`/workshifts/${shift.id}`)).status).toBe(200)
    expect((await doctor.client.delete(`/workshifts/${shift.id}`)).status).toBe(404)
  })

  it('never overlap, also when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => create(`2026-11-24T08:0${index % 5}:00Z`, 120)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('shift_overlap')
    const next = await create('2026-11-24T12:00:00Z', 60)
    expect(next.status).toBe(201)
    const onto = { clinicId, startDate: '2026-11-24T09:00:00Z', duration: 240 }
    const answer = await doctor.client.put(`/workshifts/${next.body.id}`, onto)
    expect(answer).toMatchObject({ status: 409, body: { code: 'shift_overlap' } })
  })

  it('last an hour at least', async () => {
    expect(await create('2026-11-24T08:00:00Z', 59)).toMatchObject({
      status: 400,
      body: { errors: { duration: 'End Time must be after Start Time and at least 60 minutes later' } },
    })
  })

  it('name the pending appointments that a move or a deletion would leave outside, and yield to force', async () => {
    const shift = await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 4)
    const patient = await addPatient(test)
    const booking = { patientId: patient.id, clinicId, doctorId: doctor.id }
    const booked = await patient.client.post('/appointments', {
      ...booking,
      appointmentDate: '2026-11-24T11:30:00Z',
    })
    const path = `/workshifts/${shift.id}`
    const shorter = { clinicId, startDate: '2026-11-24T08:00:00Z', duration: 180 }
    const affected = {
      status: 409,
      body: {
        code: 'appointments_affected',
        appointments: [
          { appointmentId: booked.body.appointmentId, patientName: `${patient.name} ${patient.surname}` },
        ],
      },
    }
    expect(await doctor.client.put(path, shorter)).toMatchObject(affected)
    expect(await doctor.client.delete(path)).toMatchObject(affected)
    expect((await doctor.client.put(path, { ...shorter, duration: 300 })).status).toBe(200)
    expect((await doctor.client.put(`${path}?force=true`, shorter)).status).toBe(200)
    expect((await doctor.client.get(`/appointments/${booked.body.appointmentId}`)).body.status).toBe(
      'pending',
    )
    expect((await doctor.client.delete(`${path}?force=true`)).status).toBe(200)
  })

  it('refuse an empty or too long range', async () => {
    const list = (from: string, to: string) =>
      doctor.client.get(`/workshifts?doctorId=${doctor.id}&from=${from}&to=${to}`)
    expect((await list('2026-11-24T08:00:00Z', '2026-11-24T08:00:00Z')).status).toBe(400)
    expect((await list('2026-01-01T00:00:00Z', '2026-11-24T08:00:00Z')).status).toBe(400)
    expect((await list('yesterday', '2026-11-24T08:00:00Z')).status).toBe(400)
  })
})
