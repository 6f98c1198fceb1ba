import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusals } from '#contract/refusals'
import { encodeSlot } from '#contract/time'
import { audit } from '../../db/schema/audit.ts'
import { deaths } from '../../db/schema/deaths.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import { offers } from '../../db/schema/waitlist.ts'
import { Client } from '../../testing/client.ts'
import {
  addClinic,
  addOffer,
  addPatient,
  addShift,
  addStaff,
  addUser,
  testPassword,
} from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

// Monday 16 November 2026, 8:00 in Madrid.
const monday = '2026-11-16T07:00:00.000Z'
const soon = '2026-11-24T08:00:00.000Z'
const far = '2027-01-12T08:00:00.000Z'

async function makeWorld(test: TestApp) {
  const clinic = await addClinic(test)
  const doctor = await addStaff(test, { clinicId: clinic.id })
  const desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
  const patient = await addPatient(test, { clinicId: clinic.id })
  for (const start of [soon, far]) await addShift(test, doctor, start, 4)
  const book = async (start: string, who: { id: string; client: Client } = desk, forWhom = patient) =>
    who.client.post('/appointments', {
      clinicId: clinic.id,
      doctorId: doctor.id,
      patientId: forWhom.id,
      appointmentDate: encodeSlot(Date.parse(start), clinic.timeZone),
    })
  return { clinic, doctor, desk, patient, book }
}

type World = Awaited<ReturnType<typeof makeWorld>>

describe.each(anyDatabase)('a death on %s', (database) => {
  let test: TestApp
  let world: World

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set(monday)
    world = await makeWorld(test)
  })

  const path = () => `/patients/${world.patient.id}/deceased`
  const record = (on = '2026-11-14') => world.doctor.client.put(path(), { on })
  const mailsTo = async (email: string) => (await readMails(test)).filter(({ to }) => to === email)
  const statusOf = async (id: string) => (await world.doctor.client.get(`/appointments/${id}`)).body.status
  const wish = () => ({ clinicId: world.clinic.id, doctorId: world.doctor.id, weekdays: [], from: '08:00' })
  const join = (who: Client, more = {}) =>
    who.post('/waitlist', { ...wish(), to: '20:00', until: '2026-12-10', ...more })

  it('ends what lies ahead without a word to the dead, and staff are told', async () => {
    const { patient, doctor, desk, book } = world
    const [visit, later] = [(await book(soon)).body, (await book(far)).body]
    const entry = (await join(patient.client)).body
    const offer = await addOffer(test, entry._id)
    const feed = (await patient.client.post('/feeds', { what: 'visits' })).body.address
    const before = (await mailsTo(patient.email)).length
    expect(await record()).toMatchObject({ status: 200, body: { deceasedOn: '2026-11-14' } })
    expect([await statusOf(visit.appointmentId), await statusOf(later.appointmentId)]).toEqual([
      'cancelled',
      'cancelled',
    ])
    expect((await desk.client.get('/waitlist')).body).toEqual([])
    expect(await test.db.orm.select().from(offers).where(eq(offers.id, offer))).toMatchObject([
      { state: 'ended' },
    ])
    expect(await mailsTo(patient.email)).toHaveLength(before)
    expect((await patient.client.get('/users/me')).status).toBe(401)
    const visitor = new Client(test)
    const credentials = { email: patient.email, password: testPassword }
    expect((await visitor.post('/users/login', credentials)).status).toBe(400)
    expect((await visitor.get(new URL(feed).pathname.replace('/api/v1', ''))).status).toBe(404)
    const tray = (await desk.client.get('/notifications')).body.notifications
    expect(tray.filter(({ kind }: { kind: string }) => kind === 'visit-cancelled')).toHaveLength(2)
    const history = await doctor.client.get(`/histories/${patient.id}`)
    expect(history.body.patient.deceasedOn).toBe('2026-11-14')
  })

  it('takes back mails that still wait, and sends those of others at the address', async () => {
    const { patient, desk } = world
    await world.book(soon)
    const mail = {
      kind: 'patient-linked',
      recipient: patient.email,
      payload: { language: 'en', clinicName: 'X' },
    }
    const times = { nextAttemptAt: test.clock.now(), createdAt: test.clock.now() }
    const child = await addPatient(test, { clinicId: world.clinic.id })
    await test.db.orm.insert(outbox).values([
      { ...mail, ...times, id: 'of-the-dead', patientId: patient.id },
      { ...mail, ...times, id: 'of-the-account' },
      { ...mail, ...times, id: 'of-another', patientId: child.id },
    ])
    await record()
    expect(await mailsTo(patient.email)).toHaveLength(1)
    const kept = await test.db.orm.select().from(outbox).where(eq(outbox.recipient, patient.email))
    const sent = kept.filter(({ sentAt }) => sentAt !== null).map(({ id }) => id)
    expect(sent).toEqual(['of-another'])
    const ids = { patientId: patient.id, clinicId: world.clinic.id }
    const thread = { ...ids, subject: 'administration', text: 'Hello' }
    const refused = { status: 409, body: { message: refusals.deceased } }
    expect(await desk.client.post('/threads', thread)).toMatchObject(refused)
    expect(await join(desk.client, { patientId: patient.id })).toMatchObject(refused)
    expect(await world.book('2026-11-24T09:00:00.000Z')).toMatchObject(refused)
  })

  it('is marked wherever the patient is named', async () => {
    const { patient, desk } = world
    const past = (await world.book(soon)).body.appointmentId
    test.clock.set('2026-11-24T09:00:00.000Z')
    await record('2026-11-24')
    const of = { name: patient.name, surname: patient.surname, birthdate: patient.birthdate }
    const rows = [
      (await desk.client.get('/patients')).body.patients[0],
      (await desk.client.get(`/patients/similar?${new URLSearchParams(of)}`)).body.patients[0],
      (await desk.client.get(`/search?q=${encodeURIComponent(patient.surname)}`)).body.patients[0],
      (await desk.client.get(`/patients/${patient.id}`)).body,
    ]
    for (const row of rows) expect(row).toMatchObject({ _id: patient.id, deceasedOn: '2026-11-24' })
    expect((await desk.client.get(`/appointments/${past}`)).body.patientDeceased).toBe(true)
    const { cookies } = world.doctor.client
    const fhir = await test.app.inject({ url: `/fhir/R4/Patient/${patient.id}`, cookies })
    expect(fhir.json().deceasedDateTime).toBe('2026-11-24')
  })

  it('can be taken back at once: everything is as before', async () => {
    const { patient } = world
    const visit = (await world.book(soon)).body.appointmentId
    await join(patient.client)
    await record()
    expect(await record('2026-11-15')).toMatchObject({ status: 200, body: { deceasedOn: '2026-11-15' } })
    const restored = { visits: 1, lostVisits: 0, wishes: 1, account: true }
    expect(await world.desk.client.delete(path())).toMatchObject({
      status: 200,
      body: { deceasedOn: null, restored },
    })
    expect(await statusOf(visit)).toBe('pending')
    const credentials = { email: patient.email, password: testPassword }
    expect((await new Client(test).post('/users/login', credentials)).status).toBe(200)
    expect(await test.db.orm.select().from(deaths).where(eq(deaths.patientId, patient.id))).toEqual([])
    const nothing = { visits: 0, lostVisits: 0, wishes: 0, account: false }
    expect(await world.desk.client.delete(path())).toMatchObject({ status: 200, body: { restored: nothing } })
    const acts = await test.db.orm
      .select({ action: audit.action })
      .from(audit)
      .where(and(eq(audit.entityId, patient.id), eq(audit.entity, 'patient')))
    expect(acts.map(({ action }) => action)).toEqual([
      'patient.deceased',
      'patient.deceased',
      'patient.deceased-undo',
    ])
  })

  it('can be taken back after a month: what has passed or is taken stays ended', async () => {
    const { patient, doctor } = world
    const past = (await world.book(soon)).body.appointmentId
    const taken = (await world.book(far)).body.appointmentId
    const free = (await world.book('2027-01-12T09:00:00.000Z')).body.appointmentId
    await join(patient.client)
    await record()
    test.clock.set('2026-12-17T09:00:00.000Z')
    const stranger = await addPatient(test, { clinicId: world.clinic.id })
    await addUser(test, ['patient'], { email: patient.email })
    doctor.client = await Client.of(test, doctor.userId)
    expect((await world.book(far, doctor, stranger)).status).toBe(201)
    expect((await doctor.client.delete(path())).body.restored).toEqual({
      visits: 1,
      lostVisits: 1,
      wishes: 1,
      account: false,
    })
    expect(await Promise.all([past, taken, free].map(statusOf))).toEqual([
      'cancelled',
      'cancelled',
      'pending',
    ])
    const [account] = await test.db.orm.select().from(users).where(eq(users.id, patient.userId))
    expect(account?.deletedAt).not.toBeNull()
  })

  it('lies in the past, within the life of a patient of the clinic, and is recorded by its staff', async () => {
    const { patient } = world
    expect((await record('2026-11-18')).body.errors).toHaveProperty('on')
    expect((await record('1980-05-16')).body.errors).toHaveProperty('on')
    expect((await patient.client.put(path(), { on: '2026-11-14' })).status).toBe(403)
    const elsewhere = await addStaff(test, { clinicId: (await addClinic(test)).id })
    expect((await elsewhere.client.put(path(), { on: '2026-11-14' })).status).toBe(404)
  })

  it('leaves the account of somebody who also works for a clinic', async () => {
    const { patient, doctor } = world

    await test.db.orm.update(patients).set({ userId: doctor.userId }).where(eq(patients.id, patient.id))
    expect((await world.desk.client.put(path(), { on: '2026-11-14' })).status).toBe(200)
    expect((await doctor.client.get('/users/me')).status).toBe(200)
  })
})

describe.each(anyDatabase)('a death beside a booking on %s', (database) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  afterAll(() => test.close())

  it('leaves nothing booked, whichever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { desk, doctor, patient, book } = await makeWorld(test)
      const starts = ['08:00', '08:30', '09:00', '09:30'].map((time) => `2026-11-24T${time}:00.000Z`)
      const death = desk.client.put(`/patients/${patient.id}/deceased`, { on: '2026-11-14' })
      const answers = await Promise.all(starts.map((start) => book(start, doctor)))
      expect((await death).status).toBe(200)
      for (const { status } of answers) expect([201, 409]).toContain(status)
      const { body } = await desk.client.get(
        `/appointments?clinicId=${desk.clinicId}&from=2026-11-24T00:00:00Z&to=2026-11-25T00:00:00Z`,
      )
      for (const { status } of body) expect(status).toBe('cancelled')
    }
  })
})
