import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { outbox } from '../../db/schema/outbox.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import { idAt } from '../../db/timed-ids.ts'
import { type Mail, type Mailer, MailRefusedError } from '../../ports/mailer.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff, testPassword } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { pauseAfter } from './attempts.ts'
import { deliverDueMail } from './deliver.ts'

// Tuesday 24 November 2026, 10:30 in Madrid and 09:30 on the Canaries.
const slot = '2026-11-24T09:30:00.000Z'

describe.each(anyDatabase)('mail on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let appointmentId: string

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    await test.db.orm.delete(outbox)
    clinic = await addClinic(test, { name: `Clínica <b>&"Retiro"</b> ${newId().slice(-4)}` })
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test)
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 6)
    appointmentId = await book(slot)
  })
  afterAll(() => test.close())

  async function book(start: string, headers = {}): Promise<string> {
    const appointmentDate = encodeSlot(Date.parse(start), clinic.timeZone)
    const body = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id, appointmentDate }
    const booked = await patient.client.call('POST', '/appointments', { body, headers })
    expect(booked.status).toBe(201)
    return booked.body.appointmentId
  }

  function alert(changes: object = {}, who = patient) {
    return who.client.post('/alert/alert-appointment', {
      email: patient.email,
      clinic: clinic.name,
      dateAppointment: slot,
      doctorName: `${doctor.name} ${doctor.surname}`,
      ...changes,
    })
  }

  const mine = async () => (await readMails(test)).filter(({ to }) => to === patient.email)

  it('confirms a booking with the booking itself, once, at the stored address, in the time of the clinic', async () => {
    const mails = await mine()
    expect(mails).toHaveLength(1)
    expect(await alert()).toMatchObject({ status: 200 })
    expect(await alert()).toMatchObject({ status: 200 })
    expect(await mine()).toEqual(mails)
    const [mail] = mails
    expect(mail?.subject).toBe('Your appointment is booked: Tue 24 Nov, 10:30')
    expect(mail?.source).toMatch(/^From: .*<no-reply@/m)
    expect(mail?.text).toContain('Tue 24 Nov 2026 at 10:30 (local time in Madrid)')
    expect(mail?.text).toContain(`Dr. ${doctor.name} ${doctor.surname}`)
    expect(mail?.text).toContain(clinic.name)
    expect(mail?.text).toContain(`/app/appointments/${appointmentId}`)
    expect(mail?.source).toContain('Clínica &lt;b&gt;&amp;&quot;Retiro&quot;&lt;/b&gt;')
    expect(mail?.source).not.toContain(patient.dni)
    expect(mail?.source).not.toContain('cardiology')
    expect(mail?.source).not.toContain(patient.surname)
  })

  it('writes Spanish to who was last seen using it', async () => {
    await test.db.orm.delete(outbox)
    const inSpanish = { 'accept-language': 'es-ES,es;q=0.9,en;q=0.5' }
    const visit = await book('2026-11-24T11:30:00.000Z', inSpanish)
    await doctor.client.put(`/appointments/${visit}/cancel`)
    const titles = (await mine()).map(({ title }) => title)
    expect(titles).toEqual(['Tu cita está reservada', 'Tu cita se ha cancelado'])
    expect((await mine())[0]?.text).toContain('Mar 24 nov 2026 a las 12:30 (hora local de Madrid)')
    for (const { text } of await mine()) {
      for (const line of [`${doctor.name} ${doctor.surname}`, clinic.name])
        expect(text.split(/\r?\n/)).toContain(line)
      expect(text).not.toMatch(/Dra?\./)
    }
  })

  it.each([
    ['another address', { email: 'somebody@else.test' }, 403],
    ['another time', { dateAppointment: '2026-11-24T10:00:00.000Z' }, 404],
    ['another clinic', { clinic: 'Clínica Otra' }, 404],
    ['another doctor', { doctorName: 'Zoe Nadie' }, 404],
  ])('refuses an alert for %s', async (_what, changes, status) => {
    await test.db.orm.delete(outbox)
    expect(await alert(changes)).toMatchObject({ status })
    expect(await mine()).toEqual([])
  })

  it('refuses an alert for the appointment of somebody else, and from staff', async () => {
    const other = await addPatient(test)
    expect(await alert({ email: other.email }, other)).toMatchObject({ status: 404 })
    const answer = await doctor.client.post('/alert/alert-appointment', {})
    expect(answer).toMatchObject({ status: 403 })
  })

  it('tells the patient when an appointment is moved or cancelled', async () => {
    const moved = encodeSlot(Date.parse('2026-11-24T11:00:00.000Z'), clinic.timeZone)
    await doctor.client.put(`/appointments/${appointmentId}/reschedule`, { appointmentDate: moved })
    await doctor.client.put(`/appointments/${appointmentId}/cancel`)
    const mails = await mine()
    expect(mails.map(({ title }) => title)).toEqual([
      'Your appointment is booked',
      'Your appointment was moved',
      'Your appointment was cancelled',
    ])
    expect(mails[1]?.text).toContain('Tue 24 Nov 2026 at 12:00 (local time')
    expect(mails[1]?.text).toContain('Before: Tue 24 Nov 2026 at 10:30')
  })

  it('names nobody’s identity, data or credentials beyond what the recipient needs', async () => {
    const moved = encodeSlot(Date.parse('2026-11-24T11:00:00.000Z'), clinic.timeZone)
    await patient.client.put(`/appointments/${appointmentId}/reschedule`, { appointmentDate: moved })
    await patient.client.put(`/appointments/${appointmentId}/cancel`)
    await new Client(test).post('/users/forgot-password', { email: patient.email })
    const mails = await readMails(test)
    expect(mails.length).toBeGreaterThan(3)
    for (const { subject, source } of mails) {
      const secrets = [patient.dni, patient.birthdate, patient.surname, patient.username, patient.userId]
      for (const secret of [...secrets, patient.id, doctor.dni, doctor.userId, testPassword])
        expect(`${subject} ${source}`).not.toContain(secret)
    }
  })

  it('says nothing when an appointment is completed', async () => {
    await test.db.orm.delete(outbox)
    test.clock.set('2026-11-24T10:00:00.000Z')
    await doctor.client.put(`/appointments/${appointmentId}/complete`)
    test.clock.set('2026-11-16T07:00:00.000Z')
    expect(await mine()).toEqual([])
  })

  const rows = () => test.db.orm.select().from(outbox).where(eq(outbox.recipient, patient.email))

  function mailer(send: (mail: Mail) => Promise<void>): Mailer {
    return { send, kept: async () => [], forget: async () => {}, close: () => {} }
  }

  it('marks an address that is refused for good, tells the desk once, and forgets it once a mail goes out', async () => {
    const desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    await test.db.orm.update(patients).set({ phone: '600000001' }).where(eq(patients.id, patient.id))
    const refusing = mailer(async ({ to }) => {
      if (to === patient.email) throw new MailRefusedError('no such address', { isAddress: true })
    })
    const send = async (sender: Mailer) => {
      while ((await deliverDueMail({ ...test.deps, mailer: sender })) > 0);
    }
    const states = async () => {
      const { body } = await doctor.client.get(`/appointments/${appointmentId}/messages`)
      return body.map(({ kind, state, why }: Record<string, string>) => [kind, state, why])
    }
    const told = async () =>
      (await desk.client.get('/notifications')).body.notifications.filter(
        ({ kind }: { kind: string }) => kind === 'mail-refused',
      )
    const moveTo = async (start: string) =>
      doctor.client.put(`/appointments/${appointmentId}/reschedule`, {
        appointmentDate: encodeSlot(Date.parse(start), clinic.timeZone),
      })
    await send(refusing)
    await moveTo('2026-11-24T11:00:00.000Z')
    await send(refusing)
    expect(await states()).toEqual([
      ['booked', 'failed', 'address-refused'],
      ['moved', 'failed', 'address-refused'],
      ['reminder', 'dropped', 'address-refused'],
      ['reminder', 'dropped', 'address-refused'],
    ])
    expect(await told()).toMatchObject([{ patientId: patient.id, phone: '600000001' }])
    await moveTo('2026-11-24T11:30:00.000Z')
    await send(test.deps.mailer)
    expect((await states()).slice(2)).toEqual([
      ['moved', 'sent', undefined],
      ['reminder', 'planned', undefined],
      ['reminder', 'planned', undefined],
    ])
    await test.db.orm
      .update(users)
      .set({ refusedAddress: 'former@example.test' })
      .where(eq(users.id, patient.userId))
    expect((await states()).at(-1)).toEqual(['reminder', 'planned', undefined])
  })

  it('tries again, later each time, and the booking stands', async () => {
    let attempts = 0
    const broken = mailer(async () => {
      attempts += 1
      throw new Error(`no route to ${patient.email}`)
    })
    const deps = { ...test.deps, mailer: broken }
    expect(await deliverDueMail(deps)).toBe(1)
    expect(await deliverDueMail(deps)).toBe(0)
    test.clock.advance({ seconds: 31 })
    expect(await deliverDueMail(deps)).toBe(1)
    test.clock.advance({ seconds: 31 })
    expect(await deliverDueMail(deps)).toBe(0)
    expect(attempts).toBe(2)
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 2, sentAt: null, failedAt: null })
    expect(row?.lastError).not.toContain(patient.email)
    expect((await patient.client.get(`/appointments/${appointmentId}`)).body.status).toBe('pending')
    test.clock.advance({ seconds: 31 })
    expect(await mine()).toHaveLength(1)
    expect((await rows())[0]?.sentAt).not.toBeNull()
    test.clock.set('2026-11-16T07:00:00.000Z')
  })

  it('gives up after a day or so, and at once when the recipient is refused for good', async () => {
    const deps = { ...test.deps, mailer: mailer(() => Promise.reject(new Error('down'))) }
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await deliverDueMail(deps)
      test.clock.advance({ hours: 7 })
    }
    expect((await rows())[0]).toMatchObject({ attempts: 12, sentAt: null })
    expect((await rows())[0]?.failedAt).not.toBeNull()
    test.clock.set('2026-11-16T07:00:00.000Z')
    await test.db.orm.delete(outbox)
    await alert()
    await deliverDueMail({
      ...deps,
      mailer: mailer(() => Promise.reject(new MailRefusedError('no such box'))),
    })
    expect((await rows())[0]).toMatchObject({ attempts: 1 })
    expect((await rows())[0]?.failedAt).not.toBeNull()
  })

  it('sends each mail once however many workers there are', async () => {
    await test.db.orm.delete(outbox)
    for (let index = 0; index < 20; index += 1) {
      await test.db.orm.insert(outbox).values({
        id: idAt(test.clock.now()),
        kind: 'genetic-study',
        recipient: patient.email,
        payload: { language: 'en', clinicName: null },
        nextAttemptAt: test.clock.now(),
        createdAt: test.clock.now(),
      })
    }
    const sent: string[] = []
    const deps = {
      ...test.deps,
      mailer: mailer(async (mail) => {
        sent.push(mail.id)
      }),
    }
    await Promise.all(Array.from({ length: 6 }, () => deliverDueMail(deps)))
    expect(sent).toHaveLength(20)
    expect(new Set(sent).size).toBe(20)
  })

  it('sends a mail once although the database is away when it is to be noted', { tags: 'slow' }, async () => {
    const sent: string[] = []
    let refusals = 2
    const away: typeof test.db = {
      ...test.db,
      transaction: (work) => {
        refusals -= 1
        return refusals < 0 ? test.db.transaction(work) : Promise.reject(new Error('Connection terminated'))
      },
    }
    const deps = {
      ...test.deps,
      db: away,
      mailer: mailer(async (mail) => {
        sent.push(mail.id)
      }),
    }
    expect(await deliverDueMail(deps)).toBe(1)
    expect(refusals).toBeLessThan(0)
    test.clock.advance({ minutes: 6 })
    expect(await deliverDueMail(test.deps)).toBe(0)
    expect(sent).toHaveLength(1)
    test.clock.set('2026-11-16T07:00:00.000Z')
  })

  it('takes back the mail of a worker that died while sending', async () => {
    const stuck = { ...test.deps, mailer: mailer(() => new Promise(() => {})) }
    deliverDueMail(stuck)
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    expect(await deliverDueMail(test.deps)).toBe(0)
    test.clock.advance({ minutes: 5, seconds: 1 })
    expect(await mine()).toHaveLength(1)
    test.clock.set('2026-11-16T07:00:00.000Z')
  })
})

it('waits half a minute, then twice as long each time, six hours at most', () => {
  const minutes = Array.from({ length: 12 }, (_, index) => pauseAfter(index + 1) / 60_000)
  expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
})
