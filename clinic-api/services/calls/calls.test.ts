import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { guardians } from '../../db/schema/guardians.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { users } from '../../db/schema/users.ts'
import { MailRefusedError } from '../../ports/mailer.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff, testPassword, unique } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { deliverDueMail } from '../notifications/deliver.ts'
import { planReminders } from '../reminders/plan-reminders.ts'
import { queueDueReminders } from '../reminders/queue-due.ts'

const none = { kind: 'none' }

describe.each(anyDatabase)('contact apart from an account on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  beforeAll(async () => {
    test = await createTestApp({ database, env: { ...longSessions, LOGIN_LIMIT_PER_ADDRESS: '1000' } })
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
  })
  afterAll(() => test.close())

  const register = async (changes: object = {}) => {
    const person = { name: 'Rosa', surname: `Vega ${unique()}`, birthdate: '1940-01-01', document: none }
    const answer = await doctor.client.post('/patients/quick', {
      ...person,
      phone: '612 345 678',
      ...changes,
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body._id as string
  }
  const slotAt = (instant: string) => encodeSlot(Date.parse(instant), 'Europe/Madrid')
  const book = async (patientId: string, start = '2026-11-24T09:00:00.000Z') => {
    const whose = { clinicId, doctorId: doctor.id, patientId }
    const answer = await doctor.client.post('/appointments', { ...whose, appointmentDate: slotAt(start) })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.appointmentId as string
  }
  const calls = async () => (await doctor.client.get(`/calls?clinicId=${clinicId}`)).body.calls
  const mailsTo = async (email: string) => (await readMails(test)).filter(({ to }) => to === email)

  it.each([{}, { email: null }, { email: '' }])('nobody needs an address: %j', async (email) => {
    const id = await register(email)
    expect((await doctor.client.get(`/patients/${id}`)).body).toMatchObject({ email: '', username: '' })
    expect((await new Client(test).post('/users/login', { email: '', password: testPassword })).status).toBe(
      400,
    )
  })

  it('whom no mail reaches is to be called, until somebody has', async () => {
    const patientId = await register()
    const appointmentId = await book(patientId)
    const [call, ...others] = await calls()
    expect(others).toEqual([])
    expect(call).toMatchObject({
      appointmentId,
      patientId,
      phone: '612 345 678',
      why: 'no-address',
      about: 'booked',
    })
    expect(Date.parse(call.since)).toBe(test.clock.now().getTime())
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    expect((await stranger.client.get(`/calls?clinicId=${clinicId}`)).status).toBe(404)
    expect((await stranger.client.put(`/calls/${call._id}/done`)).status).toBe(404)
    expect((await doctor.client.put(`/calls/${call._id}/done`)).status).toBe(200)
    expect((await doctor.client.put(`/calls/${call._id}/done`)).status).toBe(200)
    expect(await calls()).toEqual([])
  })

  it('a reminder, a move and a cancellation become calls; what is pointless is listed no more', async () => {
    const appointmentId = await book(await register())
    test.clock.advance({ seconds: 1 })
    const moved = { appointmentDate: slotAt('2026-11-24T10:00:00.000Z') }
    expect((await doctor.client.put(`/appointments/${appointmentId}/reschedule`, moved)).status).toBe(200)
    expect((await calls()).map(({ about }: { about: string }) => about)).toEqual(['booked', 'moved'])
    const now = test.clock.now().toISOString()
    test.clock.set('2026-11-23T11:00:00.000Z')
    await planReminders(test.deps)
    await queueDueReminders(test.deps)
    expect((await calls()).map(({ about }: { about: string }) => about)).toContain('reminder')
    test.clock.set(now)
    expect((await doctor.client.put(`/appointments/${appointmentId}/cancel`)).status).toBe(200)
    expect((await calls()).map(({ about }: { about: string }) => about)).toEqual(['cancelled'])
  })

  it('an address that a server refused for good becomes a call, too', async () => {
    const patient = await addPatient(test, { clinicId, phone: '611 222 333' })
    const appointmentId = await book(patient.id)
    const refusing = () => Promise.reject(new MailRefusedError('no such box', { isAddress: true }))
    const mailer = { send: refusing, kept: async () => [], forget: async () => {}, close: () => {} }
    await deliverDueMail({ ...test.deps, mailer })
    expect(await calls()).toMatchObject([{ appointmentId, why: 'address-refused', phone: '611 222 333' }])
  })

  it('the board and the visit say so', async () => {
    const id = await book(await register())
    const { visits } = (await doctor.client.get(`/today?clinicId=${clinicId}&date=2026-11-24`)).body
    expect(visits).toMatchObject([{ appointmentId: id, noEmail: true, patientPhone: '612 345 678' }])
    expect((await doctor.client.get(`/appointments/${id}`)).body.noEmail).toBe(true)
  })

  it('of whom somebody acts for, they say nothing: that account is written to', async () => {
    const patientId = await register({ birthdate: '2020-01-01' })
    const mother = await addPatient(test, { clinicId })
    const { name, surname, email, userId } = mother
    const at = test.clock.now()
    const tie = { id: patientId, patientId, userId, clinicId, relation: 'mother' as const, invitedBy: userId }
    await test.db.orm
      .insert(guardians)
      .values({ ...tie, name, surname, email, createdAt: at, acceptedAt: at })
    const id = await book(patientId)
    const { visits } = (await doctor.client.get(`/today?clinicId=${clinicId}&date=2026-11-24`)).body
    expect(visits).toMatchObject([{ appointmentId: id }])
    expect(visits[0]).not.toHaveProperty('noEmail')
    expect((await doctor.client.get(`/appointments/${id}`)).body).not.toHaveProperty('noEmail')
    expect((await doctor.client.put(`/appointments/${id}/ask-confirmation`)).status).toBe(200)
    expect(await calls()).toEqual([])
    const told = (await mailsTo(mother.email)).map(({ subject }) => subject)
    expect(told).toEqual([expect.stringContaining('is booked'), expect.stringContaining('is coming up')])
    await test.db.orm
      .update(guardians)
      .set({ relation: 'carer', until: '2026-11-20' })
      .where(eq(guardians.userId, userId))
    const now = test.clock.now().toISOString()
    test.clock.set('2026-11-20T00:00:00.000Z')
    const later = (await doctor.client.get(`/today?clinicId=${clinicId}&date=2026-11-24`)).body.visits
    expect(later).toMatchObject([{ appointmentId: id, noEmail: true }])
    expect((await doctor.client.get(`/appointments/${id}`)).body.noEmail).toBe(true)
    test.clock.set(now)
    const alone = await book(await register(), '2026-11-24T11:00:00.000Z')
    const refused = await doctor.client.put(`/appointments/${alone}/ask-confirmation`)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('call them') } })
  })

  it('an address that an account has makes no second account, and its owner stays alone with it', async () => {
    const mother = await addPatient(test, { clinicId })
    const child = await register({ email: mother.email, birthdate: '2020-01-01' })
    const twin = await register({ email: mother.email.toUpperCase(), birthdate: '2020-01-01' })
    expect((await doctor.client.get(`/patients/${child}`)).body.email).toBe(mother.email)
    const asked = await mailsTo(mother.email)
    expect(asked.map(({ text }) => /\/guardian\//.test(text))).toEqual([true, true])
    const accounts = await test.db.orm.select().from(users).where(eq(users.email, mother.email))
    expect(accounts.map(({ id }) => id)).toEqual([mother.userId])
    const signedIn = await new Client(test).post('/users/login', {
      email: mother.email,
      password: testPassword,
    })
    expect(signedIn.body.user.patientid).toBe(mother.id)
    await book(twin)
    const queued = await test.db.orm
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, mother.email.toUpperCase()))
    expect(queued.map(({ kind }) => kind)).toEqual(['appointment-booked'])
  })

  it('whoever shares an address stops the mails about themselves alone', async () => {
    const mother = await addPatient(test, { clinicId })
    const child = await register({ email: mother.email, birthdate: '2020-01-01' })
    await book(child)
    const mail = (await mailsTo(mother.email)).at(-1)
    const stop = /\/api\/unsubscribe\/([\w.-]+)/.exec(mail?.source ?? '')?.[1] ?? ''
    expect((await new Client(test).post(`/stop-links/${stop}`)).body).toEqual({ stops: 'visits', on: false })
    await book(mother.id, '2026-11-24T10:00:00.000Z')
    expect(await mailsTo(mother.email)).toHaveLength(3)
    await book(child, '2026-11-24T11:00:00.000Z')
    expect(await mailsTo(mother.email)).toHaveLength(3)
  })

  it('POST /patients, which makes an account, refuses a taken address as before', async () => {
    const mother = await addPatient(test, { clinicId })
    const facts = { name: 'A', surname: 'B', birthdate: '2000-01-01', city: 'Vigo', document: none }
    const account = { email: mother.email, username: `u${unique()}`, password: testPassword }
    const answer = await doctor.client.post('/patients', { ...facts, ...account })
    expect(answer).toMatchObject({ status: 400, body: { code: 'duplicate' } })
  })
})
