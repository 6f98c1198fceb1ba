import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../db/schema/audit.ts'
import { sessions } from '../../../db/schema/sessions.ts'
import { users } from '../../../db/schema/users.ts'
import { Client } from '../../../testing/client.ts'
import { addPatient, addStaff, testPassword, unique } from '../../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { anyDatabase } from '../../../testing/test-database.ts'

const refused = { message: 'Invalid email or password', code: 'wrong_credentials' }
const invalid = { message: 'Invalid token', code: 'unauthenticated' }
const expired = { message: 'Token expired', code: 'unauthenticated' }

describe.each(anyDatabase)('sessions on %s', (database) => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp({ database, env: { LOGIN_LIMIT_PER_ADDRESS: '1000' } })
  })
  afterAll(() => test.close())

  async function signIn(identifier: string, password = testPassword, address = '127.0.0.1') {
    const client = new Client(test)
    const answer = await client.call('POST', '/users/login', {
      body: { email: identifier, password },
      headers: { 'x-forwarded-for': address },
    })
    return { client, answer }
  }

  it('signs in by e-mail or username, whatever the case, and says who it is', async () => {
    const patient = await addPatient(test)
    for (const identifier of [patient.email, patient.email.toUpperCase(), ` ${patient.username} `]) {
      const { client, answer } = await signIn(identifier)
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({
        message: 'Login successful',
        user: {
          email: patient.email,
          roles: ['patient'],
          patientid: patient.id,
          doctorid: null,
          clinicId: null,
        },
      })
      expect((await client.get('/users/me')).body).toEqual(answer.body.user)
    }
  })

  it('takes a password in either form of its letters, also where the hash is of the other one', {
    tags: 'slow',
  }, async () => {
    const password = 'Ñandú-1234'
    const forms = [
      password.normalize('NFC'),
      password.normalize('NFD'),
      password.normalize('NFD').replace('u\u0301', 'ú'),
    ]
    for (const set of forms) {
      const person = await addPatient(test)
      const change = { currentPassword: testPassword, newPassword: set }
      expect((await person.client.post('/users/change-password', change)).status).toBe(200)
      for (const typed of forms) expect((await signIn(person.email, typed)).answer.status).toBe(200)
      expect((await signIn(person.email, 'Nandu-1234')).answer.status).toBe(400)
    }
    for (const form of forms.slice(0, 2)) {
      const person = await addPatient(test)
      const passwordHash = await hash(form, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
      await test.db.orm.update(users).set({ passwordHash }).where(eq(users.email, person.email))
      for (const typed of forms) expect((await signIn(person.email, typed)).answer.status).toBe(200)
    }
  })

  it('sets HttpOnly cookies and no token in the body', async () => {
    const patient = await addPatient(test)
    const { client, answer } = await signIn(patient.email)
    const lines = answer.headers['set-cookie'] as string[]
    for (const name of ['token', 'refreshToken']) {
      expect(lines.find((line) => line.startsWith(`${name}=`))).toMatch(/HttpOnly; SameSite=Lax/)
    }
    expect(JSON.stringify(answer.body)).not.toContain(client.cookies.token)
  })

  it('refuses a wrong password, an unknown account and an empty sign-in with the same words', async () => {
    const patient = await addPatient(test)
    for (const [identifier, password] of [
      [patient.email, 'wrong'],
      [`nobody${unique()}@example.test`, testPassword],
      [`nobody${unique()}@example.test`, 'wrong'],
      ['', ''],
    ] as const) {
      const { answer } = await signIn(identifier, password)
      expect(answer).toMatchObject({ status: 400, body: refused })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    const empty = await new Client(test).post('/users/login', {})
    expect(empty).toMatchObject({ status: 400, body: refused })
  })

  it('checks a password at most ten times in 15 minutes, whatever the address says', async () => {
    const patient = await addPatient(test)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { answer } = await signIn(patient.email, 'wrong', `10.0.0.${attempt}`)
      expect(answer.status).toBe(400)
    }
    const { answer } = await signIn(patient.username, testPassword, '10.0.1.1')
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited', retryAfter: 900 } })
    expect(answer.headers['retry-after']).toBe('900')
    test.clock.advance({ minutes: 15, seconds: 1 })
    expect((await signIn(patient.email)).answer.status).toBe(200)
  })

  it('counts wrong passwords only, and an unknown account as well as a known one', async () => {
    const patient = await addPatient(test)
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect((await signIn(patient.email)).answer.status).toBe(200)
    const nobody = `nobody${unique()}@example.test`
    const statuses = []
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await signIn(nobody, 'x')).answer.status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  it('forgets attempts of a clock that was two hours ahead, and never lets anybody wait for longer than 15 minutes', async () => {
    const patient = await addPatient(test)
    const before = test.clock.now().toISOString()
    test.clock.advance({ hours: 2 })
    for (let attempt = 0; attempt < 11; attempt += 1) await signIn(patient.email, 'wrong')
    expect((await signIn(patient.email)).answer).toMatchObject({ status: 429, body: { retryAfter: 900 } })
    test.clock.set(before)
    expect((await signIn(patient.email)).answer.status).toBe(200)
    test.clock.advance({ seconds: 30 })
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(patient.email, 'wrong')
    // Half a minute is within what requests may overtake each other by.
    test.clock.set(before)
    expect((await signIn(patient.email)).answer).toMatchObject({ status: 429, body: { retryAfter: 900 } })
  })

  it('tells apart no token, a broken one and an expired one', async () => {
    const { client } = await addPatient(test)
    const nobody = new Client(test)
    expect(await nobody.get('/users/me')).toMatchObject({
      status: 401,
      body: { message: 'No token provided' },
    })
    const { token = '' } = client.cookies
    nobody.cookies.token = 'garbage'
    expect(await nobody.get('/users/me')).toMatchObject({ status: 401, body: invalid })
    nobody.cookies.token = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    expect(await nobody.get('/users/me')).toMatchObject({ status: 401, body: invalid })
    test.clock.advance({ minutes: 15, seconds: 1 })
    expect(await client.get('/users/me')).toMatchObject({ status: 401, body: expired })
  })

  it('is dead after logout, for every copy of its cookies', async () => {
    const { client } = await addPatient(test)
    const copy = new Client(test)
    Object.assign(copy.cookies, client.cookies)
    expect((await client.post('/logout')).status).toBe(200)
    expect(client.cookies).toEqual({})
    expect(await copy.get('/users/me')).toMatchObject({ status: 401, body: invalid })
    expect(await copy.get('/token/refresh')).toMatchObject({ status: 401, body: invalid })
    expect((await copy.post('/logout')).status).toBe(200)
  })

  it('can be ended with an expired access token', async () => {
    const { client } = await addPatient(test)
    test.clock.advance({ minutes: 16 })
    const copy = new Client(test)
    Object.assign(copy.cookies, client.cookies)
    await client.post('/logout')
    expect((await copy.get('/token/refresh')).status).toBe(401)
  })

  it('rotates the pair; the old access token lives on to its own end', async () => {
    const { client } = await addPatient(test)
    const before = { ...client.cookies }
    expect((await client.get('/token/refresh')).status).toBe(200)
    expect(client.cookies.token).not.toBe(before.token)
    expect(client.cookies.refreshToken).not.toBe(before.refreshToken)
    expect((await client.get('/users/me')).status).toBe(200)
    const late = new Client(test)
    Object.assign(late.cookies, before)
    expect((await late.get('/users/me')).status).toBe(200)
    test.clock.advance({ minutes: 15, seconds: 1 })
    expect(await late.get('/users/me')).toMatchObject({ status: 401, body: expired })
  })

  it('gives 30 parallel requests and a late one the same new pair', async () => {
    const { client } = await addPatient(test)
    const copies = Array.from({ length: 30 }, () =>
      Object.assign(new Client(test), { cookies: { ...client.cookies } }),
    )
    const answers = await Promise.all(copies.map((copy) => copy.get('/token/refresh')))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    expect(new Set(copies.map(({ cookies }) => cookies.refreshToken)).size).toBe(1)
    test.clock.advance({ seconds: 59 })
    expect((await client.get('/token/refresh')).status).toBe(200)
    expect(client.cookies).toEqual(copies[0]?.cookies)
  })

  it('is ended by nobody who only knows its id', async () => {
    const { client } = await addPatient(test)
    const [id] = (client.cookies.refreshToken ?? '').split('.')
    for (const secret of ['x', 'x'.repeat(43)]) {
      const stranger = new Client(test)
      stranger.cookies.refreshToken = `${id}.${secret}`
      expect((await stranger.get('/token/refresh')).status).toBe(401)
    }
    expect((await client.get('/users/me')).status).toBe(200)
    expect((await client.get('/token/refresh')).status).toBe(200)
  })

  it('takes a refresh token of many rotations ago for stolen', async () => {
    const { client } = await addPatient(test)
    const thief = new Client(test)
    Object.assign(thief.cookies, client.cookies)
    for (let round = 0; round < 20; round += 1) {
      test.clock.advance({ minutes: 12 })
      expect((await client.get('/token/refresh')).status).toBe(200)
    }
    expect((await thief.get('/token/refresh')).status).toBe(401)
    expect((await client.get('/users/me')).status).toBe(401)
  })

  it('takes a refresh token that comes back after the grace for stolen', async () => {
    const { client, userId } = await addPatient(test)
    const thief = Object.assign(new Client(test), { cookies: { ...client.cookies } })
    await client.get('/token/refresh')
    expect((await client.get('/users/me')).status).toBe(200)
    test.clock.advance({ seconds: 61 })
    expect(await thief.get('/token/refresh')).toMatchObject({ status: 401, body: invalid })
    expect(await client.get('/users/me')).toMatchObject({ status: 401, body: invalid })
    expect(await client.get('/token/refresh')).toMatchObject({ status: 401, body: invalid })
    const rows = await test.db.orm.select().from(audit).where(eq(audit.actorId, userId))
    expect(rows.map(({ action }) => action)).toContain('session.replay')
  })

  it('gives the pair again whose answer was lost, for as long as nobody has used it', async () => {
    const { client } = await addPatient(test)
    const lost = Object.assign(new Client(test), { cookies: { ...client.cookies } })
    await lost.get('/token/refresh')
    for (const minutes of [2, 20]) {
      test.clock.advance({ minutes })
      const again = Object.assign(new Client(test), { cookies: { ...client.cookies } })
      expect((await again.get('/token/refresh')).status).toBe(200)
      expect(again.cookies).toEqual(lost.cookies)
    }
    test.clock.advance({ minutes: 14 })
    expect((await lost.get('/users/me')).status).toBe(200)
    expect((await client.get('/token/refresh')).status).toBe(401)
    expect((await lost.get('/users/me')).status).toBe(401)
  })

  it('takes a refresh token for stolen whose successor was redeemed, though nobody used its access token', async () => {
    const { client } = await addPatient(test)
    const thief = Object.assign(new Client(test), { cookies: { ...client.cookies } })
    await client.get('/token/refresh')
    await client.get('/token/refresh')
    test.clock.advance({ seconds: 61 })
    expect((await thief.get('/token/refresh')).status).toBe(401)
    expect((await client.get('/token/refresh')).status).toBe(401)
  })

  it('says with the new pair whose it is', async () => {
    const { client, userId } = await addPatient(test)
    expect((await client.get('/token/refresh')).body).toMatchObject({ user: { userId } })
  })

  it('ends when unused for half an hour, and after twelve hours whatever happens', async () => {
    const idle = await addPatient(test)
    test.clock.advance({ minutes: 31 })
    expect((await idle.client.get('/token/refresh')).status).toBe(401)

    const busy = await addPatient(test)
    for (let hour = 0; hour < 24; hour += 1) {
      test.clock.advance({ minutes: 29 })
      expect((await busy.client.get('/token/refresh')).status).toBe(200)
    }
    test.clock.advance({ minutes: 29 })
    expect((await busy.client.get('/token/refresh')).status).toBe(401)
  })

  it('follows the deletion of the account and a change of roles at the next request', async () => {
    const doctor = await addStaff(test, {})
    const change = (set: Partial<typeof users.$inferInsert>) =>
      test.db.orm.update(users).set(set).where(eq(users.id, doctor.userId))
    expect((await doctor.client.get('/patients')).status).toBe(200)
    await change({ roles: ['patient'] })
    expect((await doctor.client.get('/patients')).status).toBe(403)
    await change({ deletedAt: test.clock.now() })
    expect(await doctor.client.get('/users/me')).toMatchObject({ status: 401, body: invalid })
  })

  it('keeps hashes only, and an audit row of every outcome', async () => {
    const patient = await addPatient(test)
    const { client } = await signIn(patient.email)
    await signIn(patient.email, 'wrong')
    const rows = await test.db.orm.select().from(sessions).where(eq(sessions.userId, patient.userId))
    for (const value of Object.values(client.cookies)) expect(JSON.stringify(rows)).not.toContain(value)
    const trail = await test.db.orm.select().from(audit).where(eq(audit.entityId, patient.userId))
    expect(trail.map(({ action, outcome }) => `${action} ${outcome}`).sort()).toEqual([
      'session.sign-in done',
      'session.sign-in refused',
    ])
  })
})

describe('the limit per address', () => {
  it('counts what failed, and answers 429 to everybody behind it', async () => {
    const test = await createTestApp({ env: { LOGIN_LIMIT_PER_ADDRESS: '3' } })
    const patient = await addPatient(test)
    const statuses = []
    const right = Array(6).fill(testPassword)
    for (const password of [...right, 'wrong', 'wrong', testPassword, 'wrong', testPassword]) {
      const answer = await new Client(test).post('/users/login', { email: patient.email, password })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...right.map(() => 200), 400, 400, 200, 400, 429])
    await test.close()
  })
})
