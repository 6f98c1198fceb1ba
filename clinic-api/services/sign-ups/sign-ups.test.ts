import { desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/schema/audit.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { plans } from '../../db/schema/plans.ts'
import { signUps } from '../../db/schema/sign-ups.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff, newDni, testPassword, unique } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { sweepSpent } from '../housekeeping/sweep-spent.ts'

describe.each(anyDatabase)('patients who register themselves on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let visitor: Client

  beforeAll(async () => {
    test = await createTestApp({ database, env: { ...longSessions, LOGIN_LIMIT_PER_ADDRESS: '1000' } })
    visitor = new Client(test)
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test, { selfRegistration: true })).id
  })
  afterAll(() => test.close())

  const newcomer = (changes: object = {}) => ({
    name: 'Eva',
    surname: 'Gil',
    birthdate: '1990-02-28',
    dni: newDni(),
    city: 'Vigo',
    email: `self${unique()}@example.test`,
    password: testPassword,
    clinicId,
    ...changes,
  })
  const mailsTo = async (email: string) => (await readMails(test)).filter(({ to }) => to === email)
  const tokenTo = async (email: string) =>
    /\/join\/([^\s?]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
  const enter = ({ email, password }: { email: string; password: string }) =>
    new Client(test).post('/users/login', { email, password })
  const patientsOf = async (id: string) => {
    const { client } = await addStaff(test, { clinicId: id })
    return (await client.get('/patients')).body.patients
  }

  it('is offered by clinics whose administrator switched it on, and by no other', async () => {
    const closed = await addClinic(test)
    const listed = async (id: string) =>
      (await visitor.get('/sign-ups/clinics')).body.some(({ _id }: { _id: string }) => _id === id)
    expect([await listed(clinicId), await listed(closed.id)]).toEqual([true, false])
    const refused = await visitor.post('/sign-ups', newcomer({ clinicId: closed.id }))
    const message = 'This clinic takes no registrations at the moment'
    expect(refused).toMatchObject({ status: 400, body: { errors: { clinicId: message } } })
    const { client } = await addStaff(test, { clinicId: closed.id, roles: ['clinicadmin'] })
    const { name, city, district, postalCode } = closed
    const facts = { name, city, district, postalCode }
    const switched = await client.put(`/clinics/${closed.id}`, { ...facts, selfRegistration: true })
    expect(switched).toMatchObject({ status: 200, body: { selfRegistration: true } })
    expect(await listed(closed.id)).toBe(true)
    expect((await client.put(`/clinics/${closed.id}`, facts)).body.selfRegistration).toBe(true)
    await test.db.orm.update(clinics).set({ active: false }).where(eq(clinics.id, closed.id))
    expect(await listed(closed.id)).toBe(false)
  })

  it('makes an account only by the link of the mail and the chosen password, once', async () => {
    const person = newcomer({ phone: '612 345 678' })
    expect(await visitor.post('/sign-ups', person)).toMatchObject({ status: 202 })
    expect((await enter(person)).status).toBe(400)
    expect(await patientsOf(clinicId)).toEqual([])
    const token = await tokenTo(person.email)
    const [row] = await test.db.orm.select().from(signUps).orderBy(desc(signUps.id)).limit(1)
    expect(JSON.stringify(row)).not.toContain(token.split('.')[1])
    expect(JSON.stringify(row)).not.toContain(person.password)

    const path = `/sign-ups/${token}`
    for (let time = 0; time < 2; time += 1) {
      expect((await visitor.get(path)).body).toMatchObject({ state: 'open', isNew: true })
    }
    expect((await enter(person)).status).toBe(400)
    const wrong = await visitor.post(path, { password: 'Another-123' })
    expect(wrong).toMatchObject({ status: 400, body: { errors: { password: expect.any(String) } } })
    expect((await enter(person)).status).toBe(400)

    const confirmed = await visitor.post(path, { password: person.password })
    expect(confirmed).toMatchObject({ status: 200, body: { state: 'done', email: person.email } })
    expect((await enter(person)).body.user).toMatchObject({ roles: ['patient'], name: 'Eva' })
    const { email: _email, password: _password, city: _city, ...shown } = person
    const { clinicId: _clinicId, ...facts } = shown
    expect(await patientsOf(clinicId)).toMatchObject([facts])
    expect((await visitor.post(path, {})).body).toMatchObject({ state: 'done', email: null })
    expect(await patientsOf(clinicId)).toHaveLength(1)
    const [used] = await test.db.orm
      .select()
      .from(signUps)
      .where(eq(signUps.id, row?.id ?? ''))
    expect(used?.person).toBeNull()
    const traces = (await test.db.orm.select().from(audit).where(eq(audit.clinicId, clinicId))).map(
      ({ action }) => action,
    )
    expect(traces).toEqual(expect.arrayContaining(['patient.sign-up', 'patient.register']))
  })

  it('answers alike whether e-mail and DNI are known; whose they are hears by mail, once a day', async () => {
    const known = await addPatient(test, { clinicId })
    const answers = [
      await visitor.post('/sign-ups', newcomer()),
      await visitor.post('/sign-ups', newcomer({ email: known.email.toUpperCase() })),
      await visitor.post('/sign-ups', newcomer({ dni: known.dni })),
      await visitor.post('/sign-ups', newcomer({ dni: known.dni, birthdate: known.birthdate })),
    ]
    const [first] = answers
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 202, body: first?.body })
    expect((await mailsTo(known.email)).map(({ subject }) => subject)).toEqual([
      'You already have an account',
    ])
    expect(await patientsOf(clinicId)).toHaveLength(1)
  })

  it('does the same work before it answers, whether somebody is known or not', async () => {
    const known = await addPatient(test, { clinicId })
    const elsewhere = await addPatient(test)
    await readMails(test)
    const left = async (changes: object) => {
      const person = newcomer(changes)
      expect((await visitor.post('/sign-ups', person)).status).toBe(202)
      const rows = await test.db.orm.select().from(signUps).where(eq(signUps.clinicId, clinicId))
      const mails = await test.db.orm.select().from(outbox).where(isNull(outbox.sentAt))
      const waiting = mails.filter(({ failedAt }) => failedAt === null)
      expect(waiting.map(({ recipient }) => recipient)).toEqual([person.email])
      await readMails(test)
      await test.db.orm.delete(signUps).where(eq(signUps.clinicId, clinicId))
      return [
        rows.map(({ person: kept, patientId }) => [kept?.email === person.email, patientId]),
        waiting.map(({ kind }) => kind),
      ]
    }
    const same = [[[true, null]], ['patient-signed-up']]
    expect(await left({})).toEqual(same)
    expect(await left({ email: known.email })).toEqual(same)
    expect(await left({ dni: known.dni, birthdate: known.birthdate })).toEqual(same)
    expect(await left({ dni: elsewhere.dni, birthdate: elsewhere.birthdate })).toEqual(same)
    for (let time = 0; time < 8; time += 1) expect(await left({ email: known.email })).toEqual(same)
  })

  it('never writes to the address that was typed about somebody else', async () => {
    const known = await addPatient(test)
    const typed = newcomer({ dni: known.dni, birthdate: known.birthdate })
    await visitor.post('/sign-ups', typed)
    await readMails(test)
    // The program might have died after it had written to the right one, and before it noted that.
    const late = { sentAt: null, failedAt: null, nextAttemptAt: test.clock.now() }
    await test.db.orm.update(outbox).set(late).where(eq(outbox.recipient, typed.email))
    expect(await mailsTo(typed.email)).toEqual([])
    expect(await mailsTo(known.email)).toHaveLength(1)
  })

  it('adds the clinic to who has DNI and birthdate already, once their own address says so', async () => {
    const known = await addPatient(test)
    const typed = newcomer({ dni: known.dni, birthdate: known.birthdate })
    for (let time = 0; time < 2; time += 1) await visitor.post('/sign-ups', typed)
    expect(await mailsTo(typed.email)).toEqual([])
    expect(await mailsTo(known.email)).toHaveLength(1)
    expect(await patientsOf(clinicId)).toEqual([])
    const path = `/sign-ups/${await tokenTo(known.email)}`
    expect((await visitor.get(path)).body).toMatchObject({ state: 'open', isNew: false })
    const confirmed = await visitor.post(path, {})
    expect(confirmed).toMatchObject({ status: 200, body: { state: 'done', email: null } })
    expect(await patientsOf(clinicId)).toMatchObject([{ _id: known.id }])
    expect((await enter(typed)).status).toBe(400)
    expect((await mailsTo(known.email)).map(({ subject }) => subject)).toEqual([
      'Do you want to be a patient of another clinic?',
      'A clinic has added you to its patients',
    ])
  })

  it('takes the first of two with one DNI; the other link has ended', async () => {
    const [one, two] = [newcomer(), newcomer()]
    two.dni = one.dni
    const tokens: string[] = []
    for (const each of [one, two]) {
      await visitor.post('/sign-ups', each)
      tokens.push(await tokenTo(each.email))
    }
    const password = testPassword
    expect((await visitor.post(`/sign-ups/${tokens[1]}`, { password })).status).toBe(200)
    const late = await visitor.post(`/sign-ups/${tokens[0]}`, { password })
    expect(late).toMatchObject({ status: 409, body: { message: 'This link can no longer be used' } })
  })

  it('ends after a day, when the clinic switches it off, and leaves nothing behind', async () => {
    const [late, closed] = [newcomer(), newcomer()]
    await visitor.post('/sign-ups', late)
    const path = `/sign-ups/${await tokenTo(late.email)}`
    test.clock.advance({ hours: 24 })
    expect((await visitor.get(path)).body.state).toBe('ended')
    expect((await visitor.post(path, { password: testPassword })).status).toBe(409)
    test.clock.advance({ hours: 25 })
    await sweepSpent(test.deps)
    expect((await visitor.get(path)).status).toBe(404)

    await visitor.post('/sign-ups', closed)
    const second = `/sign-ups/${await tokenTo(closed.email)}`
    await test.db.orm.update(clinics).set({ selfRegistration: false }).where(eq(clinics.id, clinicId))
    expect((await visitor.get(second)).body.state).toBe('ended')
    expect((await visitor.post(second, { password: testPassword })).status).toBe(409)
    expect((await enter(closed)).status).toBe(400)
  })

  it('refuses what no registration takes, a taken username and a clinic whose plan is full', async () => {
    const { username } = await addPatient(test)
    const full = (await addClinic(test, { selfRegistration: true, planId: 'basic' })).id
    await test.db.orm.update(plans).set({ patientsPerClinic: 0 }).where(eq(plans.id, 'basic'))
    const takes = async (changes: object) => (await visitor.post('/sign-ups', newcomer(changes))).body.errors
    expect(await takes({ username })).toEqual({ username: 'This username is already taken' })
    expect(await takes({ birthdate: '2999-01-01' })).toEqual({
      birthdate: 'Date must be today or in the past',
    })
    expect(await takes({ dni: '12345678A' })).toEqual({ dni: 'Invalid DNI number' })
    expect(await takes({ clinicId: '' })).toEqual({ clinicId: 'Clinic is required' })
    expect(Object.keys(await takes({ clinicId: full }))).toEqual(['clinicId'])
    expect((await visitor.get('/sign-ups/nothing')).status).toBe(404)
  })

  it('fills nobody’s inbox, guesses no password, and counts by network address', {
    tags: 'slow',
  }, async () => {
    const person = newcomer()
    for (let time = 0; time < 8; time += 1) {
      expect((await visitor.post('/sign-ups', { ...person, dni: newDni() })).status).toBe(202)
    }
    expect(await mailsTo(person.email)).toHaveLength(5)
    const path = `/sign-ups/${await tokenTo(person.email)}`
    for (let time = 0; time < 10; time += 1) await visitor.post(path, { password: `Guess-${time}xx` })
    expect((await visitor.post(path, { password: testPassword })).status).toBe(429)

    const hurried = await createTestApp({ database, env: { LOGIN_LIMIT_PER_ADDRESS: '3' } })
    const place = (await addClinic(hurried, { selfRegistration: true })).id
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await new Client(hurried).post('/sign-ups', newcomer({ clinicId: place }))).status)
    }
    expect(statuses).toEqual([202, 202, 202, 429])
    await hurried.close()
  })
})
