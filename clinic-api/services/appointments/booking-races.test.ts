import { and, eq, ne, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { databaseKinds } from '../../testing/test-database.ts'

// Tuesday 24 November 2026, 09:00 to 13:00 in Madrid; the clock stands at Monday 16, 08:00.
const shiftStart = '2026-11-24T08:00:00.000Z'

describe.each(databaseKinds)('bookings that come at once on %s', (database) => {
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

  /** A server that is too busy says so and has done nothing: whoever wants the time asks again. */
  async function bookPatiently(...asked: Parameters<typeof book>): ReturnType<typeof book> {
    const answer = await book(...asked)
    return answer.status === 503 ? bookPatiently(...asked) : answer
  }

  const ofDoctor = () => test.db.orm.select().from(appointments).where(eq(appointments.doctorId, doctor.id))

  // The embedded database runs one query at a time: a bigger crowd takes longer there and shows no more.
  const crowdSize = database === 'postgres' ? 200 : 50

  it(`creates exactly one of ${crowdSize} parallel bookings of a slot`, async () => {
    const crowd = await Promise.all(Array.from({ length: crowdSize }, () => addPatient(test)))
    const answers = await Promise.all(crowd.map((each) => bookPatiently(each, '2026-11-24T10:00:00.000Z')))
    const refused = answers.filter(({ status }) => status === 409)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(refused).toHaveLength(crowdSize - 1)
    for (const { body } of refused) expect(body.alternatives).toHaveLength(3)
    expect(await ofDoctor()).toHaveLength(1)
  })

  it('creates exactly one when a patient books two doctors at once, again and again', async () => {
    const doctors = await Promise.all(Array.from({ length: 6 }, () => addStaff(test, { clinicId })))
    for (const each of doctors) await addShift(test, each, shiftStart, 4)
    const answers = await Promise.all(doctors.map(({ id }) => book(patient, shiftStart, { doctorId: id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('books no more for a patient than the clinic allows, however many come at once', async () => {
    await test.db.orm.update(clinics).set({ mostOpenVisits: 2 }).where(eq(clinics.id, clinicId))
    const times = Array.from({ length: 8 }, (_, index) =>
      new Date(Date.parse(shiftStart) + index * 1_800_000).toISOString(),
    )
    const answers = await Promise.all(times.map((time) => book(patient, time)))
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(6)
    for (const { body } of refused) expect(body).toMatchObject({ code: 'too_many_visits' })
    const [kept] = await ofDoctor()
    expect(await ofDoctor()).toHaveLength(2)

    const desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    const free = times.find((_, index) => answers[index]?.status === 409) ?? ''
    expect(await book({ id: patient.id, client: desk.client }, free)).toMatchObject({ status: 201 })
    for (const row of await ofDoctor()) {
      if (row.id !== kept?.id) await patient.client.call('PUT', `/appointments/${row.id}/cancel`)
    }
    expect(await book(patient, times.at(-1) ?? '')).toMatchObject({ status: 201 })
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
