import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { notifications } from '../../db/schema/notifications.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { offers } from '../../db/schema/waitlist.ts'
import type { Mail } from '../../ports/mailer.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { deliverDueMail } from '../notifications/deliver.ts'
import { handOutTimes } from '../waitlist/waitlist-worker.ts'

// Tuesday 24 November 2026, 9:00 to 13:00 in Madrid; the clock stands at Monday 16.
const nine = '2026-11-24T08:00:00.000Z'
const half = '2026-11-24T08:30:00.000Z'
const times = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'].map(
  (time) => `2026-11-24T${time}:00.000Z`,
)

describe.each(anyDatabase)('a patient who books and cancels in a loop on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: { ...longSessions, VISIT_CHANGES_PER_HOUR: '20' } })
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    patient = await addPatient(test, { clinicId: clinic.id })
    await addShift(test, doctor, nine, 4)
  })
  afterAll(() => test.close())

  const wire = (start: string) => encodeSlot(Date.parse(start), clinic.timeZone)
  const place = () => ({ clinicId: clinic.id, doctorId: doctor.id, patientId: patient.id })
  const book = (start = nine, { client }: { client: Client } = patient) =>
    client.post('/appointments', { ...place(), appointmentDate: wire(start) })
  const cancel = (id: string, { client }: { client: Client } = patient) =>
    client.put(`/appointments/${id}/cancel`)
  const move = (id: string, start: string, { client }: { client: Client } = patient) =>
    client.put(`/appointments/${id}/reschedule`, { appointmentDate: wire(start) })
  const titles = async () =>
    (await readMails(test)).filter(({ to }) => to === patient.email).map(({ title }) => title)
  const tray = async ({ userId }: { userId: string } = doctor) =>
    (
      await test.db.orm
        .select()
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(notifications.id)
    ).map(({ kind }) => kind)

  async function rounds(count: number, start = nine) {
    for (let round = 0; round < count; round += 1) {
      test.clock.advance({ seconds: 2 })
      const { body } = await book(start)
      test.clock.advance({ seconds: 2 })
      await cancel(body.appointmentId)
    }
  }

  it('does so twenty times an hour, bookings, moves and cancellations together', async () => {
    await rounds(8)
    const { appointmentId } = (await book()).body
    for (const start of [half, nine, half]) expect((await move(appointmentId, start)).status).toBe(200)
    const refused = await cancel(appointmentId)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect([(await book()).status, (await move(appointmentId, nine)).status]).toEqual([429, 429])
    expect((await move(appointmentId, nine, desk)).status).toBe(200)
    test.clock.advance({ hours: 1 })
    expect((await cancel(appointmentId)).status).toBe(200)
  })

  it('counts nothing that was refused, and nobody else', async () => {
    const other = await addPatient(test, { clinicId: clinic.id })
    await other.client.post('/appointments', { ...place(), patientId: other.id, appointmentDate: wire(half) })
    for (let time = 0; time < 25; time += 1) expect((await book(half)).status).toBe(409)
    await rounds(10)
    expect((await book()).status).toBe(429)
    expect((await book(nine, desk)).status).toBe(201)
  })

  it('counts each visit of a series', async () => {
    const dates = times.map(wire)
    for (let round = 0; round < 2; round += 1) {
      const { status, body } = await patient.client.post('/appointments/series', { ...place(), dates })
      expect(status).toBe(201)
      const [first] = body.appointments
      expect(
        (await patient.client.put(`/appointments/${first.appointmentId}/cancel?scope=following`)).status,
      ).toBe(200)
    }
    expect((await patient.client.post('/appointments/series', { ...place(), dates })).status).toBe(201)
    expect((await book('2026-11-24T11:00:00.000Z')).status).toBe(429)
  })

  it('leaves one notice of a booking that is cancelled within a minute, and both mails once one has left', async () => {
    const { appointmentId } = (await book()).body
    expect(await titles()).toEqual(['Your appointment is booked'])
    expect(await tray()).toEqual(['visit-booked'])
    test.clock.advance({ seconds: 60 })
    expect((await cancel(appointmentId)).status).toBe(200)
    expect(await titles()).toEqual(['Your appointment is booked', 'Your appointment was cancelled'])
    expect([await tray(), await tray(desk), await tray(patient)]).toEqual([
      ['visit-cancelled'],
      ['visit-cancelled'],
      [],
    ])
  })

  it('sends no mail where the first has not left yet, and keeps nothing of it', async () => {
    const { appointmentId } = (await book()).body
    await cancel(appointmentId)
    expect(await titles()).toEqual([])
    const key = like(outbox.dedupeKey, `%${appointmentId}%`)
    expect(await test.db.orm.$count(outbox, key)).toBe(0)
  })

  it('sends the second where the first is on its way at that moment', async () => {
    const { appointmentId } = (await book()).body
    const under: string[] = []
    const mailer = {
      ...test.deps.mailer,
      async send(mail: Mail) {
        await cancel(appointmentId)
        under.push(mail.subject.replace(/: .*/, ''))
      },
    }
    await deliverDueMail({ ...test.deps, mailer })
    expect(under).toEqual(['Your appointment is booked'])
    expect(await titles()).toEqual(['Your appointment was cancelled'])
  })

  it.each([
    ['later', 61, false, 'patient'],
    ['once it was moved', 10, true, 'patient'],
    ['by the desk', 10, false, 'desk'],
  ] as const)('tells as ever of what is cancelled %s', async (_when, seconds, isMoved, who) => {
    const { appointmentId } = (await book()).body
    await titles()
    if (isMoved) await move(appointmentId, half)
    test.clock.advance({ seconds })
    await cancel(appointmentId, who === 'desk' ? desk : patient)
    expect((await titles()).at(-1)).toBe('Your appointment was cancelled')
    expect((await tray()).at(0)).toBe('visit-booked')
    expect((await tray()).at(-1)).toBe('visit-cancelled')
  })

  it('has its time offered once', async () => {
    const waiting = await addPatient(test, { clinicId: clinic.id })
    const wish = { weekdays: [], from: '08:00', to: '20:00', until: '2026-12-10' }
    const joined = await waiting.client.post('/waitlist', {
      ...place(),
      patientId: waiting.id,
      specialty: doctor.specialty,
      ...wish,
    })
    expect(joined.status).toBe(201)
    await handOutTimes(test.deps)
    for (let round = 0; round < 6; round += 1) {
      await rounds(1)
      await handOutTimes(test.deps)
      const [{ offer }] = (await waiting.client.get('/waitlist')).body
      if (offer) await waiting.client.post(`/offers/${offer._id}/decline`)
      await handOutTimes(test.deps)
    }
    const made = await test.db.orm.select().from(offers).where(eq(offers.patientId, waiting.id))
    expect(made.map(({ startAt }) => startAt.toISOString())).toEqual([nine])
  })
})
