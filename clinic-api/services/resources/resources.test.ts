import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { addClinic, addKind, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

/** So many minutes after 9:00 in Madrid on Tuesday 24 November 2026. */
const at = (minutes: number) =>
  new Date(Date.parse('2026-11-24T08:00:00.000Z') + minutes * 60_000).toISOString()

describe.each(anyDatabase)('rooms, equipment and seats on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let doctors: Awaited<ReturnType<typeof addStaff>>[]
  let people: Awaited<ReturnType<typeof addPatient>>[]

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    clinic = await addClinic(test)
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    doctors = [await addStaff(test, { clinicId: clinic.id }), await addStaff(test, { clinicId: clinic.id })]
    people = await Promise.all(Array.from({ length: 4 }, () => addPatient(test, { clinicId: clinic.id })))
    for (const doctor of doctors) await addShift(test, doctor, at(0), 4)
  })
  afterAll(() => test.close())

  const add = async (name: string, kind = 'room') =>
    (await desk.client.post('/resources', { clinicId: clinic.id, name, kind })).body._id as string
  const book = (
    minutes: number,
    kindId: string | undefined,
    { doctor = 0, patient = 0, by }: { doctor?: number; patient?: number; by?: Client } = {},
  ) => {
    const who = people[patient]
    const body = {
      clinicId: clinic.id,
      doctorId: doctors[doctor]?.id,
      patientId: who?.id,
      appointmentDate: at(minutes),
      ...(kindId && { kindId }),
    }
    return (by ?? who?.client ?? desk.client).post('/appointments', body)
  }
  const day = async (kindId: string, doctor = 0) =>
    (
      await people[3]?.client.get(
        `/appointments/available?clinicId=${clinic.id}&doctorId=${doctors[doctor]?.id}&date=2026-11-24&kindId=${kindId}`,
      )
    )?.body
  const closed = (resourceId: string, more: object = {}, query = '') =>
    desk.client.post(`/days-off${query}`, {
      clinicId: clinic.id,
      resourceId,
      from: '2026-11-24',
      to: '2026-11-24',
      reason: 'repair',
      ...more,
    })

  it('are the administrator’s to name; others do not find them', async () => {
    const id = await add('Room 1')
    const path = `/resources/${id}`
    const list = `/resources?clinicId=${clinic.id}`
    expect((await desk.client.put(path, { name: 'Room A', kind: 'room' })).body).toEqual({
      _id: id,
      clinicId: clinic.id,
      name: 'Room A',
      kind: 'room',
    })
    expect((await desk.client.get(list)).body).toHaveLength(1)
    expect((await doctors[0]?.client.get(list))?.status).toBe(403)
    const foreign = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect((await foreign.client.get(list)).status).toBe(404)
    expect((await foreign.client.delete(path)).status).toBe(404)
    expect(
      (await desk.client.post('/resources', { clinicId: clinic.id, name: ' ', kind: 'ship' })).body.errors,
    ).toEqual({ name: 'Name is required', kind: 'Invalid value' })
    const kind = { nameEn: 'A', nameEs: 'B', minutes: 30, specialties: [], online: true, colour: 'teal' }
    const made = await foreign.client.post('/visit-kinds', {
      ...kind,
      clinicId: foreign.clinicId,
      resources: [id],
    })
    expect(made).toMatchObject({ status: 400, body: { errors: { resources: expect.any(String) } } })
    expect((await desk.client.delete(path)).status).toBe(200)
    expect((await desk.client.get(list)).body).toEqual([])
  })

  it('a visit takes a free one; without any the time is closed, with that reason', async () => {
    const resources = [await add('Room 1'), await add('Room 2')]
    const { id } = await addKind(test, clinic, { minutes: 30, resources })
    const [one, two] = [await book(0, id), await book(0, id, { doctor: 1, patient: 1 })]
    expect(one.body.resources).toEqual([{ _id: resources[0], name: 'Room 1' }])
    expect(two.body.resources).toEqual([{ _id: resources[1], name: 'Room 2' }])
    const third = await addStaff(test, { clinicId: clinic.id })
    await addShift(test, third, at(0), 4)
    doctors.push(third)
    expect((await day(id, 2)).reasons[at(0)]).toBe('no-resource')
    expect((await day(id, 2)).available[0]).toBe(at(30))
    expect(await book(0, id, { doctor: 2, patient: 2 })).toMatchObject({
      status: 409,
      body: { code: 'slot_taken', message: 'No room or equipment is free at this time' },
    })
    // A visit that needs no room is in nobody's way.
    expect((await book(0, undefined, { doctor: 2, patient: 2 })).status).toBe(201)
    await people[1]?.client.put(`/appointments/${two.body.appointmentId}/cancel`)
    expect((await book(30, id, { doctor: 0, patient: 2 })).body.resources).toMatchObject([{ name: 'Room 1' }])
    const read = (await people[0]?.client.get(`/appointments/${one.body.appointmentId}`))?.body
    expect(read.resources).toMatchObject([{ name: 'Room 1' }])
  })

  it('moving takes another', async () => {
    const resources = [await add('Room 1'), await add('Room 2')]
    const { id } = await addKind(test, clinic, { minutes: 30, resources })
    await book(60, id)
    const { body } = await book(0, id, { doctor: 1, patient: 1 })
    expect(body.resources).toMatchObject([{ name: 'Room 1' }])
    const path = `/appointments/${body.appointmentId}`
    expect(
      (await people[1]?.client.put(`${path}/reschedule`, { appointmentDate: at(60) }))?.body.resources,
    ).toMatchObject([{ name: 'Room 2' }])
    const { body: other } = await book(30, id, { doctor: 0, patient: 2 })
    await closed(resources[0] ?? '', { from: '2026-11-25', to: '2026-11-25' })
    expect(
      (
        await people[2]?.client.put(`/appointments/${other.appointmentId}/reschedule`, {
          appointmentDate: at(90),
        })
      )?.status,
    ).toBe(200)
  })

  it('a room under repair: visits get another one, and those without are resolved like a doctor’s', async () => {
    const resources = [await add('Room 1'), await add('Room 2')]
    const { id } = await addKind(test, clinic, { minutes: 30, resources })
    const [first] = [
      await book(0, id),
      await book(0, id, { doctor: 1, patient: 1 }),
      await book(30, id, { patient: 2 }),
    ]
    const refused = await closed(resources[0] ?? '')
    expect(refused).toMatchObject({ status: 409, body: { code: 'appointments_affected' } })
    // At 9:30 the other room is free: that visit needs nobody's decision.
    expect(
      refused.body.appointments.map(({ appointmentId }: { appointmentId: string }) => appointmentId),
    ).toEqual([first.body.appointmentId])
    const write = {
      write: 'create-days-off',
      body: { resourceId: resources[0], from: '2026-11-24', to: '2026-11-24', reason: 'repair' },
    }
    const plan = [
      { appointmentId: first.body.appointmentId, to: { doctorId: doctors[0]?.id, appointmentDate: at(60) } },
    ]
    const done = await desk.client.post('/visits/resolve', { plan, with: write })
    expect(done.status).toBe(200)
    const team = await desk.client.get(`/calendar/team?clinicId=${clinic.id}&date=2026-11-24&by=resource`)
    expect(team.body).toMatchObject({
      doctors: [],
      resources: [
        { _id: resources[0], name: 'Room 1', kind: 'room', visits: [], daysOff: [{ reason: 'repair' }] },
        { _id: resources[1], visits: [{}, {}, {}], daysOff: [] },
      ],
    })
    // Nobody is off, and nothing else is closed.
    const byDoctor = await desk.client.get(`/calendar/team?clinicId=${clinic.id}&date=2026-11-24`)
    expect(byDoctor.body.doctors[0].daysOff).toEqual([])
    expect((await book(120, undefined, { patient: 3 })).status).toBe(201)
    expect((await day(id)).reasons[at(0)]).toBe('no-resource')
    expect(await closed(resources[0] ?? '')).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await closed('none')).status).toBe(404)
    expect((await closed(resources[1] ?? '', { room: 'x' })).status).toBe(400)
    expect((await closed(resources[1] ?? '', { doctorId: doctors[0]?.id })).status).toBe(400)
  })

  it('is not deleted with visits ahead, which are named; deleted, no kind takes it', async () => {
    const resources = [await add('Ultrasound', 'equipment')]
    const { id } = await addKind(test, clinic, { minutes: 30, resources })
    const { body } = await book(0, id)
    const path = `/resources/${resources[0]}`
    expect(await desk.client.delete(path)).toMatchObject({
      status: 409,
      body: { code: 'appointments_affected', appointments: [{ appointmentId: body.appointmentId }] },
    })
    await people[0]?.client.put(`/appointments/${body.appointmentId}/cancel`)
    expect((await desk.client.delete(path)).status).toBe(200)
    const kinds = (await desk.client.get(`/visit-kinds?clinicId=${clinic.id}`)).body
    expect(kinds).toMatchObject([{ resources: [] }])
  })

  it('seats: so many patients share a visit and no more; the staff see how many', async () => {
    const { id } = await addKind(test, clinic, { minutes: 60, seats: 3 })
    const booked = [await book(0, id), await book(0, id, { patient: 1 })]
    expect(booked.map(({ status }) => status)).toEqual([201, 201])
    expect((await day(id)).available).toContain(at(0))
    expect(await book(0, id)).toMatchObject({ status: 409 })
    const third = await book(0, id, { patient: 2, by: desk.client })
    expect(third.body.seats).toEqual({ taken: 3, of: 3 })
    expect(booked[0]?.body.seats).toBeUndefined()
    expect((await day(id)).reasons[at(0)]).toBe('booked')
    expect(await book(0, id, { patient: 3 })).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    // Another kind, another time within it and a visit of one patient find it taken.
    expect((await book(30, id, { patient: 3 })).status).toBe(409)
    expect((await book(30, undefined, { patient: 3 })).status).toBe(409)
    expect(
      (await book(0, (await addKind(test, clinic, { minutes: 60, seats: 3 })).id, { patient: 3 })).status,
    ).toBe(409)
    await people[1]?.client.put(`/appointments/${booked[1]?.body.appointmentId}/cancel`)
    expect((await book(0, id, { patient: 3 })).status).toBe(201)
    const moved = await people[0]?.client.put(`/appointments/${booked[0]?.body.appointmentId}/reschedule`, {
      appointmentDate: at(120),
    })
    expect(moved?.status).toBe(200)
    expect((await book(120, id, { patient: 1 })).status).toBe(201)
    const read = await desk.client.get(`/appointments/${third.body.appointmentId}`)
    expect(read.body.seats).toEqual({ taken: 2, of: 3 })
  })

  it('seats: nobody is proposed a second one beside their own', async () => {
    const { id } = await addKind(test, clinic, { minutes: 60, seats: 3 })
    const { appointmentId } = (await book(0, id)).body
    const moved = await people[0]?.client.put(`/appointments/${appointmentId}/reschedule`, {
      appointmentDate: at(10),
    })
    expect(moved).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
    expect(moved?.body.alternatives).not.toContain(at(0))
    expect(moved?.body.alternatives).toHaveLength(3)
  })

  it('seats are not reduced below what is booked', async () => {
    const facts = { nameEn: 'A', nameEs: 'B', minutes: 30, specialties: [], online: true, colour: 'teal' }
    const made = await desk.client.post('/visit-kinds', { clinicId: clinic.id, ...facts, seats: 4 })
    const id = made.body._id
    for (const patient of [0, 1, 2]) await book(0, id, { patient })
    const change = (seats: number) => desk.client.put(`/visit-kinds/${id}`, { ...facts, seats })
    expect(await change(2)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await change(3)).status).toBe(200)
    expect((await book(0, id, { patient: 3 })).status).toBe(409)
  })

  it('those who share a visit share its room, also beside others', async () => {
    const resources = [await add('Room 1'), await add('Room 2')]
    const { id } = await addKind(test, clinic, { minutes: 60, seats: 3, resources })
    const alone = await addKind(test, clinic, { minutes: 60, resources })
    expect((await book(0, alone.id, { doctor: 1 })).body.resources).toMatchObject([{ name: 'Room 1' }])
    for (const patient of [1, 2])
      expect((await book(0, id, { patient })).body.resources).toMatchObject([{ name: 'Room 2' }])
    expect((await book(60, id, { patient: 3 })).body.resources).toMatchObject([{ name: 'Room 1' }])
  })

  it('seats count as one visit of the day', async () => {
    const { id } = await addKind(test, clinic, { minutes: 30, seats: 3, perDay: 1 })
    for (const patient of [0, 1]) expect((await book(0, id, { patient })).status).toBe(201)
    const { available, reasons } = await day(id)
    expect(available).toEqual([at(0)])
    expect(reasons[at(30)]).toBe('day-full')
  })

  it('0 double uses when many come at once, over doctors, patients, rooms and seats', {
    tags: 'slow',
  }, async () => {
    const resources = [await add('Room 1'), await add('Room 2')]
    const alone = (await addKind(test, clinic, { minutes: 30, resources })).id
    const group = (await addKind(test, clinic, { minutes: 30, seats: 2, resources })).id
    const paused = (await addKind(test, clinic, { minutes: 30, after: 30 })).id
    const more = [
      await addStaff(test, { clinicId: clinic.id }),
      await addStaff(test, { clinicId: clinic.id }),
    ]
    for (const doctor of more) await addShift(test, doctor, at(0), 2)
    doctors.push(...more)
    const crowd = await Promise.all(
      Array.from({ length: 8 }, () => addPatient(test, { clinicId: clinic.id })),
    )
    people.push(...crowd)
    const attempts = doctors.flatMap((_, doctor) =>
      [alone, group, paused].flatMap((kind, index) =>
        [0, 30, 60].map((minutes) => ({
          doctor,
          kind,
          minutes,
          patient: (doctor * 3 + index + minutes / 30) % 12,
        })),
      ),
    )
    const answers = await Promise.all(
      [...attempts, ...attempts].map(({ doctor, kind, minutes, patient }) =>
        book(minutes, kind, { doctor, patient }),
      ),
    )
    // A machine that has other work as well tells some that it is not available: they have booked nothing.
    const statuses = new Set(answers.map(({ status }) => status))
    statuses.delete(503)
    expect([...statuses].sort()).toEqual([201, 409])
    const visits = answers.filter(({ status }) => status === 201).map(({ body }) => body)
    const pairs = visits.flatMap((a, index) => visits.slice(index + 1).map((b) => [a, b] as const))
    const overlapping = pairs.filter(
      ([a, b]) => a.appointmentDate < b.appointmentEndDate && b.appointmentDate < a.appointmentEndDate,
    )
    const shared = ([a, b]: (typeof pairs)[number]) =>
      a.doctorId === b.doctorId &&
      a.kind._id === group &&
      b.kind._id === group &&
      a.appointmentDate === b.appointmentDate
    for (const pair of overlapping) {
      const [a, b] = pair
      expect(a.patientId).not.toBe(b.patientId)
      if (shared(pair)) continue
      expect(a.doctorId).not.toBe(b.doctorId)
      if (a.resources && b.resources) expect(a.resources[0]._id).not.toBe(b.resources[0]._id)
    }
    const sessions = Map.groupBy(
      visits.filter(({ kind }) => kind._id === group),
      ({ doctorId, appointmentDate }) => `${doctorId} ${appointmentDate}`,
    )
    for (const [, all] of sessions) expect(all.length).toBeLessThanOrEqual(2)
    for (const [a, b] of pairs) {
      if (a.doctorId !== b.doctorId) continue
      const [first, second] = a.appointmentDate < b.appointmentDate ? [a, b] : [b, a]
      const gap = Date.parse(second.appointmentDate) - Date.parse(first.appointmentEndDate)
      if (first.kind._id === paused && gap >= 0) expect(gap).toBeGreaterThanOrEqual(30 * 60_000)
    }
  })
})
