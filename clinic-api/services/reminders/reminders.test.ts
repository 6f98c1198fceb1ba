import { asc, countDistinct, count as countOf, eq, like } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultReminders } from '#contract/reminders'
import { encodeSlot } from '#contract/time'
import { appointments } from '../../db/schema/appointments.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { reminders } from '../../db/schema/reminders.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { deliverDueMail } from '../notifications/deliver.ts'
import { planReminders } from './plan-reminders.ts'
import { queueDueReminders } from './queue-due.ts'

const monday = '2026-11-16T07:00:00.000Z'
// Tuesday 24 November 2026, 10:30 in Madrid.
const visitAt = '2026-11-24T09:30:00.000Z'

describe.each(anyDatabase)('reminders on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let owner: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let id: string

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set(monday)
    await test.db.orm.delete(reminders)
    await test.db.orm.delete(outbox)
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    patient = await addPatient(test)
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 6)
    id = await book(visitAt)
  })

  const wire = (start: string) => encodeSlot(Date.parse(start), clinic.timeZone)

  async function book(start: string): Promise<string> {
    const booking = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    const { body } = await patient.client.post('/appointments', { ...booking, appointmentDate: wire(start) })
    return body.appointmentId
  }

  /** Does what a running program does twice a minute, then delivers the mail. */
  async function tick(at: string): Promise<void> {
    test.clock.set(at)
    await planReminders(test.deps)
    while ((await queueDueReminders(test.deps)) > 0);
    while ((await deliverDueMail(test.deps)) > 0);
  }

  const sent = async () =>
    (await readMails(test)).filter(({ to, subject }) => to === patient.email && /coming up/.test(subject))

  const planned = () =>
    test.db.orm
      .select()
      .from(reminders)
      .where(eq(reminders.appointmentId, id))
      .orderBy(asc(reminders.dueAt), asc(reminders.startAt))

  it('reminds two days and three hours before, once each, with the visit and its three links', async () => {
    await tick('2026-11-22T09:29:00.000Z')
    expect(await sent()).toHaveLength(0)
    await tick('2026-11-22T09:30:00.000Z')
    await tick('2026-11-22T09:31:00.000Z')
    const [first, ...others] = await sent()
    expect(others).toEqual([])
    expect(first?.text).toContain('Tue 24 Nov 2026 at 10:30 (local time in')
    expect(first?.text).toContain(clinic.name)
    for (const label of ['I am coming', 'Choose another time', 'Cancel the appointment']) {
      expect(first?.text).toMatch(new RegExp(`${label}:\\s+http://localhost:3000/visit/\\S+`))
    }
    expect(first?.source).not.toContain(patient.surname)
    // Three hours before is 7:30, within the quiet hours: they end at eight.
    await tick('2026-11-24T06:59:00.000Z')
    expect(await sent()).toHaveLength(1)
    await tick('2026-11-24T07:00:00.000Z')
    expect(await sent()).toHaveLength(2)
  })

  it('plans each of more visits than it takes at once', { tags: 'slow' }, async () => {
    const count = 1205
    const other = await addClinic(test)
    for (const clinicId of [clinic.id, other.id]) {
      const pair = async () => ({
        doctorId: (await addStaff(test, { clinicId })).id,
        patientId: (await addPatient(test)).id,
      })
      const five = await Promise.all(Array.from({ length: 5 }, pair))
      const created = { createdAt: new Date(monday), updatedAt: new Date(monday) }
      const visits = Array.from({ length: count / 5 }, (_, second) => {
        const [startAt, endAt] = [
          new Date(Date.parse(visitAt) + second * 1000),
          new Date(Date.parse(visitAt) + (second + 1) * 1000),
        ]
        return five.map((people) => ({
          id: `many-${newId()}`,
          clinicId,
          ...people,
          startAt,
          endAt,
          specialty: 'family_medicine',
          ...created,
        }))
      })
      await test.db.orm.insert(appointments).values(visits.flat())
    }
    test.clock.set('2026-11-22T09:30:00.000Z')
    await planReminders(test.deps)
    const [row] = await test.db.orm
      .select({ visits: countDistinct(reminders.appointmentId), all: countOf() })
      .from(reminders)
      .where(like(reminders.appointmentId, 'many-%'))
    expect(row).toEqual({ visits: 2 * count, all: 2 * count * defaultReminders.hoursBefore.length })
    await test.db.orm.delete(reminders)
    await test.db.orm.delete(appointments).where(like(appointments.id, 'many-%'))
  })

  it('carries the visit as an event that calendars keep up to date', async () => {
    await tick('2026-11-22T09:30:00.000Z')
    await doctor.client.put(`/appointments/${id}/reschedule`, {
      appointmentDate: wire('2026-11-24T12:00:00.000Z'),
    })
    await patient.client.put(`/appointments/${id}/cancel`)
    const events = (await readMails(test))
      .filter(({ to }) => to === patient.email)
      .map(({ source }) => Object.fromEntries(eventOf(source)))
    expect(events.at(0)).toMatchObject({ UID: id, SEQUENCE: '0', DTSTART: '20261124T093000Z' })
    expect(events.at(-1)).toMatchObject({ UID: id, SEQUENCE: '2', STATUS: 'CANCELLED', METHOD: 'CANCEL' })
  })

  it('follows a visit that moves, and drops the old time', async () => {
    await tick('2026-11-21T12:00:00.000Z')
    await doctor.client.put(`/appointments/${id}/reschedule`, {
      appointmentDate: wire('2026-11-24T12:00:00.000Z'),
    })
    await tick('2026-11-22T09:30:00.000Z')
    expect(await sent()).toHaveLength(0)
    await tick('2026-11-22T12:00:00.000Z')
    const [mail] = await sent()
    expect(mail?.text).toContain('at 13:00')
    expect((await planned()).map(({ state }) => state)).toEqual(['dropped', 'queued', 'planned', 'planned'])
  })

  it('says nothing of a visit that is cancelled, nor to who wants no reminders, nor to who has just booked', async () => {
    const late = await addPatient(test)
    await patient.client.put(`/appointments/${id}/cancel`)
    test.clock.set('2026-11-24T07:30:00.000Z')
    const booking = { patientId: late.id, clinicId: clinic.id, doctorId: doctor.id }
    await late.client.post('/appointments', { ...booking, appointmentDate: wire('2026-11-24T10:00:00.000Z') })
    await tick('2026-11-24T07:31:00.000Z')
    expect(await sent()).toHaveLength(0)
    expect(
      (await readMails(test)).filter(({ to, subject }) => to === late.email && /coming/.test(subject)),
    ).toEqual([])
    test.clock.set(monday)
    id = await book('2026-11-24T11:00:00.000Z')
    const choice = { reminders: 'none', language: 'en' }
    expect(await patient.client.put('/users/me/notifications', choice)).toMatchObject({
      status: 200,
      body: choice,
    })
    await tick('2026-11-24T08:30:00.000Z')
    expect(await sent()).toHaveLength(0)
    expect((await patient.client.get('/users/me/notifications')).body).toMatchObject(choice)
  })

  it('writes in the language that the patient chose', async () => {
    await patient.client.put('/users/me/notifications', { reminders: 'email', language: 'es' })
    await tick('2026-11-22T09:30:00.000Z')
    const [mail] = (await readMails(test)).filter(({ subject }) => /Recordatorio/.test(subject))
    expect(mail?.text).toContain('Mar 24 nov 2026 a las 10:30')
    expect(mail?.text).toContain('Sí, acudiré:')
  })

  it('sends late only while it is useful, and one mail for several that waited', async () => {
    await tick('2026-11-21T12:00:00.000Z')
    await tick('2026-11-24T08:30:00.000Z')
    expect(await sent()).toHaveLength(1)
    const { body } = await patient.client.get(`/appointments/${id}/messages`)
    expect(body.map(({ kind, state }: { kind: string; state: string }) => [kind, state])).toContainEqual([
      'reminder',
      'sent',
    ])
    test.clock.set(monday)
    id = await book('2026-11-24T11:00:00.000Z')
    await tick('2026-11-24T11:00:00.000Z')
    expect(await sent()).toHaveLength(1)
  })

  it('does not send what waited in the outbox until the visit had begun', async () => {
    test.clock.set('2026-11-22T09:30:00.000Z')
    await planReminders(test.deps)
    await queueDueReminders(test.deps)
    await tick('2026-11-24T09:30:00.000Z')
    expect(await sent()).toHaveLength(0)
    const { body } = await doctor.client.get(`/appointments/${id}/messages`)
    expect(body).toContainEqual(expect.objectContaining({ kind: 'reminder', state: 'dropped' }))
  })

  it('says on the visit what will be sent, and plans anew when the clinic changes its mind', async () => {
    const ahead = async () =>
      (await patient.client.get(`/appointments/${id}/messages`)).body
        .filter(({ state }: { state: string }) => state === 'planned')
        .map(({ at }: { at: string }) => at)
    const both = ['2026-11-22T09:30:00.000Z', '2026-11-24T07:00:00.000Z']
    expect(await ahead()).toEqual(both)
    await tick('2026-11-22T08:00:00.000Z')
    expect(await ahead()).toEqual(both)
    const path = `/clinics/${clinic.id}/reminders`
    expect((await owner.client.get(path)).body).toEqual({ ...defaultReminders, version: 0 })
    const daily = { ...defaultReminders, hoursBefore: [24] }
    expect(await owner.client.put(path, daily)).toMatchObject({ status: 200, body: daily })
    await tick('2026-11-22T10:00:00.000Z')
    expect(await ahead()).toEqual(['2026-11-23T09:30:00.000Z'])
    await owner.client.put(path, { ...daily, on: false })
    await tick('2026-11-23T10:00:00.000Z')
    expect(await sent()).toHaveLength(0)
  })

  it('a write that names a version is refused once somebody else has written', async () => {
    const path = `/clinics/${clinic.id}/reminders`
    const write = (hours: number, version?: number) =>
      owner.client.put(path, { ...defaultReminders, hoursBefore: [hours], version })
    const first = await write(24, 0)
    expect(first).toMatchObject({ status: 200, body: { hoursBefore: [24] } })
    expect(await write(12, 0)).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect((await owner.client.get(path)).body).toEqual(first.body)
    // The same instant is another version all the same.
    const second = await write(12, first.body.version)
    expect(second).toMatchObject({ status: 200, body: { hoursBefore: [12] } })
    expect(await write(6, first.body.version)).toMatchObject({ status: 409 })
    expect(await write(6)).toMatchObject({ status: 200, body: { hoursBefore: [6] } })
  })

  it('says on the visit which reminders nobody will get, and why', async () => {
    const ahead = async () => {
      const { body } = await doctor.client.get(`/appointments/${id}/messages`)
      return body.flatMap(({ kind, state, why }: Record<string, string>) =>
        kind === 'reminder' ? [why ? `${state}: ${why}` : state] : [],
      )
    }
    const choose = (reminders: string) => patient.client.put('/users/me/notifications', { reminders })
    expect(await ahead()).toEqual(['planned', 'planned'])
    await choose('none')
    expect(await ahead()).toEqual(['dropped: patient-none', 'dropped: patient-none'])
    await tick('2026-11-22T08:00:00.000Z')
    expect(await ahead()).toEqual(['dropped: patient-none', 'dropped: patient-none'])
    await choose('email')
    expect(await ahead()).toEqual(['planned', 'planned'])
    await owner.client.put(`/clinics/${clinic.id}/reminders`, { ...defaultReminders, on: false })
    expect(await ahead()).toEqual(['dropped: clinic-off', 'dropped: clinic-off'])
    // Both would be due already: neither will go, nor was one promised.
    test.clock.set('2026-11-24T08:30:00.000Z')
    expect(await ahead()).toEqual([])
  })

  it.each([
    ['none', { hoursBefore: [] }, 'hoursBefore'],
    ['five', { hoursBefore: [1, 2, 3, 4, 5] }, 'hoursBefore'],
    ['the same twice', { hoursBefore: [3, 3] }, 'hoursBefore'],
    ['half an hour', { hoursBefore: [0.5] }, 'hoursBefore.0'],
    ['a time that no clock shows', { quietFrom: '25:00' }, 'quietFrom'],
  ])('refuses %s', async (_what, change, field) => {
    const answer = await owner.client.put(`/clinics/${clinic.id}/reminders`, {
      ...defaultReminders,
      ...change,
    })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)).toContain(field)
  })

  it('sends each of a thousand once while two programs work', async () => {
    await test.db.orm.delete(reminders)
    await test.db.orm.delete(outbox)
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      id: `reminder-${index}`,
      appointmentId: id,
      hoursBefore: index + 1,
      startAt: new Date(visitAt),
      dueAt: new Date(monday),
    }))
    await test.db.orm.insert(reminders).values(rows)
    const handled: number[] = []
    const work = async () => {
      for (let done = await queueDueReminders(test.deps); done > 0; done = await queueDueReminders(test.deps))
        handled.push(done)
    }
    await Promise.all([work(), work()])
    expect(handled.reduce((sum, each) => sum + each, 0)).toBe(1000)
    const states = await test.db.orm.select({ state: reminders.state }).from(reminders)
    expect(states.every(({ state }) => state !== 'planned')).toBe(true)
  })
})

it('speaks to a real mail server', async () => {
  const server = await startMailServer()
  const test = await createTestApp({ env: { SMTP_URL: server.url } })
  try {
    const clinic = await addClinic(test)
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const patient = await addPatient(test)
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 6)
    await patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId: clinic.id,
      doctorId: doctor.id,
      appointmentDate: encodeSlot(Date.parse(visitAt), clinic.timeZone),
    })
    test.clock.set('2026-11-22T09:30:00.000Z')
    await planReminders(test.deps)
    await queueDueReminders(test.deps)
    while ((await deliverDueMail(test.deps)) > 0);
    const received = server.mailsTo(patient.email).filter(({ subject }) => /coming up/.test(subject))
    expect(received).toHaveLength(1)
    expect(received[0]?.source).toMatch(/text\/calendar/)
  } finally {
    await test.close()
    await server.stop()
  }
})

/** Name and value of each line of the event in a mail. */
function eventOf(source: string): [string, string][] {
  const encoded = /Content-Type: text\/calendar[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(source)?.[1] ?? ''
  const text = encoded.includes('BEGIN:') ? encoded : Buffer.from(encoded, 'base64').toString('utf8')
  return text
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .map((line): [string, string] => {
      const cut = line.indexOf(':')
      return [line.slice(0, cut).split(';')[0] ?? '', line.slice(cut + 1)]
    })
}
