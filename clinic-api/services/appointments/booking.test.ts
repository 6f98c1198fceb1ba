import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { appointments } from '../../db/schema/appointments.ts'
import { audit } from '../../db/schema/audit.ts'
import { clinics } from '../../db/schema/clinics.ts'
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

  it('refuses a clinic that is not active, without offering times', async () => {
    await test.db.orm.update(clinics).set({ active: false }).where(eq(clinics.id, clinicId))
    const answer = await book(patient, shiftStart)
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(answer.body.alternatives).toBeUndefined()
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

  it('offers no time at which the patient is busy, although its shift begins two days earlier or more', async () => {
    const [wanted, busy] = ['2026-11-26T11:00:00.000Z', '2026-11-24T10:30:00.000Z']
    const colleague = await addStaff(test, { clinicId })
    await addShift(test, colleague, shiftStart, 4)
    await addShift(test, doctor, wanted, 0.5)
    await book(await addPatient(test), wanted)
    await book(patient, busy, { doctorId: colleague.id })
    expect((await book(patient, wanted)).body.alternatives).toEqual([
      '2026-11-24T10:00:00.000Z',
      '2026-11-24T11:00:00.000Z',
      '2026-11-24T11:30:00.000Z',
    ])
  })

  it('offers no time at which the patient is busy, although it begins two days later or more', async () => {
    const [other, colleague] = [await addStaff(test, { clinicId }), await addStaff(test, { clinicId })]
    await addShift(test, other, '2026-11-24T10:00:00.000Z', 2)
    await addShift(test, colleague, '2026-11-24T11:15:00.000Z', 0.5)
    await book(patient, '2026-11-24T11:15:00.000Z', { doctorId: colleague.id })
    const refused = await book(patient, '2026-11-22T11:15:00.000Z', { doctorId: other.id })
    expect(refused.body.alternatives).toEqual(['2026-11-24T10:00:00.000Z', '2026-11-24T10:30:00.000Z'])
  })

  it('refuses two appointments of one patient at the same time', async () => {
    const colleague = await addStaff(test, { clinicId })
    await addShift(test, colleague, shiftStart, 4)
    expect((await book(patient, shiftStart)).status).toBe(201)
    const refused = await book(patient, shiftStart, { doctorId: colleague.id })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'slot_taken', errors: { patientId: expect.any(String) } },
    })
    // Whoever meets another patient's appointment is told nothing of that one.
    expect((await book(await addPatient(test), shiftStart)).body.errors).toBeUndefined()
  })

  it('tells staff of an appointment in the way only if it is at their clinic', async () => {
    const elsewhere = await addClinic(test)
    const colleague = await addStaff(test, { clinicId: elsewhere.id })
    await addShift(test, colleague, shiftStart, 4)
    await book(patient, '2026-11-24T09:00:00.000Z')
    const away = { clinicId: elsewhere.id, doctorId: colleague.id }
    expect((await book(patient, shiftStart, away)).status).toBe(201)
    const refusal = async (start: string) => (await book({ ...doctor, id: patient.id }, start)).body
    expect(await refusal(shiftStart)).toEqual({
      code: 'slot_taken',
      message: 'This time is no longer available',
      alternatives: expect.any(Array),
    })
    expect(await refusal('2026-11-24T09:00:00.000Z')).toMatchObject({
      errors: { patientId: expect.any(String) },
    })
  })

  it('frees the time of a cancelled appointment', async () => {
    const { body } = await book(patient, shiftStart)
    await patient.client.put(`/appointments/${body.appointmentId}/cancel`)
    expect((await book(await addPatient(test), shiftStart)).status).toBe(201)
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
})
