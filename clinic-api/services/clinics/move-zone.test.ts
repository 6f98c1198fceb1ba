import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { daysOff } from '../../db/schema/days-off.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

describe.each(statementKinds)('another time zone on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let admin: typeof doctor

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
  })
  afterAll(() => test.close())

  async function change(more: object = {}) {
    const { name, city, district, postalCode } = (await admin.client.get(`/clinics/${clinicId}`)).body
    const input = { name, city, district, postalCode, timeZone: 'Atlantic/Canary', ...more }
    return admin.client.put(`/clinics/${clinicId}`, input)
  }
  const shifts = async () => {
    const rows = test.db.orm.select().from(workshifts).where(eq(workshifts.doctorId, doctor.id))
    return (await rows.orderBy(asc(workshifts.startAt))).map(({ startAt, endAt }) => [
      startAt.toISOString(),
      endAt.toISOString(),
    ])
  }
  const off = async () => {
    const [row] = await test.db.orm.select().from(daysOff).where(eq(daysOff.clinicId, clinicId))
    return row && [row.startAt.toISOString(), row.endAt.toISOString()]
  }

  it('is refused with what it does, and then leaves hours and days off on the wall clock and visits at their instant', async () => {
    await addShift(test, doctor, '2026-11-10T08:00:00.000Z', 4)
    await doctor.client.post('/workshift-series', {
      doctorId: doctor.id,
      clinicId,
      from: '2026-11-24',
      until: '2026-11-30',
      everyWeeks: 1,
      hours: [
        { weekday: 2, start: '09:00', end: '13:00' },
        { weekday: 2, start: '13:00', end: '17:00' },
        { weekday: 5, start: '22:00', end: '08:00' },
      ],
      collisions: 'keep',
    })
    const day = { clinicId, from: '2026-12-24', to: '2026-12-25', reason: 'holiday' }
    await admin.client.post('/days-off', day)
    const patient = await addPatient(test, { clinicId })
    const place = { patientId: patient.id, clinicId, doctorId: doctor.id }
    const booked = await patient.client.post('/appointments', {
      ...place,
      appointmentDate: '2026-11-24T08:00:00.000Z',
    })
    expect(booked.status).toBe(201)
    const before = [await shifts(), await off()]

    const asked = await change()
    expect(asked).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const { zoneChange } = asked.body
    expect(zoneChange).toMatchObject({
      from: 'Europe/Madrid',
      to: 'Atlantic/Canary',
      visits: 1,
      outside: 1,
      shifts: 3,
      series: 1,
      daysOff: 1,
    })
    expect([await shifts(), await off()]).toEqual(before)
    expect((await change({ zoneVersion: 'another' })).status).toBe(409)

    expect((await change({ zoneVersion: zoneChange.version })).body.timeZone).toBe('Atlantic/Canary')
    expect(await shifts()).toEqual([
      ['2026-11-10T08:00:00.000Z', '2026-11-10T12:00:00.000Z'],
      ['2026-11-24T09:00:00.000Z', '2026-11-24T13:00:00.000Z'],
      ['2026-11-24T13:00:00.000Z', '2026-11-24T17:00:00.000Z'],
      ['2026-11-27T22:00:00.000Z', '2026-11-28T08:00:00.000Z'],
    ])
    expect(await off()).toEqual(['2026-12-24T00:00:00.000Z', '2026-12-26T00:00:00.000Z'])
    const visit = await patient.client.get(`/appointments/${booked.body.appointmentId}`)
    expect(visit.body.appointmentDate).toBe('2026-11-24T08:00:00.000Z')
  })

  it('of a clinic that has nothing ahead changes at once', async () => {
    expect(await change()).toMatchObject({ status: 200, body: { timeZone: 'Atlantic/Canary' } })
  })

  it('is confirmed as it was seen: hours that came meanwhile are asked about', async () => {
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 4)
    const { zoneChange } = (await change()).body
    await addShift(test, doctor, '2026-11-25T08:00:00.000Z', 4)
    expect(await change({ zoneVersion: zoneChange.version })).toMatchObject({
      status: 409,
      body: { zoneChange: { shifts: 2 } },
    })
  })
})
