import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { appointments } from '../../db/schema/appointments.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { chooseDates } from './visit-series.ts'

describe.each(anyDatabase)('visits that repeat on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())
  // Mondays from 12 October 2026, 9:00 to 13:00 in Madrid; summer time ends on 25 October.
  const mondays = ['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02']
  beforeEach(async () => {
    test.clock.set('2026-10-05T07:00:00.000Z')
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    patient = await addPatient(test, { clinicId: clinic.id })
    for (const day of mondays)
      await addShift(test, doctor, `${day}T${day < '2026-10-25' ? '07' : '08'}:00:00.000Z`, 4)
  })

  const wire = (start: string) => encodeSlot(Date.parse(start), clinic.timeZone)
  const who = () => ({ patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id })
  const ask = (step: object, client = desk.client) =>
    client.post('/appointments/series/preview', {
      first: { ...who(), appointmentDate: wire('2026-10-12T08:00:00.000Z') },
      ...step,
    })
  const bookAll = (starts: string[], client = desk.client, headers = {}) =>
    client.call('POST', '/appointments/series', { body: { ...who(), dates: starts.map(wire) }, headers })
  const rows = () =>
    test.db.orm
      .select()
      .from(appointments)
      .where(eq(appointments.doctorId, doctor.id))
      .orderBy(asc(appointments.startAt))
  const fourMondays = [
    '2026-10-12T08:00:00.000Z',
    '2026-10-19T08:00:00.000Z',
    '2026-10-26T09:00:00.000Z',
    '2026-11-02T09:00:00.000Z',
  ]

  it('are proposed at the same time of the clinic’s clock, also after the clock change', async () => {
    const { status, body } = await ask({ everyWeeks: 1, count: 4 })
    expect(status).toBe(200)
    expect(body.dates).toEqual(fourMondays.map((wanted) => ({ wanted, free: true, nearest: null })))
    expect(await rows()).toEqual([])
  })

  it('say the nearest free time where theirs is taken, and none where nothing is near', async () => {
    const other = await addPatient(test)
    await other.client.post('/appointments', {
      ...who(),
      patientId: other.id,
      appointmentDate: wire('2026-10-19T08:00:00.000Z'),
    })
    const { body } = await ask({ everyWeeks: 1, count: 5 })
    expect(body.dates[1]).toMatchObject({ free: false, nearest: '2026-10-19T07:30:00.000Z' })
    expect(body.dates[4]).toEqual({ wanted: '2026-11-09T09:00:00.000Z', free: false, nearest: null })
  })

  it('name no time at which the patient is busy, also when it is three days after the last', async () => {
    const colleague = await addStaff(test, { clinicId: clinic.id })
    const busy = '2026-11-19T09:00:00.000Z'
    for (const each of [doctor, colleague]) await addShift(test, each, busy, 0.5)
    const nearest = async () => (await ask({ everyWeeks: 5, count: 2 })).body.dates[1].nearest
    expect(await nearest()).toBe(busy)
    const visit = { ...who(), doctorId: colleague.id, appointmentDate: wire(busy) }
    expect((await desk.client.post('/appointments', visit)).status).toBe(201)
    expect(await nearest()).toBeNull()
  })

  it('come each month on the same day', async () => {
    const { body } = await ask({ everyMonths: 1, count: 3 })
    expect(body.dates.map(({ wanted }: { wanted: string }) => wanted)).toEqual([
      '2026-10-12T08:00:00.000Z',
      '2026-11-12T09:00:00.000Z',
      '2026-12-12T09:00:00.000Z',
    ])
  })

  it('are booked all together, once under a key, each with its mail', async () => {
    const headers = { 'idempotency-key': 'series' }
    const booked = await bookAll(fourMondays, desk.client, headers)
    expect(booked.status).toBe(201)
    const starts = booked.body.appointments.map((each: { appointmentDate: string }) => each.appointmentDate)
    expect(starts).toEqual(fourMondays)
    expect(new Set((await rows()).map(({ seriesId }) => seriesId))).toEqual(new Set([booked.body.seriesId]))
    await bookAll(fourMondays, desk.client, headers)
    expect(await rows()).toHaveLength(4)
  })

  it('are none when one of them is taken', async () => {
    const other = await addPatient(test)
    await other.client.post('/holds', {
      clinicId: clinic.id,
      doctorId: doctor.id,
      appointmentDate: wire('2026-10-26T09:00:00.000Z'),
    })
    expect(await bookAll(fourMondays)).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect(await rows()).toEqual([])
  })

  it('are for whoever may book: not past thirty days for a patient, not for strangers', async () => {
    expect((await bookAll(fourMondays, patient.client)).status).toBe(201)
    const stranger = await addPatient(test)
    expect((await bookAll(fourMondays, stranger.client)).status).toBe(403)
    const late = ['2026-10-12T09:00:00.000Z', '2026-11-09T09:00:00.000Z']
    expect((await bookAll(late, patient.client)).status).toBe(400)
  })

  it('are cancelled one, or the rest of them', async () => {
    const { appointments: booked } = (await bookAll(fourMondays)).body
    const [first, second, third] = booked.map((each: { appointmentId: string }) => each.appointmentId)
    const states = async () => (await rows()).map(({ status }) => status)
    await patient.client.put(`/appointments/${first}/cancel`)
    expect(await states()).toEqual(['cancelled', 'pending', 'pending', 'pending'])
    expect((await patient.client.put(`/appointments/${third}/cancel?scope=following`)).status).toBe(200)
    expect(await states()).toEqual(['cancelled', 'pending', 'cancelled', 'cancelled'])
    expect((await patient.client.put(`/appointments/${third}/cancel?scope=following`)).status).toBe(200)
    const stranger = await addPatient(test)
    expect((await stranger.client.put(`/appointments/${second}/cancel?scope=following`)).status).toBe(404)
    expect(await states()).toEqual(['cancelled', 'pending', 'cancelled', 'cancelled'])
  })

  it.each([
    ['neither weeks nor months', { count: 3 }],
    ['both', { everyWeeks: 1, everyMonths: 1, count: 3 }],
    ['one visit', { everyWeeks: 1, count: 1 }],
    ['thirteen visits', { everyWeeks: 1, count: 13 }],
    ['a step of none', { everyWeeks: 0, count: 3 }],
  ])('are refused for %s', async (_what, step) => {
    expect((await ask(step)).status).toBe(400)
  })
})

describe('chooseDates', () => {
  it('gives no free time to two dates, and those that are wanted to nobody else', () => {
    const hour = 3_600_000
    const dates = chooseDates([0, hour, 2 * hour], [hour, 3 * hour], 60)
    expect(dates.map(({ free, nearest }) => [free, nearest && Date.parse(nearest)])).toEqual([
      [false, 3 * hour],
      [true, null],
      [false, null],
    ])
  })
})
