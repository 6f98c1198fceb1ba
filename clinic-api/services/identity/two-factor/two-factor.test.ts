import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { audit } from '../../../db/schema/audit.ts'
import { twoFactorChallenges } from '../../../db/schema/sessions.ts'
import { recoveryCodes, users } from '../../../db/schema/users.ts'
import { Client } from '../../../testing/client.ts'
import { addPatient, addStaff, testPassword } from '../../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { anyDatabase } from '../../../testing/test-database.ts'
import { totpAt, wrongTotpAt } from '../../../testing/totp.ts'
import { resealSeeds } from './reseal-seeds.ts'

describe.each(anyDatabase)('the second factor on %s', (database) => {
  let test: TestApp
  let patient: Awaited<ReturnType<typeof addPatient>>
  let secret: string
  let codes: string[]

  beforeAll(async () => {
    test = await createTestApp({ database, env: { LOGIN_LIMIT_PER_ADDRESS: '1000' } })
  })
  beforeEach(async () => {
    patient = await addPatient(test)
    secret = (await patient.client.post('/users/enable-2fa')).body.secret
    const confirmed = await patient.client.post('/users/confirm-2fa', { totpToken: code() })
    codes = confirmed.body.recoveryCodes
    // The step that confirmed is used up.
    test.clock.advance({ seconds: 30 })
  })
  afterAll(() => test.close())

  const code = () => totpAt(secret, test.clock.now())
  const wrong = () => wrongTotpAt(secret, test.clock.now())

  async function challenge(): Promise<Client> {
    const visitor = new Client(test)
    const answer = await visitor.post('/users/login', { email: patient.email, password: testPassword })
    expect(answer.body).toEqual({ message: '2FA required', userId: patient.userId })
    expect(Object.keys(visitor.cookies)).toEqual(['pending2fa'])
    return visitor
  }

  const verify = (visitor: Client, proof: object, userId = patient.userId) =>
    visitor.post('/users/verify-2fa', { userId, ...proof })

  const expired = { status: 403, body: { message: '2FA session expired or invalid' } }

  it('outlives its secret: the older one in the list opens, and is not needed once all is sealed anew', async () => {
    const old = test.env.SESSION_SECRET ?? ''
    const fresh = 'another secret of the tests that came later'
    const enterWith = async (env: typeof test.env, send: () => object) => {
      const rolled = { ...test, app: await buildApp({ ...test.deps, env }) }
      const visitor = new Client(rolled)
      await visitor.post('/users/login', { email: patient.email, password: testPassword })
      const answer = await visitor.post('/users/verify-2fa', { userId: patient.userId, ...send() })
      await rolled.app.close()
      test.clock.advance({ seconds: 30 })
      return answer.status
    }
    const both = { ...test.env, DATA_SECRET: `${fresh},${old}` }
    expect(await enterWith(both, () => ({ totpToken: code() }))).toBe(200)
    expect(await enterWith(both, () => ({ recoveryCode: codes[0] }))).toBe(200)
    await resealSeeds({ ...test.deps, env: both })
    await resealSeeds({ ...test.deps, env: both })
    expect(await enterWith({ ...test.env, DATA_SECRET: fresh }, () => ({ totpToken: code() }))).toBe(200)
    // The others of this file share the table.
    await resealSeeds({ ...test.deps, env: { ...test.env, DATA_SECRET: `${old},${fresh}` } })
  })

  it('opens a session only with password and code', async () => {
    const visitor = await challenge()
    expect(await visitor.get('/users/me')).toMatchObject({ status: 401 })
    const answer = await verify(visitor, { totpToken: code() })
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Login successful', user: { userId: patient.userId, twoFactorEnabled: true } },
    })
    expect(Object.keys(visitor.cookies).sort()).toEqual(['device', 'refreshToken', 'token'])
    expect(await visitor.get('/users/me')).toMatchObject({ status: 200 })
  })

  it('refuses a right code without the password, or with the challenge of somebody else', async () => {
    expect(await verify(new Client(test), { totpToken: code() })).toMatchObject(expired)
    const other = await addPatient(test)
    const visitor = await challenge()
    expect(await verify(visitor, { totpToken: code() }, other.userId)).toMatchObject(expired)
    visitor.cookies.pending2fa = `${visitor.cookies.pending2fa?.slice(0, -3)}AAA`
    expect(await verify(visitor, { totpToken: code() })).toMatchObject(expired)
  })

  it('says who may not try before it looks at what they sent', async () => {
    expect(await new Client(test).post('/users/verify-2fa', { nonsense: true })).toMatchObject(expired)
    const visitor = await challenge()
    expect(await verify(visitor, {})).toMatchObject({
      status: 400,
      body: { errors: { totpToken: '2FA token is required' } },
    })
  })

  it('ends the challenge with the sixth wrong code', async () => {
    const visitor = await challenge()
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await verify(visitor, { totpToken: wrong() })).toMatchObject({
        status: 400,
        body: { message: 'Invalid 2FA token' },
      })
    }
    expect(await verify(visitor, { totpToken: wrong() })).toMatchObject(expired)
    expect(await verify(visitor, { totpToken: code() })).toMatchObject(expired)
  })

  it('looks at no more than five codes of one challenge, however many come together', async () => {
    const visitor = await challenge()
    const guesses = Array.from({ length: 9 }, () =>
      verify(Object.assign(new Client(test), { cookies: { ...visitor.cookies } }), { totpToken: wrong() }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 403)).toHaveLength(4)
    expect(await verify(visitor, { totpToken: code() })).toMatchObject(expired)
  })

  it('ends the challenge after five minutes', async () => {
    const visitor = await challenge()
    test.clock.advance({ minutes: 5, seconds: 1 })
    expect(await verify(visitor, { totpToken: code() })).toMatchObject(expired)
  })

  it('takes a code once, also when twenty try it together', async () => {
    const visitors = await Promise.all(Array.from({ length: 4 }, challenge))
    const token = code()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const visitor = new Client(test)
        Object.assign(visitor.cookies, visitors[index % visitors.length]?.cookies)
        return verify(visitor, { totpToken: token })
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 400, 403, 429].includes(status))).toBe(true)
    const again = await verify(await challenge(), { totpToken: token })
    expect([400, 429]).toContain(again.status)
  })

  it('takes a code of the neighbouring step, because clocks differ, and none further away', async () => {
    const far = totpAt(secret, new Date(test.clock.now().getTime() + 90_000))
    expect(await verify(await challenge(), { totpToken: far })).toMatchObject({ status: 400 })
    const next = totpAt(secret, new Date(test.clock.now().getTime() + 30_000))
    expect(await verify(await challenge(), { totpToken: next })).toMatchObject({ status: 200 })
  })

  it('takes each recovery code once, however it is typed', async () => {
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const [first = '', second = ''] = codes
    const typed = first.toLowerCase().replaceAll('-', ' ')
    expect(await verify(await challenge(), { recoveryCode: typed })).toMatchObject({ status: 200 })
    expect(await verify(await challenge(), { recoveryCode: first })).toMatchObject({ status: 400 })
    const visitors = await Promise.all(Array.from({ length: 5 }, challenge))
    const answers = await Promise.all(visitors.map((visitor) => verify(visitor, { recoveryCode: second })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('limits the wrong codes of an account over many challenges', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const visitor = await challenge()
      for (let attempt = 0; attempt < 5; attempt += 1) {
        statuses.push((await verify(visitor, { totpToken: wrong() })).status)
      }
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429, 429])
  })

  it('keeps neither seed nor recovery codes nor challenges in the clear', async () => {
    const [user] = await test.db.orm.select().from(users).where(eq(users.id, patient.userId))
    const kept = await test.db.orm
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, patient.userId))
    const { pending2fa = '' } = (await challenge()).cookies
    const challenges = await test.db.orm.select().from(twoFactorChallenges)
    expect(challenges.length).toBeGreaterThan(0)
    expect(JSON.stringify(challenges)).not.toContain(pending2fa.split('.')[1])
    const stored = JSON.stringify([user, kept])
    expect(user?.totpSecret).toBeTruthy()
    for (const text of [secret, ...codes, ...codes.map((each) => each.replaceAll('-', ''))]) {
      expect(stored).not.toContain(text)
    }
  })

  it('is turned off with the password and a code only, and says so', async () => {
    const wrongPassword = { currentPassword: 'Wrong-1234', totpToken: code() }
    expect(await patient.client.post('/users/disable-2fa', wrongPassword)).toMatchObject({
      status: 400,
      body: { message: 'Invalid credentials', errors: { currentPassword: 'Invalid current password' } },
    })
    const wrongCode = { currentPassword: testPassword, totpToken: wrong() }
    expect(await patient.client.post('/users/disable-2fa', wrongCode)).toMatchObject({ status: 400 })
    expect((await challenge()).cookies.pending2fa).toBeTruthy()
    const right = { currentPassword: testPassword, totpToken: code() }
    expect(await patient.client.post('/users/disable-2fa', right)).toMatchObject({ status: 200 })
    const login = await new Client(test).post('/users/login', {
      email: patient.email,
      password: testPassword,
    })
    expect(login.body.message).toBe('Login successful')
    expect(await patient.client.post('/users/disable-2fa', right)).toMatchObject({ status: 409 })
  })

  it('cannot be set up anew while it is on', async () => {
    expect(await patient.client.post('/users/enable-2fa')).toMatchObject({ status: 409 })
  })

  it('shows a secret once: asking again makes another, and the first is worth nothing', async () => {
    const fresh = await addPatient(test)
    const first = (await fresh.client.post('/users/enable-2fa')).body.secret
    const second = (await fresh.client.post('/users/enable-2fa')).body.secret
    expect(second).not.toBe(first)
    const confirm = (seed: string) =>
      fresh.client.post('/users/confirm-2fa', { totpToken: totpAt(seed, test.clock.now()) })
    expect(await confirm(first)).toMatchObject({ status: 400 })
    const confirmed = await confirm(second)
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    for (const path of ['/users/me', `/users/${fresh.userId}`, `/patients/${fresh.id}`]) {
      const { body } = await fresh.client.get(path)
      for (const text of [second, ...confirmed.body.recoveryCodes])
        expect(JSON.stringify(body)).not.toContain(text)
    }
  })

  it('counts only after a first valid code', async () => {
    const fresh = await addPatient(test)
    const setup = await fresh.client.post('/users/enable-2fa')
    expect(setup.body.qrCodeUrl).toMatch(/^data:image\/png;base64,/)
    const address = new URL(setup.body.address)
    expect(decodeURIComponent(address.pathname)).toContain(`Consulta:${fresh.email}`)
    expect(address.searchParams.get('secret')).toBe(setup.body.secret)
    const login = () => new Client(test).post('/users/login', { email: fresh.email, password: testPassword })
    expect((await login()).body.message).toBe('Login successful')
    const wrongCode = wrongTotpAt(setup.body.secret, test.clock.now())
    expect(await fresh.client.post('/users/confirm-2fa', { totpToken: wrongCode })).toMatchObject({
      status: 400,
      body: { message: 'Invalid 2FA token' },
    })
    expect((await login()).body.message).toBe('Login successful')
    const other = await addPatient(test)
    expect(await other.client.post('/users/confirm-2fa', { totpToken: '123456' })).toMatchObject({
      status: 409,
    })
  })

  it('is reset by an admin, on record, and by nobody else', async () => {
    const admin = await addStaff(test, { roles: ['admin'] })
    const owner = await addStaff(test, { roles: ['clinicadmin'] })
    const path = `/users/${patient.userId}/reset-2fa`
    expect(await owner.client.post(path)).toMatchObject({ status: 404 })
    expect(await patient.client.post(path)).toMatchObject({ status: 403 })
    expect(await admin.client.post('/users/nobody/reset-2fa')).toMatchObject({ status: 404 })
    const pending = await challenge()
    expect(await admin.client.post(path)).toMatchObject({ status: 200 })
    expect(await verify(pending, { totpToken: code() })).toMatchObject(expired)
    expect(await patient.client.get('/users/me')).toMatchObject({ status: 401 })
    const rows = await test.db.orm.select().from(audit).where(eq(audit.action, 'two-factor.reset'))
    expect(rows).toContainEqual(expect.objectContaining({ actorId: admin.userId, entityId: patient.userId }))
    const login = await new Client(test).post('/users/login', {
      email: patient.email,
      password: testPassword,
    })
    expect(login.body.message).toBe('Login successful')
  })

  describe('when the password was given long ago', () => {
    const asked = { message: 'Please confirm your password', code: 'password_needed' }

    /** A session that is used all the time, eleven minutes after its sign-in. */
    async function unlockedScreen() {
      const { email, client, userId } = await addPatient(test)
      test.clock.advance({ minutes: 11 })
      return { email, client, userId }
    }

    it('turning it on asks for the password first, and ends every other session', async () => {
      const { client, userId } = await unlockedScreen()
      const elsewhere = await Client.of(test, userId)
      expect(await client.post('/users/enable-2fa')).toMatchObject({ status: 403, body: asked })
      const wrong = await client.post('/users/enable-2fa', { currentPassword: 'Wrong-123' })
      expect(wrong).toMatchObject({ status: 400, body: { message: 'Invalid credentials' } })
      const setup = await client.post('/users/enable-2fa', { currentPassword: testPassword })
      expect(setup.status).toBe(200)
      const totpToken = totpAt(setup.body.secret, test.clock.now())
      expect((await client.post('/users/confirm-2fa', { totpToken })).status).toBe(200)
      expect((await client.get('/users/me')).body.twoFactorEnabled).toBe(true)
      expect(await elsewhere.get('/users/me')).toMatchObject({ status: 401 })
    })

    it('the first code asks too, when it comes that late', async () => {
      const { client } = await addPatient(test)
      const { body } = await client.post('/users/enable-2fa')
      test.clock.advance({ minutes: 11 })
      const code = () => ({ totpToken: totpAt(body.secret, test.clock.now()) })
      expect(await client.post('/users/confirm-2fa', code())).toMatchObject({ status: 403, body: asked })
      const confirmed = await client.post('/users/confirm-2fa', { ...code(), currentPassword: testPassword })
      expect(confirmed.status).toBe(200)
    })

    it('counts wrong passwords apart from those of strangers', async () => {
      const { email, client } = await unlockedScreen()
      for (let index = 0; index < 10; index += 1)
        await new Client(test).post('/users/login', { email, password: 'Wrong-123' })
      const enable = (currentPassword: string) => client.post('/users/enable-2fa', { currentPassword })
      for (let index = 0; index < 10; index += 1) expect((await enable('Wrong-123')).status).toBe(400)
      expect((await enable(testPassword)).status).toBe(429)
    })
  })
})
