import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clinics } from '../../db/schema/clinics.ts'
import { addClinic, addKind, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

describe.each(anyDatabase)('free slots on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let place: string

  beforeAll(async () => {
    test = await createTestApp({ database })
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test)
    place = `clinicId=${clinicId}&doctorId=${doctor.id}`
    await addShift(test, doctor, '2026-11-20T22:00:00.000Z', 2)
    await addShift(test, doctor, '2026-12-16T21:00:00.000Z', 4)
  })
  afterAll(() => test.close())

  it('are counted day by day on the clinic’s calendar, to the thirtieth day', async () => {
    const { status, body } = await patient.client.get(`/appointments/available-days?${place}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ nextFree: '2026-11-20T22:00:00.000Z', timeZone: 'Europe/Madrid' })
    expect(body.days).toHaveLength(31)
    expect([body.days[0].date, body.days[30].date]).toEqual(['2026-11-16', '2026-12-16'])
    expect(body.days.filter(({ free }: { free: number }) => free > 0)).toEqual([
      { date: '2026-11-20', free: 2, first: '2026-11-20T22:00:00.000Z' },
      { date: '2026-11-21', free: 2, first: '2026-11-20T23:00:00.000Z' },
      { date: '2026-12-16', free: 4, first: '2026-12-16T21:00:00.000Z' },
    ])
  })

  it('are named one by one, the first five', async () => {
    const { body } = await patient.client.get(`/appointments/available-days?${place}`)
    expect(body.upcoming).toEqual([
      '2026-11-20T22:00:00.000Z',
      '2026-11-20T22:30:00.000Z',
      '2026-11-20T23:00:00.000Z',
      '2026-11-20T23:30:00.000Z',
      '2026-12-16T21:00:00.000Z',
    ])
  })

  it('are listed for each day, as many as are asked for', async () => {
    const timesOf = async (count: number) => {
      const { status, body } = await patient.client.get(
        `/appointments/available-days?${place}&times=${count}`,
      )
      return status === 200
        ? body.days.flatMap(({ times }: { times: string[] }) => (times.length ? [times] : []))
        : status
    }
    expect(await timesOf(3)).toEqual([
      ['2026-11-20T22:00:00.000Z', '2026-11-20T22:30:00.000Z'],
      ['2026-11-20T23:00:00.000Z', '2026-11-20T23:30:00.000Z'],
      ['2026-12-16T21:00:00.000Z', '2026-12-16T21:30:00.000Z', '2026-12-16T22:00:00.000Z'],
    ])
    expect(await timesOf(9)).toBe(400)
  })

  it('come with the hours of the coming week', async () => {
    const { body } = await patient.client.get(`/appointments/available-days?${place}`)
    expect(body.hours).toEqual([{ start: '2026-11-20T22:00:00.000Z', end: '2026-11-21T00:00:00.000Z' }])
  })

  it('say who is free first in a search', async () => {
    const idle = await addStaff(test, { clinicId, specialty: 'urology' })
    const rare = await addStaff(test, { clinicId, specialty: 'neurology' })
    await addShift(test, rare, '2026-12-10T08:00:00.000Z')
    const search = `/staff/clinic/${clinicId}/speciality`
    const { body } = await patient.client.get(`${search}?nextFree=true`)
    const next = Object.fromEntries(
      body.map((row: { _id: string; nextFree: string }) => [row._id, row.nextFree]),
    )
    expect(next).toEqual({
      [doctor.id]: '2026-11-20T22:00:00.000Z',
      [rare.id]: '2026-12-10T08:00:00.000Z',
      [idle.id]: null,
    })
    expect((await patient.client.get(search)).body[0]).not.toHaveProperty('nextFree')
    expect((await patient.client.get(`${search}/urology`)).body).toHaveLength(1)
    expect((await patient.client.get(`${search}/astrology`)).status).toBe(400)
    expect((await patient.client.get(`/staff/clinic/${newId()}/speciality`)).status).toBe(404)
  })

  it('follow the clinic’s zone and slot length as soon as they change, also in another process', async () => {
    const day = `/appointments/available?${place}&date=2026-11-21`
    expect((await patient.client.get(day)).body.slotMinutes).toBe(30)
    const settings = { slotMinutes: 60, timeZone: 'Atlantic/Canary' }
    await test.db.orm.update(clinics).set(settings).where(eq(clinics.id, clinicId))
    expect((await patient.client.get(day)).body).toMatchObject({ slotMinutes: 60, available: [] })
    const booking = { patientId: patient.id, clinicId, doctorId: doctor.id }
    const answer = await patient.client.post('/appointments', {
      ...booking,
      appointmentDate: '2026-11-20T22:00:00',
    })
    expect(answer).toMatchObject({
      status: 201,
      body: { duration: 60, appointmentDate: '2026-11-20T23:00:00.000Z' },
    })
  })

  it('are refused for a doctor who is not there and a day that is none', async () => {
    const other = await addClinic(test)
    const day = (query: string) => patient.client.get(`/appointments/available?${query}`)
    expect((await day(`clinicId=${other.id}&doctorId=${doctor.id}&date=2026-11-24`)).status).toBe(404)
    expect((await day(`${place}&date=2026-02-30`)).status).toBe(400)
    expect((await day(place)).status).toBe(400)
  })

  it('are not free across midnight when the next day is off', async () => {
    const clinic = await addClinic(test)
    const night = await addStaff(test, { clinicId: clinic.id })
    const owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    await addShift(test, night, '2026-11-24T21:30:00.000Z', 4)
    const kind = await addKind(test, clinic)
    const query = `clinicId=${clinic.id}&doctorId=${night.id}&kindId=${kind.id}&date=2026-11-24`
    const free = async () => (await owner.client.get(`/appointments/available?${query}`)).body.available
    const late = '2026-11-24T22:30:00.000Z'
    expect(await free()).toContain(late)
    const day = { from: '2026-11-25', to: '2026-11-25', reason: 'other' }
    const off = await owner.client.post('/days-off', { clinicId: clinic.id, doctorId: night.id, ...day })
    expect(off.status).toBe(201)
    expect(await free()).not.toContain(late)
  })
})
