import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { notificationSettings } from '../../db/schema/notifications.ts'
import { outbox } from '../../db/schema/outbox.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { upload } from '../../testing/multipart.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { queueSummaries } from './queue-summaries.ts'

// Monday 16 November 2026, 8:00 in Madrid.
const monday = '2026-11-16T07:00:00.000Z'
const day = '2026-11-24'

describe.each(statementKinds)('what people choose to be told on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database, now: monday, env: longSessions })
  })
  beforeEach(async () => {
    test.clock.set(monday)
    await test.db.orm.delete(notificationSettings)
    await test.db.orm.delete(outbox)
    clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    patient = await addPatient(test, { clinicId: clinic.id })
    await addShift(test, doctor, `${day}T08:00:00.000Z`)
  })
  afterAll(() => test.close())

  const basis = { reminders: 'email', language: 'en' }
  const choose = async (client: Client, changes: object) => {
    const answer = await client.put('/users/me/notifications', { ...basis, ...changes })
    expect(answer.status).toBe(200)
    return answer.body
  }
  const book = async (time = '08:00') => {
    const appointmentDate = encodeSlot(Date.parse(`${day}T${time}:00.000Z`), clinic.timeZone)
    const place = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    const answer = await desk.client.post('/appointments', { ...place, appointmentDate })
    expect(answer.status).toBe(201)
  }
  const kindsOf = async (client: Client) =>
    (await client.get('/notifications')).body.notifications.map(({ kind }: { kind: string }) => kind)
  const mailsTo = async (email: string) =>
    (await readMails(test)).filter(({ to }) => to === email).map(({ title }) => title)

  it('are the usual ones at first, and keep what a change leaves out', async () => {
    const usual = (await patient.client.get('/users/me/notifications')).body
    expect(usual).toMatchObject({
      ways: { visits: { tray: true, mail: true } },
      quietFrom: '00:00',
      summary: false,
    })
    await choose(patient.client, { quietFrom: '22:00', quietTo: '07:00' })
    expect(await choose(patient.client, { language: 'es' })).toMatchObject({
      quietFrom: '22:00',
      language: 'es',
    })
    expect(await choose(patient.client, { summary: true })).toMatchObject({ summary: false })
    expect(
      await patient.client.put('/users/me/notifications', { ...basis, timeZone: 'Mars/Olympus' }),
    ).toMatchObject({ status: 400 })
  })

  it('keep visits out of the tray, or out of the mails, or out of both', async () => {
    const { ways } = (await patient.client.get('/users/me/notifications')).body
    await choose(patient.client, { ways: { ...ways, visits: { tray: false, mail: true } } })
    await book('08:00')
    expect(await kindsOf(patient.client)).toEqual([])
    expect(await mailsTo(patient.email)).toEqual(['Your appointment is booked'])
    await choose(patient.client, { ways: { ...ways, visits: { tray: true, mail: false } } })
    await book('08:30')
    expect(await kindsOf(patient.client)).toEqual(['visit-booked'])
    expect(await mailsTo(patient.email)).toHaveLength(1)
  })

  it('send a mail of what has none of its own to those who want it', async () => {
    const file = { name: 'x', bytes: Buffer.from('x') }
    await upload(test, doctor.client, `/histories/${patient.historyId}/image`, file)
    expect(await mailsTo(patient.email)).toEqual([])
    const { ways } = (await patient.client.get('/users/me/notifications')).body
    await choose(patient.client, { ways: { ...ways, files: { tray: true, mail: true } } })
    await upload(test, doctor.client, `/histories/${patient.historyId}/image`, file)
    expect(await mailsTo(patient.email)).toEqual(['There is news for you in Consulta'])
  })

  it('let mails wait until the quiet hours end', async () => {
    await choose(patient.client, { quietFrom: '22:00', quietTo: '09:30' })
    await book()
    expect(await mailsTo(patient.email)).toEqual([])
    test.clock.set('2026-11-16T08:29:59.000Z')
    expect(await mailsTo(patient.email)).toEqual([])
    test.clock.set('2026-11-16T08:30:00.000Z')
    expect(await mailsTo(patient.email)).toEqual(['Your appointment is booked'])
  })

  it('let no mail wait until its visit is over', async () => {
    await addShift(test, doctor, '2026-11-16T08:00:00.000Z', 1)
    await choose(patient.client, { quietFrom: '07:00', quietTo: '20:00' })
    const place = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id }
    const appointmentDate = encodeSlot(Date.parse('2026-11-16T08:30:00.000Z'), clinic.timeZone)
    await desk.client.post('/appointments', { ...place, appointmentDate })
    expect(await mailsTo(patient.email)).toEqual(['Your appointment is booked'])
  })

  it('send one summary of the day in the morning, however many processes look for it', async () => {
    await choose(doctor.client, { summary: true })
    const summaries = async () =>
      (await mailsTo(doctor.email)).filter((title) => title.startsWith('Your day'))
    await book()
    await queueSummaries(test.deps)
    expect(await summaries()).toEqual([])
    test.clock.set(`${day}T05:59:00.000Z`)
    await queueSummaries(test.deps)
    expect(await summaries()).toEqual([])
    test.clock.set(`${day}T06:00:00.000Z`)
    await Promise.all([1, 2, 3, 4].map(() => queueSummaries(test.deps)))
    await queueSummaries(test.deps)
    expect(await summaries()).toEqual([`Your day at ${clinic.name}`])
    const text = (await readMails(test)).filter(({ to }) => to === doctor.email).at(-1)?.text
    expect(text).toMatch(/1 appointment on Tue 24 Nov 2026, the first at 09:00/)
    expect(text).not.toContain(patient.surname)
  })

  it('send each of sixty people one summary while two programs look for them', async () => {
    const hired = Array.from({ length: 60 }, () =>
      addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] }),
    )
    const people = await Promise.all(hired)
    const quiet = { quietFrom: '00:00', quietTo: '00:00', timeZone: clinic.timeZone }
    await test.db.orm.insert(notificationSettings).values(
      people.map(({ userId }) => ({
        userId,
        ways: {},
        ...quiet,
        isSummaryOn: true,
        updatedAt: test.clock.now(),
      })),
    )
    await book()
    test.clock.set(`${day}T06:30:00.000Z`)
    const handled: number[] = []
    const work = async () => {
      for (let done = await queueSummaries(test.deps); done > 0; done = await queueSummaries(test.deps))
        handled.push(done)
    }
    await Promise.all([work(), work()])
    expect(handled.reduce((sum, each) => sum + each, 0)).toBe(60)
    const queued = await test.db.orm.select().from(outbox).where(eq(outbox.kind, 'daily-summary'))
    expect(queued.map(({ recipient }) => recipient).toSorted()).toEqual(
      people.map(({ email }) => email).toSorted(),
    )
  })

  it('send no summary of a day without anything, nor one that is late', async () => {
    await choose(doctor.client, { summary: true })
    test.clock.set('2026-11-20T06:30:00.000Z')
    await queueSummaries(test.deps)
    await book()
    test.clock.set(`${day}T11:00:00.000Z`)
    await queueSummaries(test.deps)
    expect(await mailsTo(doctor.email)).toEqual([])
    const [row] = await test.db.orm
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, doctor.userId))
    expect(row?.summaryDay).toBe(day)
  })
})
