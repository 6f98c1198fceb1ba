import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff, testPassword, unique } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

const monday = '2026-11-16T07:00:00.000Z'
const hours = (count: number) => new Date(Date.parse(monday) + count * 3_600_000).toISOString()

describe.each(statementKinds)('another address to sign in with on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let email: string

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set(monday)
    clinic = await addClinic(test)
    patient = await addPatient(test, { clinicId: clinic.id })
    email = `new${unique()}@example.test`
  })

  const change = (to = email, password = testPassword, { client } = patient) =>
    client.put('/users/me/email', { email: to, currentPassword: password })
  const linkTo = async (address: string) => {
    const mails = (await readMails(test)).filter(({ to }) => to === address)
    return decodeURIComponent(/\/email\/([^\s?]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '')
  }
  const path = (token: string) => `/email-changes/${encodeURIComponent(token)}`
  const read = (token: string) => new Client(test).get(path(token))
  const follow = (token: string) => new Client(test).post(path(token))
  const signIn = async (address: string) =>
    (await new Client(test).post('/users/login', { email: address, password: testPassword })).status

  it('is taken by the link that goes there, and then signs in', async () => {
    expect(await change()).toMatchObject({ status: 202 })
    expect(await signIn(email)).not.toBe(200)
    const token = await linkTo(email)
    expect((await read(token)).body).toEqual({ email, state: 'open' })
    expect(await follow(token)).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    expect((await read(token)).body).toEqual({ email, state: 'confirmed' })
    expect((await follow(token)).status).toBe(200)
    expect(await signIn(email)).toBe(200)
    expect(await signIn(patient.email)).not.toBe(200)
    const desk = await addStaff(test, { clinicId: clinic.id, roles: ['receptionist'] })
    expect((await desk.client.get(`/patients?q=${email}`)).body.patients).toMatchObject([{ _id: patient.id }])
    const history = await patient.client.get(`/patients/${patient.id}/details/history`)
    expect(history.body.changes).toMatchObject([{ field: 'email', before: patient.email, after: email }])
  })

  it('is stopped by the link in the old mailbox before it is taken', async () => {
    await change()
    const [fresh, old] = [await linkTo(email), await linkTo(patient.email)]
    expect((await read(old)).body).toEqual({ email, state: 'stoppable' })
    expect((await follow(old)).status).toBe(200)
    expect((await read(old)).body).toEqual({ email, state: 'stopped' })
    expect((await follow(fresh)).status).toBe(404)
    expect((await patient.client.get('/users/me')).body.email).toBe(patient.email)
  })

  it('is undone within seven days, which ends every session', async () => {
    await change()
    await follow(await linkTo(email))
    test.clock.set(hours(7 * 24 - 1))
    const old = await linkTo(patient.email)
    expect((await follow(old)).status).toBe(200)
    expect(await signIn(patient.email)).toBe(200)
    expect(await signIn(email)).not.toBe(200)
    expect((await patient.client.get('/users/me')).status).toBe(401)
  })

  it('is no longer taken after a day, nor undone after a week', async () => {
    await change()
    const [fresh, old] = [await linkTo(email), await linkTo(patient.email)]
    test.clock.set(hours(24))
    expect((await read(fresh)).status).toBe(404)
    expect((await follow(fresh)).status).toBe(404)
    test.clock.set(hours(7 * 24))
    expect((await follow(old)).status).toBe(404)
  })

  it('asks for the password, and for an address that is another one', async () => {
    const wrong = await change(email, 'Wrong-1234')
    const today = await patient.client.post('/users/change-password', {
      currentPassword: 'Wrong-1234',
      newPassword: testPassword,
    })
    expect(wrong).toMatchObject({ status: 400, body: { message: today.body.message } })
    expect((await change('no address')).body.errors).toEqual({ email: 'Invalid email address' })
    expect(await change(patient.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { errors: { email: 'You log in with this address already' } },
    })
    for (const token of ['unknown', `${await linkTo(patient.email)}x`])
      expect((await follow(token)).status).toBe(404)
  })

  it('says nothing of whether somebody has the address, and leaves theirs alone', async () => {
    const other = await addPatient(test)
    expect(await change(other.email)).toMatchObject({ status: 202 })
    expect(await linkTo(other.email)).toBe('')
    await change()
    const token = await linkTo(email)
    const { client } = await addStaff(test, { clinicId: clinic.id })
    const person = { name: 'Eva', surname: 'Gil', birthdate: '1990-01-01', document: { kind: 'none' }, email }
    expect((await client.post('/patients/quick', person)).status).toBe(201)
    expect((await follow(token)).status).toBe(409)
  })

  it('may be asked for anew, which ends the link before it', async () => {
    await change()
    const first = await linkTo(email)
    const second = `second${unique()}@example.test`
    await change(second)
    expect((await follow(first)).status).toBe(404)
    expect((await follow(await linkTo(second))).status).toBe(200)
    for (let count = 0; count < 3; count += 1) await change(`more${unique()}@example.test`)
    expect((await change(`more${unique()}@example.test`)).status).toBe(429)
  })
})
