import { and, eq, ne, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { appointments } from '../../db/schema/appointments.ts'
import { audit } from '../../db/schema/audit.ts'
import { patientClinics } from '../../db/schema/patients.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { databaseKinds } from '../../testing/test-database.ts'

// Tuesday 24 November 2026, 09:00 to 13:00 in Madrid; the clock stands at Monday 16, 08:00.
const shiftStart = '2026-11-24T08:00:00.000Z'

describe.each(databaseKinds)('booking on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test)
    await addShift(test, doctor, shiftStart, 4)
  })
  afterAll(() => test.close())

  function book(who: { id: string; client: Client }, appointmentDate: string, changes = {}, headers = {}) {
    const body = { patientId: who.id, clinicId, doctorId: doctor.id, appointmentDate, ...changes }
    return who.client.call('POST', '/appointments', { body, headers })
  }

  const ofDoctor = () => test.db.orm.select().from(appointments).where(eq(appointments.doctorId, doctor.id))

  it('books the slot, links the patient, and leaves an audit row', async () => {
    const answer = await book(patient, shiftStart)
    expect(answer).toMatchObject({
      status: 201,
      body: {
        patientId: patient.id,
        clinicId,
        doctorId: doctor.id,
        specialty: 'cardiology',
        type: 'revision',
        status: 'pending',
        appointmentDate: shiftStart,
        appointmentEndDate: '2026-11-24T08:30:00.000Z',
        duration: 30,
        doctorName: `${doctor.name} ${doctor.surname}`,
        timeZone: 'Europe/Madrid',
      },
    })
    expect(answer.body.patientName).toBeUndefined()
    const links = await test.db.orm
      .select()
      .from(patientClinics)
      .where(eq(patientClinics.patientId, patient.id))
    expect(links).toMatchObject([{ clinicId }])
    const trail = await test.db.orm.select().from(audit).where(eq(audit.entityId, answer.body.appointmentId))
    expect(trail).toMatchObject([
      {
        action: 'appointment.book',
        actorId: patient.userId,
        patientId: patient.id,
        clinicId,
        outcome: 'done',
      },
    ])
  })

  it('reads the time without offset as one hour before the slot on the clinic’s clock', async () => {
    const answer = await book(patient, '2026-11-24T08:00:00')
    expect(answer.body.appointmentDate).toBe('2026-11-24T08:00:00.000Z')
    expect((await book(patient, '2026-11-24T11:30:00')).body.appointmentDate).toBe('2026-11-24T11:30:00.000Z')
  })

  it.each([
    ['yesterday', '2026-11-15T09:00:00.000Z', 400],
    ['the past of today', '2026-11-16T06:30:00.000Z', 400],
    ['day 31', '2026-12-17T09:00:00.000Z', 400],
    ['nonsense', 'tomorrow at nine', 400],
    ['a day that does not exist', '2026-11-31T09:00:00', 400],
    ['before the shift', '2026-11-24T07:30:00.000Z', 409],
    ['past the end of the shift', '2026-11-24T11:45:00.000Z', 409],
    ['off the grid', '2026-11-24T08:10:00.000Z', 409],
  ])('refuses %s', async (_what, appointmentDate, status) => {
    expect((await book(patient, appointmentDate)).status).toBe(status)
    expect(await ofDoctor()).toEqual([])
  })

  it('refuses another clinic, an unknown doctor, a deleted one and another patient', async () => {
    const elsewhere = await addClinic(test)
    expect((await book(patient, shiftStart, { clinicId: elsewhere.id })).status).toBe(404)
    expect((await book(patient, shiftStart, { clinicId: newId() })).status).toBe(404)
    expect((await book(patient, shiftStart, { doctorId: newId() })).status).toBe(404)
    const other = await addPatient(test)
    expect((await book(patient, shiftStart, { patientId: other.id })).status).toBe(403)
    await test.db.orm.update(staff).set({ deletedAt: test.clock.now() }).where(eq(staff.id, doctor.id))
    expect((await book(patient, shiftStart)).status).toBe(404)
    expect(await ofDoctor()).toEqual([])
  })

  it('offers the three nearest free slots, leaving out those at which the patient is busy', async () => {
    const [first, second] = [await addPatient(test), await addPatient(test)]
    await book(first, '2026-11-24T09:00:00.000Z')
    await book(second, '2026-11-24T08:30:00.000Z')
    expect(await book(second, '2026-11-24T09:00:00.000Z')).toMatchObject({
      status: 409,
      body: {
        code: 'slot_taken',
        alternatives: [
          '2026-11-24T09:30:00.000Z',
          '2026-11-24T10:00:00.000Z',
          '2026-11-24T08:00:00.000Z',
        ].sort(),
      },
    })
  })

  it('refuses two appointments of one patient at the same time', async () => {
    const colleague = await addStaff(test, { clinicId })
    await addShift(test, colleague, shiftStart, 4)
    expect((await book(patient, shiftStart)).status).toBe(201)
    expect((await book(patient, shiftStart, { doctorId: colleague.id })).status).toBe(409)
  })

  it('frees the time of a cancelled appointment', async () => {
    const { body } = await book(patient, shiftStart)
    await patient.client.put(`/appointments/${body.appointmentId}/cancel`)
    expect((await book(await addPatient(test), shiftStart)).status).toBe(201)
  })

  it('creates exactly one of 50 parallel bookings of a slot', async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, () => addPatient(test)))
    const answers = await Promise.all(crowd.map((each) => book(each, '2026-11-24T10:00:00.000Z')))
    const refused = answers.filter(({ status }) => status === 409)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(refused).toHaveLength(49)
    for (const { body } of refused) expect(body.alternatives).toHaveLength(3)
    expect(await ofDoctor()).toHaveLength(1)
  })

  it('creates exactly one when a patient books two doctors at once, again and again', async () => {
    const doctors = await Promise.all(Array.from({ length: 6 }, () => addStaff(test, { clinicId })))
    for (const each of doctors) await addShift(test, each, shiftStart, 4)
    const answers = await Promise.all(doctors.map(({ id }) => book(patient, shiftStart, { doctorId: id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('does the same request once under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': newId() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(patient, shiftStart, {}, headers)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.appointmentId}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await ofDoctor()).toHaveLength(1)
    const other = await book(patient, '2026-11-24T09:00:00.000Z', {}, headers)
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  it('leaves no overlap behind, whatever is inserted, cancelled and moved', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => addPatient(test)))
    const doctors = await Promise.all(Array.from({ length: 2 }, () => addStaff(test, { clinicId })))
    const row = fc.record({
      doctor: fc.constantFrom(...doctors.map(({ id }) => id)),
      patient: fc.constantFrom(...people.map(({ id }) => id)),
      start: fc.integer({ min: 0, max: 60 }),
      length: fc.integer({ min: 1, max: 12 }),
      status: fc.constantFrom('pending', 'completed', 'no-show', 'cancelled'),
    })
    const base = Date.parse('2027-01-01T00:00:00Z')
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 25 }), async (rows) => {
        const now = test.clock.now()
        for (const { doctor: doctorId, patient: patientId, start, length, status } of rows) {
          const startAt = new Date(base + start * 300_000)
          const endAt = new Date(startAt.getTime() + length * 300_000)
          const times = { startAt, endAt, createdAt: now, updatedAt: now }
          await test.db.orm
            .insert(appointments)
            .values({ id: newId(), clinicId, doctorId, patientId, specialty: 'other', status, ...times })
            .onConflictDoNothing()
        }
        expect(await overlappingPairs()).toBe(0)
      }),
      { numRuns: 15, seed: 7 },
    )
  })

  async function overlappingPairs(): Promise<number> {
    const standing = await test.db.orm.select().from(appointments).where(ne(appointments.status, 'cancelled'))
    let pairs = 0
    for (const [index, a] of standing.entries()) {
      for (const b of standing.slice(index + 1)) {
        const shared = a.doctorId === b.doctorId || a.patientId === b.patientId
        if (shared && a.startAt < b.endAt && b.startAt < a.endAt) pairs += 1
      }
    }
    return pairs
  }

  it('shows the doctor, the lists and the slots the instant that the patient chose, across clock changes', async () => {
    for (const [timeZone, now, day] of [
      ['Europe/Madrid', '2027-03-20T08:00:00.000Z', '2027-03-28'],
      ['Atlantic/Canary', '2027-10-20T08:00:00.000Z', '2027-10-31'],
    ] as const) {
      test.clock.set(now)
      const clinic = await addClinic(test, { timeZone })
      const local = await addStaff(test, { clinicId: clinic.id })
      const person = await addPatient(test)
      await addShift(test, local, `${day}T00:00:00.000Z`, 8)
      const place = `clinicId=${clinic.id}&doctorId=${local.id}`
      const { body: slots } = await person.client.get(`/appointments/available?${place}&date=${day}`)
      expect(slots.available.length).toBeGreaterThan(10)
      for (const slot of slots.available) {
        const appointmentDate = encodeSlot(Date.parse(slot), timeZone)
        const booked = await book(person, appointmentDate, { clinicId: clinic.id, doctorId: local.id })
        expect(booked.body.appointmentDate).toBe(slot)
      }
      const range = `from=${day}T00:00:00.000Z&to=${day}T23:00:00.000Z`
      const seen = await local.client.get(`/appointments?${range}&doctorId=${local.id}`)
      expect(seen.body.map((each: { appointmentDate: string }) => each.appointmentDate)).toEqual(
        slots.available,
      )
      const after = await person.client.get(`/appointments/available?${place}&date=${day}`)
      expect(after.body).toMatchObject({ available: [], booked: slots.available })
    }
  })

  it('keeps the shift that is being booked where it is', async () => {
    const [shift] = (
      await doctor.client.get(
        `/workshifts?doctorId=${doctor.id}&from=2026-11-24T00:00:00Z&to=2026-11-25T00:00:00Z`,
      )
    ).body
    const crowd = await Promise.all(Array.from({ length: 8 }, () => addPatient(test)))
    const times = crowd.map((_, index) => new Date(Date.parse(shiftStart) + index * 1_800_000).toISOString())
    const [removal, ...bookings] = await Promise.all([
      doctor.client.delete(`/workshifts/${shift.id}`),
      ...crowd.map((each, index) => book(each, times[index] ?? shiftStart)),
    ])
    const booked = bookings.filter(({ status }) => status === 201).length
    expect(removal?.status).toBe(booked > 0 ? 409 : 200)
    const outside = await test.db.orm
      .select({ id: appointments.id })
      .from(appointments)
      .where(
        and(
          eq(appointments.doctorId, doctor.id),
          sql`not exists (select 1 from workshifts w where w.doctor_id = ${appointments.doctorId}
            and w.start_at <= ${appointments.startAt} and w.end_at >= ${appointments.endAt})`,
        ),
      )
    expect(outside).toEqual([])
  })
})
