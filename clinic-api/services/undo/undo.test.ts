import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments } from '../../db/schema/appointments.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { undos } from '../../db/schema/undos.ts'
import { workshiftSeries, workshifts } from '../../db/schema/workshifts.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

/** In November the clinic's clock is an hour ahead, and the wire's of a slot as much behind. */
const at = (time: string) => `2026-11-24T${time}:00.000Z`

describe.each(statementKinds)('what can be taken back on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: typeof doctor
  let patient: Awaited<ReturnType<typeof addPatient>>
  let shift: { id: string }
  let visit: string

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    desk = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    patient = await addPatient(test, { clinicId })
    shift = await addShift(test, doctor, at('08:00'), 4)
    const booking = { patientId: patient.id, clinicId, doctorId: doctor.id, appointmentDate: at('08:00') }
    visit = (await patient.client.post('/appointments', booking)).body.appointmentId
    await readMails(test)
  })
  afterAll(() => test.close())

  const moveTo = (time: string, { client }: Pick<typeof doctor, 'client'>, undoable = true) =>
    client.put(`/appointments/${visit}/reschedule`, { appointmentDate: at(time), undoable })
  const undo = (token: string, { client }: Pick<typeof doctor, 'client'>) => client.post(`/undo/${token}`)
  const visitRow = async () => {
    const [row] = await test.db.orm.select().from(appointments).where(eq(appointments.id, visit))
    return row
  }
  const waiting = (token: string) =>
    test.db.orm
      .select({ kind: outbox.kind, at: outbox.nextAttemptAt, sentAt: outbox.sentAt })
      .from(outbox)
      .where(eq(outbox.undoId, token))
      .orderBy(asc(outbox.kind))
  const hours = async () => ({
    shifts: await test.db.orm
      .select()
      .from(workshifts)
      .where(eq(workshifts.doctorId, doctor.id))
      .orderBy(asc(workshifts.id)),
    series: await test.db.orm.select().from(workshiftSeries).where(eq(workshiftSeries.doctorId, doctor.id)),
  })
  /** The titles of what the patient and the doctor were sent of the move. */
  const told = async () =>
    (await readMails(test))
      .filter(({ to }) => to.includes(patient.email) || to.includes(doctor.email))
      .map(({ title }) => title)
      .filter((title) => /moved/i.test(title))

  describe('a move', () => {
    it.each(['doctor', 'clinicadmin', 'receptionist', 'nurse'] as const)(
      'by the %s: its mails wait in the outbox and go with it',
      async (who) => {
        const mover = who === 'doctor' ? doctor : await addStaff(test, { clinicId, roles: [who] })
        const before = await visitRow()
        const { status, body } = await moveTo('09:00', mover)
        expect([status, body.appointmentDate]).toEqual([200, at('09:00')])
        const wait = { at: new Date('2026-11-16T07:10:00.000Z'), sentAt: null }
        expect(await waiting(body.undo)).toEqual([
          { kind: 'appointment-rescheduled', ...wait },
          { kind: 'doctor-rescheduled', ...wait },
        ])
        test.clock.advance({ minutes: 9, seconds: 59 })
        expect(await told()).toEqual([])
        expect((await undo(body.undo, mover)).status).toBe(200)
        expect(await visitRow()).toEqual(before)
        expect(await waiting(body.undo)).toEqual([])
        test.clock.advance({ minutes: 30 })
        expect(await told()).toEqual([])
        expect((await undo(body.undo, mover)).status).toBe(409)
      },
    )

    it('tells of itself after ten minutes, and then stays', async () => {
      const { body } = await moveTo('09:00', doctor)
      test.clock.advance({ minutes: 10 })
      expect(await told()).toHaveLength(2)
      expect((await undo(body.undo, doctor)).status).toBe(409)
    })

    it('is not taken back when it was moved on since, nor by somebody else', async () => {
      const { body } = await moveTo('09:00', doctor)
      expect((await undo(body.undo, desk)).status).toBe(404)
      await moveTo('10:00', desk)
      expect(await undo(body.undo, doctor)).toMatchObject({ status: 409, body: { code: 'conflict' } })
      expect((await visitRow())?.startAt).toEqual(new Date(at('10:00')))
    })

    it('to where it stands keeps nothing', async () => {
      expect((await moveTo('08:00', doctor)).body).toMatchObject({ undo: null })
    })

    it('that nobody asked to take back, and one of the patient, are told at once', async () => {
      expect((await moveTo('09:00', doctor, false)).body).toMatchObject({ undo: null })
      expect(await told()).toHaveLength(2)
      expect((await moveTo('10:00', patient)).body).toMatchObject({ undo: null })
      expect(await told()).toHaveLength(4)
    })
  })

  describe('a deletion of hours', () => {
    it.each(['with visits that stay', 'that are over'])('%s', async (what) => {
      const over = what.endsWith('over')
      const { id } = over ? await addShift(test, doctor, '2026-11-10T08:00:00.000Z', 4) : shift
      const before = await hours()
      const deleted = await doctor.client.delete(`/workshifts/${id}${over ? '' : '?force=true'}`)
      expect(deleted.status).toBe(200)
      expect((await hours()).shifts.map((each) => each.id)).not.toContain(id)
      expect((await undo(deleted.body.undo, doctor)).status).toBe(200)
      expect(await hours()).toEqual(before)
    })

    it('of weekly hours, once they are made, changed or deleted', async () => {
      const empty = await hours()
      const pattern = { clinicId, from: '2026-12-01', until: '2026-12-14', everyWeeks: 1, collisions: 'keep' }
      const made = await doctor.client.post('/workshift-series', {
        ...pattern,
        doctorId: doctor.id,
        hours: [{ weekday: 2, start: '09:00', end: '14:00' }],
      })
      expect((await undo(made.body.undo, doctor)).status).toBe(200)
      expect(await hours()).toEqual(empty)
      const again = await doctor.client.post('/workshift-series', {
        ...pattern,
        doctorId: doctor.id,
        hours: [{ weekday: 2, start: '09:00', end: '14:00' }],
      })
      const path = `/workshift-series/${again.body.seriesId}`
      const before = await hours()
      const changed = await doctor.client.put(`${path}?scope=all`, {
        ...pattern,
        hours: [{ weekday: 2, start: '10:00', end: '13:00' }],
      })
      expect(await hours()).not.toEqual(before)
      expect((await undo(changed.body.undo, doctor)).status).toBe(200)
      expect(await hours()).toEqual(before)
      const deleted = await doctor.client.delete(`${path}?scope=following&date=2026-12-08`)
      expect((await hours()).shifts).toHaveLength(2)
      expect((await undo(deleted.body.undo, doctor)).status).toBe(200)
      expect(await hours()).toEqual(before)
    })

    it('as a part of a decision about visits has no token of its own', async () => {
      const count = () =>
        test.db.orm.$count(undos, and(eq(undos.clinicId, clinicId), eq(undos.userId, doctor.userId)))
      const removal = { method: 'DELETE', path: `/workshifts/${shift.id}` }
      const plan = [{ appointmentId: visit, to: 'cancel' }]
      expect((await doctor.client.post('/visits/resolve', { plan, with: removal })).status).toBe(200)
      expect(await count()).toBe(1)
    })
  })
})
