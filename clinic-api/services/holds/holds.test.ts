import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { appointments } from '../../db/schema/appointments.ts'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addKind, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { sweepSpent } from '../housekeeping/sweep-spent.ts'

// Tuesday 24 November 2026, 9:00 to 13:00 in Madrid; the clock stands at Monday 16.
const monday = '2026-11-16T07:00:00.000Z'
const shiftStart = '2026-11-24T08:00:00.000Z'
const nine = shiftStart
const half = '2026-11-24T08:30:00.000Z'
const ten = '2026-11-24T09:00:00.000Z'

describe.each(anyDatabase)('holds on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let one: Awaited<ReturnType<typeof addPatient>>
  let two: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set(monday)
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    ;[one, two] = [await addPatient(test, { clinicId: clinic.id }), await addPatient(test)]
    await addShift(test, doctor, shiftStart, 4)
  })

  const place = () => ({ clinicId: clinic.id, doctorId: doctor.id })
  const wire = (start: string) => encodeSlot(Date.parse(start), clinic.timeZone)
  const hold = (client: Client, start: string, more = {}) =>
    client.post('/holds', { ...place(), appointmentDate: wire(start), ...more })
  const book = (who: { id: string; client: Client }, start: string) =>
    who.client.post('/appointments', { ...place(), patientId: who.id, appointmentDate: wire(start) })
  const day = async (client: Client) =>
    (await client.get(`/appointments/available?clinicId=${clinic.id}&doctorId=${doctor.id}&date=2026-11-24`))
      .body

  it('keep a time for whoever asked first, five minutes, and stand in nobody else’s way', async () => {
    const held = await hold(one.client, ten)
    expect(held).toMatchObject({ status: 201, body: { expiresAt: '2026-11-16T07:05:00.000Z' } })
    const second = await hold(two.client, ten)
    expect(second).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect(second.body.alternatives).toEqual([nine, half, '2026-11-24T09:30:00.000Z'])
    expect((await book(two, ten)).status).toBe(409)
    expect((await book(two, half)).status).toBe(201)
    expect((await book(one, ten)).status).toBe(201)
  })

  it('are a reason of their own for others, and none for their owner', async () => {
    await hold(one.client, ten)
    expect((await day(two.client)).reasons[ten]).toBe('held')
    expect((await day(one.client)).available).toContain(ten)
    expect((await day(doctor.client)).reasons[ten]).toBe('held')
  })

  it('are proposed to nobody else: neither as the next free time nor as a way out', async () => {
    const { appointmentId } = (await book(one, nine)).body
    const colleague = await addStaff(test, { clinicId: clinic.id })
    await addShift(test, colleague, shiftStart, 4)
    await hold(two.client, half)
    const next = async (client: Client) => {
      const { body } = await client.get(`/staff/clinic/${clinic.id}/speciality?nextFree=true`)
      return body.find(({ _id }: { _id: string }) => _id === doctor.id).nextFree
    }
    expect([await next(one.client), await next(two.client)]).toEqual([ten, half])
    const desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    const ways = async (client: Client) => {
      const { body } = await client.post('/visits/resolve/options', { appointmentIds: [appointmentId] })
      const [{ same, colleague: others }] = body.visits
      return [same, others].map(([first]: { appointmentDate: string }[]) => first?.appointmentDate)
    }
    expect(await ways(desk.client)).toEqual([nine, nine])
    const ofColleague = { doctorId: colleague.id, appointmentDate: wire(nine) }
    expect((await two.client.post('/holds', { ...place(), ...ofColleague })).status).toBe(201)
    expect(await ways(desk.client)).toEqual([nine, half])
    await hold(desk.client, nine, { except: appointmentId })
    expect(await ways(desk.client)).toEqual([nine, half])
    test.clock.advance({ seconds: 301 })
    expect([await next(one.client), await ways(desk.client)]).toEqual([half, [nine, nine]])
  })

  it('are proposed to nobody at the edge of the days that are looked at first', async () => {
    const far = await addStaff(test, { clinicId: clinic.id })
    await addShift(test, far, ten, 1)
    await addShift(test, far, '2026-11-26T08:00:00.000Z', 2)
    const at = (start: string) => ({ clinicId: clinic.id, doctorId: far.id, appointmentDate: wire(start) })
    for (const start of [ten, '2026-11-26T08:00:00.000Z', '2026-11-26T08:30:00.000Z'])
      expect((await one.client.post('/appointments', { ...at(start), patientId: one.id })).status).toBe(201)
    expect((await one.client.post('/holds', at('2026-11-26T09:00:00.000Z'))).status).toBe(201)
    const refused = await two.client.post('/appointments', { ...at(ten), patientId: two.id })
    expect(refused.body.alternatives).toEqual(['2026-11-24T09:30:00.000Z', '2026-11-26T09:30:00.000Z'])
  })

  it('end by themselves, and are swept a day later', async () => {
    await hold(one.client, ten)
    test.clock.advance({ seconds: 299 })
    expect((await hold(two.client, ten)).status).toBe(409)
    test.clock.advance({ seconds: 1 })
    expect((await day(two.client)).available).toContain(ten)
    expect((await book(two, ten)).status).toBe(201)
    test.clock.advance({ seconds: 2 * 86_400 })
    await sweepSpent(test.deps)
    expect(await test.db.orm.select().from(slotHolds).where(eq(slotHolds.userId, one.userId))).toEqual([])
  })

  it('are made longer once, and not again', async () => {
    const ends = async () => (await hold(one.client, ten)).body.expiresAt
    expect(await ends()).toBe('2026-11-16T07:05:00.000Z')
    test.clock.advance({ seconds: 240 })
    expect(await ends()).toBe('2026-11-16T07:09:00.000Z')
    test.clock.advance({ seconds: 240 })
    expect(await ends()).toBe('2026-11-16T07:09:00.000Z')
  })

  it('are let go when the dialog closes, by their owner alone', async () => {
    const { holdId } = (await hold(one.client, ten)).body
    expect((await two.client.delete(`/holds/${holdId}`)).status).toBe(404)
    expect((await doctor.client.delete(`/holds/${holdId}`)).status).toBe(404)
    expect((await one.client.delete(`/holds/${holdId}`)).status).toBe(200)
    expect((await one.client.delete(`/holds/${holdId}`)).status).toBe(404)
    expect((await book(two, ten)).status).toBe(201)
  })

  it('are let go once, however often it is asked at once', async () => {
    const path = `/holds/${(await hold(one.client, ten)).body.holdId}`
    const answers = await Promise.all([1, 2, 3, 4].map(() => one.client.delete(path)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
  })

  it('are one a person: another time lets go of the first', async () => {
    await hold(one.client, ten)
    await hold(one.client, half)
    expect((await hold(two.client, ten)).status).toBe(201)
    expect((await hold(two.client, half)).status).toBe(409)
  })

  it('are as long as the kind of visit takes', async () => {
    const { id: kindId } = await addKind(test, clinic, { minutes: 60 })
    await hold(one.client, nine, { kindId })
    expect((await hold(two.client, half)).status).toBe(409)
    expect((await hold(two.client, ten)).status).toBe(201)
  })

  it('stand in the way of a visit that moves there, but for whoever moves it', async () => {
    const { appointmentId } = (await book(one, nine)).body
    const to = (client: Client, start: string) =>
      client.put(`/appointments/${appointmentId}/reschedule`, { appointmentDate: wire(start) })
    await hold(two.client, ten)
    expect(await to(doctor.client, ten)).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    const plan = [{ appointmentId, to: { doctorId: doctor.id, appointmentDate: wire(ten) } }]
    expect((await doctor.client.post('/visits/resolve', { plan })).status).toBe(409)
    await hold(one.client, half, { except: appointmentId })
    expect((await to(one.client, half)).status).toBe(200)
  })

  it('take no time of an appointment that the caller may not move there, nor tell of it', async () => {
    const { appointmentId } = (await book(one, nine)).body
    const colleague = await addStaff(test, { clinicId: clinic.id })
    await addShift(test, colleague, shiftStart, 4)
    const free = async (client: Client, more: string) => {
      const query = `clinicId=${clinic.id}&doctorId=${doctor.id}`
      const of = { day: `available?${query}&date=2026-11-24`, days: `available-days?${query}` }
      const answers = await Promise.all([
        client.get(`/appointments/${of.day}${more}`),
        client.get(`/appointments/${of.days}${more}`),
      ])
      return answers.map(({ body }) => body)
    }
    const except = { except: appointmentId }
    for (const { client } of [two, colleague, await addPatient(test)]) {
      expect(await free(client, `&except=${appointmentId}`)).toEqual(await free(client, '&except=unknown'))
      const unknown = await hold(client, nine, { except: 'unknown' })
      const refused = await hold(client, nine, except)
      expect(refused.status).toBe(409)
      expect({ ...refused.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    }
    const [mine, ofDesk] = [
      await free(one.client, `&except=${appointmentId}`),
      await hold(doctor.client, nine, except),
    ]
    expect(mine[0].available).toContain(nine)
    expect(ofDesk.status).toBe(201)
  })

  it.each([
    ['a time that is booked', ten, 409],
    ['a time outside the shift', '2026-11-24T15:00:00.000Z', 409],
    ['a time between two slots', '2026-11-24T09:10:00.000Z', 409],
    ['a time that has passed', '2026-11-15T09:00:00.000Z', 400],
    ['a time too far ahead', '2027-03-24T09:00:00.000Z', 400],
  ])('are refused for %s', async (_what, start, status) => {
    await book(two, ten)
    expect((await hold(one.client, start)).status).toBe(status)
  })

  it('are not for the staff of another clinic', async () => {
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    expect((await hold(stranger.client, ten)).status).toBe(404)
  })

  it('leave no slot to two people who hold and book it at once', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, () => addPatient(test)))
    const answers = await Promise.all(
      crowd.map((each, index) => (index % 2 ? book(each, ten) : hold(each.client, ten))),
    )
    const held = answers.filter(({ status }, index) => status === 201 && index % 2 === 0)
    const booked = await test.db.orm
      .select()
      .from(appointments)
      .where(and(eq(appointments.doctorId, doctor.id), ne(appointments.status, 'cancelled')))
    expect(booked.length + held.length).toBe(1)
    const keeper = crowd.find((_each, index) => index % 2 === 0 && answers[index]?.status === 201)
    if (keeper) expect((await book(keeper, ten)).status).toBe(201)
  })
})
