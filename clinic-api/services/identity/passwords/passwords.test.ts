import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passwordResets } from '../../../db/schema/sessions.ts'
import { Client } from '../../../testing/client.ts'
import { addPatient, newDni, testPassword, unique } from '../../../testing/fixtures.ts'
import { readMails } from '../../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { anyDatabase } from '../../../testing/test-database.ts'
import { totpAt } from '../../../testing/totp.ts'

const newPassword = 'Another-456'

describe.each(anyDatabase)('passwords on %s', (database) => {
  let test: TestApp
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: { LOGIN_LIMIT_PER_ADDRESS: '1000' } })
  })
  beforeEach(async () => {
    patient = await addPatient(test)
  })
  afterAll(() => test.close())

  const login = (password: string) =>
    new Client(test).post('/users/login', { email: patient.email, password })

  async function resetToken(): Promise<string> {
    await new Client(test).post('/users/forgot-password', { email: patient.email })
    const mail = (await readMails(test)).filter(({ to }) => to === patient.email).at(-1)
    const token = /reset-password\?token=([\w.%-]+)/.exec(mail?.text ?? '')?.[1]
    return decodeURIComponent(token ?? '')
  }

  const reset = (token: string, password = newPassword) =>
    new Client(test).post('/users/reset-password', { token, newPassword: password })

  it('changes the password and ends every other session', async () => {
    const elsewhere = await Client.of(test, patient.userId)
    const answer = await patient.client.post('/users/change-password', {
      currentPassword: testPassword,
      newPassword,
    })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Password changed successfully' } })
    expect(await patient.client.get('/users/me')).toMatchObject({ status: 200 })
    expect(await elsewhere.get('/users/me')).toMatchObject({ status: 401 })
    expect(await login(testPassword)).toMatchObject({ status: 400 })
    expect(await login(newPassword)).toMatchObject({ status: 200 })
  })

  it('refuses a wrong present password with 400, so that nobody is signed out', async () => {
    const answer = await patient.client.post('/users/change-password', {
      currentPassword: 'Wrong-1234',
      newPassword,
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Invalid credentials', errors: { currentPassword: 'Invalid current password' } },
    })
    expect(await patient.client.get('/users/me')).toMatchObject({ status: 200 })
  })

  it('names the fields that do not fit', async () => {
    const answer = await patient.client.post('/users/change-password', {
      currentPassword: ' ',
      newPassword: 'short',
    })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: {
          currentPassword: 'Current password is required',
          newPassword: 'Password must be at least 8 characters long',
        },
      },
    })
  })

  it('allows ten wrong passwords in a quarter of an hour', async () => {
    const attempt = () =>
      patient.client.post('/users/change-password', { currentPassword: 'Wrong-1234', newPassword })
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1) statuses.push((await attempt()).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  it('sets a new password by mail: once, and every session ends', async () => {
    const token = await resetToken()
    expect(await reset(token)).toMatchObject({ status: 200 })
    expect(await patient.client.get('/users/me')).toMatchObject({ status: 401 })
    expect(await login(newPassword)).toMatchObject({ status: 200 })
    expect(await reset(token, 'Third-7890')).toMatchObject({ status: 400 })
  })

  it('lets one of many with the same link win', async () => {
    const token = await resetToken()
    const answers = await Promise.all(Array.from({ length: 8 }, () => reset(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7)
  })

  it('lets a link live for half an hour, and the latest one only', async () => {
    const first = await resetToken()
    const second = await resetToken()
    expect(await reset(first)).toMatchObject({ status: 400 })
    test.clock.advance({ minutes: 30, seconds: 1 })
    expect(await reset(second)).toMatchObject({
      status: 400,
      body: { message: 'This link has expired or was already used' },
    })
  })

  it('asks for a password that keeps the rules, and does not spend the link on another', async () => {
    const token = await resetToken()
    expect(await reset(token, 'weak')).toMatchObject({ status: 400, body: { errors: expect.anything() } })
    expect(await reset(token)).toMatchObject({ status: 200 })
  })

  it('says the same for known and unknown addresses, and writes to the known alone', async () => {
    const unknown = `nobody${unique()}@example.test`
    const ask = (email: string) => new Client(test).post('/users/forgot-password', { email })
    const answers = [await ask(patient.email), await ask(unknown)]
    expect(answers[0]?.status).toBe(200)
    expect(answers[1]).toMatchObject({ status: 200, body: answers[0]?.body })
    const recipients = (await readMails(test)).map(({ to }) => to)
    expect(recipients).toContain(patient.email)
    expect(recipients).not.toContain(unknown)
  })

  it('sends no more than five mails to an address, and still answers 200', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 7; index += 1) {
      statuses.push((await new Client(test).post('/users/forgot-password', { email: patient.email })).status)
    }
    expect(statuses).toEqual(Array(7).fill(200))
    expect((await readMails(test)).filter(({ to }) => to === patient.email)).toHaveLength(5)
  })

  it('keeps no token in the clear', async () => {
    const token = await resetToken()
    const rows = await test.db.orm.select().from(passwordResets)
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
  })

  it('ends challenges that were opened with the old password', async () => {
    const token = await resetToken()
    const { secret } = (await patient.client.post('/users/enable-2fa')).body
    await patient.client.post('/users/confirm-2fa', { totpToken: totpAt(secret, test.clock.now()) })
    const visitor = new Client(test)
    await visitor.post('/users/login', { email: patient.email, password: testPassword })
    await reset(token)
    test.clock.advance({ seconds: 30 })
    const answer = await visitor.post('/users/verify-2fa', {
      userId: patient.userId,
      totpToken: totpAt(secret, test.clock.now()),
    })
    expect(answer).toMatchObject({ status: 403 })
  })

  it('registers the owner of a clinic to be', async () => {
    const owner = {
      name: 'Marta',
      surname: 'Ruiz',
      dni: newDni(),
      email: `owner${unique()}@example.test`,
      password: testPassword,
    }
    const visitor = new Client(test)
    expect(await visitor.post('/users/register', owner)).toMatchObject({ status: 201 })
    expect(await visitor.get('/users/me')).toMatchObject({ status: 401 })
    const entered = await visitor.post('/users/login', { email: owner.email, password: testPassword })
    expect(entered.body.user).toMatchObject({ roles: ['clinicadmin'], clinicId: null, name: 'Marta' })
    const extra = { ...owner, dni: newDni(), email: `x${unique()}@example.test`, roles: ['admin'] }
    await visitor.post('/users/register', extra)
    const sly = await new Client(test).post('/users/login', { email: extra.email, password: testPassword })
    expect(sly.body.user.roles).toEqual(['clinicadmin'])
  })

  it('says to nobody who has an account: whose it is hears of it by mail', async () => {
    const person = () => ({
      name: 'Eva',
      surname: 'Gil',
      dni: newDni(),
      email: `owner${unique()}@example.test`,
      password: testPassword,
    })
    const owner = person()
    const visitor = new Client(test)
    const made = await visitor.post('/users/register', owner)
    const sameEmail = { ...person(), email: owner.email.toUpperCase(), password: 'Sly-12345' }
    const sameDni = { ...person(), dni: owner.dni }
    for (const known of [sameEmail, sameEmail, sameDni]) {
      const answer = await visitor.post('/users/register', known)
      expect(answer.status).toBe(made.status)
      expect(Object.keys(answer.body)).toEqual(Object.keys(made.body))
      expect(answer.body.message).toBe(made.body.message)
      expect(answer.body._id).toMatch(/^[0-9a-f-]{36}$/)
      expect(answer.body._id).not.toBe(made.body._id)
      const entered = await new Client(test).post('/users/login', known)
      expect(entered.body).toEqual({ message: 'Invalid email or password', code: 'wrong_credentials' })
    }
    const mails = await readMails(test)
    expect(mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject)).toEqual([
      'You already have an account',
    ])
    expect(mails.filter(({ to }) => to === sameDni.email)).toEqual([])
    const right = await new Client(test).post('/users/login', { email: owner.email, password: testPassword })
    expect(right.status).toBe(200)
  })
})
