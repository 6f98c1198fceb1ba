import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PasskeyQuestion } from '#contract/passkeys'
import { audit } from '../../../db/schema/audit.ts'
import { passkeyChallenges } from '../../../db/schema/passkeys.ts'
import { users } from '../../../db/schema/users.ts'
import { Authenticator } from '../../../testing/authenticator.ts'
import { Client } from '../../../testing/client.ts'
import { addPatient, addStaff, testPassword } from '../../../testing/fixtures.ts'
import { readMails } from '../../../testing/mails.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { statementKinds } from '../../../testing/test-database.ts'
import { totpAt } from '../../../testing/totp.ts'

const refused = { status: 400, body: { message: 'This passkey was not accepted', code: 'wrong_credentials' } }

const removed = {
  status: 400,
  body: {
    message: 'This passkey was removed from its account. Log in with your password or another passkey.',
    code: 'wrong_credentials',
  },
}

describe.each(statementKinds)('passkeys on %s', (database) => {
  let test: TestApp
  let patient: Awaited<ReturnType<typeof addPatient>>
  let device: Authenticator

  beforeAll(async () => {
    test = await createTestApp({ database, env: { LOGIN_LIMIT_PER_ADDRESS: '1000' } })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    patient = await addPatient(test)
    device = new Authenticator(test.env.APP_URL)
  })

  async function add(client: Client, made = device, name = 'Phone'): Promise<string> {
    const { body } = await client.post('/passkeys/request')
    const answer = await client.post('/passkeys', { name, made: made.make(body) })
    expect(answer).toMatchObject({ status: 201, body: { name, lastUsedAt: null } })
    return answer.body._id ?? answer.body.id
  }
  const ask = async (client: Client): Promise<PasskeyQuestion> =>
    (await client.post('/users/login/passkey/question')).body
  const enter = (client: Client, proof: object) => client.post('/users/login/passkey', { proof })
  const isAlive = async (client: Client) => (await client.get('/users/me')).status === 200

  it('sign in without name or password, in a session like any other', async () => {
    await add(patient.client)
    const visitor = new Client(test)
    test.clock.advance({ minutes: 1 })
    const answer = await enter(visitor, device.prove(await ask(visitor)))
    expect(answer).toMatchObject({ status: 200, body: { message: 'Login successful' } })
    expect(answer.body.user.userId).toBe(patient.userId)
    expect(await isAlive(visitor)).toBe(true)
    const [listed] = (await visitor.get('/passkeys')).body
    expect(listed).toMatchObject({ name: 'Phone', lastUsedAt: test.clock.now().toISOString() })
    const details = { by: 'passkey' }
    const rows = await test.db.orm.select().from(audit).where(eq(audit.actorId, patient.userId))
    expect(rows).toContainEqual(
      expect.objectContaining({ action: 'session.sign-in', outcome: 'done', details }),
    )
  })

  it('are both factors: a code is not asked for', async () => {
    await add(patient.client)
    const { secret } = (await patient.client.post('/users/enable-2fa')).body
    await patient.client.post('/users/confirm-2fa', { totpToken: totpAt(secret, test.clock.now()) })
    const visitor = new Client(test)
    expect((await enter(visitor, device.prove(await ask(visitor)))).body.message).toBe('Login successful')
  })

  it.each([
    ['another origin', { origin: 'https://consulta.example' }],
    ['another relying party', { rpId: 'consulta.example' }],
    ['a challenge that nobody asked', { challenge: 'bm90IG91cnM' }],
    ['a device that did not ask its person', { asksPerson: false }],
    ['another person’s handle', { handle: Buffer.from('somebody').toString('base64url') }],
  ])('refuse %s, on record, and the challenge is spent', async (_what, bent) => {
    await add(patient.client)
    const visitor = new Client(test)
    const question = await ask(visitor)
    expect(await enter(visitor, device.prove(question, bent))).toMatchObject(refused)
    const isSpent = !('challenge' in bent)
    const again = await enter(visitor, device.prove(question))
    expect(again.status).toBe(isSpent ? 400 : 200)
    const rows = await test.db.orm
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'session.sign-in'), eq(audit.outcome, 'refused')))
    expect(rows.at(-1)).toMatchObject({ actorId: null, details: { by: 'passkey' } })
  })

  it('work once: the same proof, twenty times at once, opens one session', async () => {
    await add(patient.client)
    const visitor = new Client(test)
    const proof = device.prove(await ask(visitor))
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(new Client(test), proof)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)])
    expect(await enter(visitor, proof)).toMatchObject(refused)
  })

  it('have five minutes, and a counter that only grows', async () => {
    await add(patient.client)
    const visitor = new Client(test)
    const late = device.prove(await ask(visitor))
    test.clock.advance({ minutes: 6 })
    expect(await enter(visitor, late)).toMatchObject(refused)
    expect((await enter(visitor, device.prove(await ask(visitor)))).status).toBe(200)
    expect(await enter(visitor, device.prove(await ask(visitor), { counter: 1 }))).toMatchObject(refused)
  })

  it('open nothing once they are removed, or once their account is', async () => {
    const id = await add(patient.client)
    const visitor = new Client(test)
    expect((await patient.client.call('DELETE', `/passkeys/${id}`, { body: {} })).status).toBe(200)
    expect(await enter(visitor, device.prove(await ask(visitor)))).toMatchObject(removed)
    expect((await patient.client.get('/passkeys')).body).toEqual([])
    const second = new Authenticator(test.env.APP_URL)
    await add(patient.client, second)
    await test.db.orm.update(users).set({ deletedAt: test.clock.now() }).where(eq(users.id, patient.userId))
    expect(await enter(visitor, second.prove(await ask(visitor)))).toMatchObject(removed)
  })

  it('that nobody has are answered as removed ones, and those of somebody as wrong ones, without a word about either', async () => {
    await add(patient.client)
    const visitor = new Client(test)
    const unknown = new Authenticator(test.env.APP_URL)
    const handle = Buffer.from('somebody').toString('base64url')
    const answer = await enter(visitor, unknown.prove(await ask(visitor), { handle }))
    expect(answer).toMatchObject(removed)
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'message'])
    const copied = { ...unknown.prove(await ask(visitor), { handle }), id: device.id, rawId: device.id }
    expect(await enter(visitor, copied)).toMatchObject(refused)
  })

  it('are made for the person’s name, and listed by what the browser knows them by', async () => {
    const { user } = (await patient.client.post('/passkeys/request')).body
    expect(user).toMatchObject({ name: patient.email, displayName: `${patient.name} ${patient.surname}` })
    await add(patient.client)
    expect((await patient.client.get('/passkeys')).body).toMatchObject([{ credentialId: device.id }])
  })

  it('are nobody else’s: neither to see, to remove, nor to add in their session', async () => {
    const id = await add(patient.client)
    const stranger = await addStaff(test, { roles: ['admin'] })
    expect((await stranger.client.get('/passkeys')).body).toEqual([])
    expect((await stranger.client.call('DELETE', `/passkeys/${id}`, { body: {} })).status).toBe(404)
    const { body } = await patient.client.post('/passkeys/request')
    const made = new Authenticator(test.env.APP_URL).make(body)
    expect(await stranger.client.post('/passkeys', { name: 'Mine', made })).toMatchObject(refused)
    // One that is somebody's already is refused to anybody.
    const asked = (await stranger.client.post('/passkeys/request')).body
    expect(await stranger.client.post('/passkeys', { name: 'x', made: device.make(asked) })).toMatchObject(
      refused,
    )
  })

  it.each([
    ['another origin', { origin: 'https://consulta.example' }],
    ['another relying party', { rpId: 'consulta.example' }],
    ['another challenge', { challenge: 'bm90IG91cnM' }],
    ['a device that did not ask its person', { asksPerson: false }],
  ])('are not added by %s', async (_what, bent) => {
    const { body } = await patient.client.post('/passkeys/request')
    const answer = await patient.client.post('/passkeys', { name: 'x', made: device.make(body, bent) })
    expect(answer).toMatchObject(refused)
    expect((await patient.client.get('/passkeys')).body).toEqual([])
  })

  it('want a fresh proof of the password to be added and removed', async () => {
    const id = await add(patient.client)
    test.clock.advance({ minutes: 11 })
    const needed = { status: 403, body: { message: 'Please confirm your password' } }
    expect(await patient.client.post('/passkeys/request')).toMatchObject(needed)
    const path = `/passkeys/${id}`
    expect(await patient.client.call('DELETE', path, { body: {} })).toMatchObject(needed)
    const wrong = { currentPassword: 'Wrong-1234' }
    expect((await patient.client.call('DELETE', path, { body: wrong })).status).toBe(400)
    const right = { currentPassword: testPassword }
    expect((await patient.client.call('DELETE', path, { body: right })).status).toBe(200)
  })

  it('end the other sessions when they change, and the owner hears of it', async () => {
    const own = new Client(test)
    await own.post('/users/login', { email: patient.email, password: testPassword })
    const id = await add(own)
    expect(await isAlive(patient.client)).toBe(false)
    const other = await Client.of(test, patient.userId)
    await own.call('DELETE', `/passkeys/${id}`, { body: {} })
    expect([await isAlive(own), await isAlive(other)]).toEqual([true, false])
    const mails = (await readMails(test)).filter(({ to }) => to.includes(patient.email))
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ])
    expect(mails[0]?.text).toContain('“Phone”')
  })

  it('are ten at most', async () => {
    for (let count = 0; count < 10; count += 1) await add(patient.client, new Authenticator(test.env.APP_URL))
    const { body } = await patient.client.post('/passkeys/request')
    expect(body.excludeCredentials).toHaveLength(10)
    const made = device.make(body)
    expect((await patient.client.post('/passkeys', { name: 'x', made })).status).toBe(409)
  })

  describe('as the second factor', () => {
    let half: Client

    beforeEach(async () => {
      await add(patient.client)
      const { secret } = (await patient.client.post('/users/enable-2fa')).body
      await patient.client.post('/users/confirm-2fa', { totpToken: totpAt(secret, test.clock.now()) })
      half = new Client(test)
      const { body } = await half.post('/users/login', { email: patient.email, password: testPassword })
      expect(body).toEqual({ message: '2FA required', userId: patient.userId, passkey: true })
    })
    const question = async (client: Client): Promise<PasskeyQuestion> =>
      (await client.post('/users/verify-2fa/question', { userId: patient.userId })).body
    const verify = (client: Client, passkey: object) =>
      client.post('/users/verify-2fa', { userId: patient.userId, passkey })

    it('stand in for the code', async () => {
      const asked = await question(half)
      expect(asked.allowCredentials).toMatchObject([{ id: device.id }])
      expect((await verify(half, device.prove(asked))).status).toBe(200)
      expect(await isAlive(half)).toBe(true)
    })

    it('answer this half sign-in alone, and as its owner alone', async () => {
      const other = new Client(test)
      await other.post('/users/login', { email: patient.email, password: testPassword })
      const wrong = { status: 400, body: { message: 'Invalid 2FA token' } }
      expect(await verify(other, device.prove(await question(half)))).toMatchObject(wrong)
      expect(await verify(half, device.prove(await ask(new Client(test))))).toMatchObject(wrong)
      const stranger = await addStaff(test, { roles: ['admin'] })
      const theirs = new Authenticator(test.env.APP_URL)
      await add(stranger.client, theirs)
      expect(await verify(half, theirs.prove(await question(half)))).toMatchObject(wrong)
      const bent = { origin: 'https://consulta.example' }
      expect(await verify(half, device.prove(await question(half), bent))).toMatchObject(wrong)
    })

    it('are asked for with a right password only', async () => {
      expect(
        (await new Client(test).post('/users/verify-2fa/question', { userId: patient.userId })).status,
      ).toBe(403)
      expect((await half.post('/users/verify-2fa/question', { userId: 'somebody' })).status).toBe(403)
    })

    it('are taken away by an administrator’s reset, too', async () => {
      const admin = await addStaff(test, { roles: ['admin'] })
      await admin.client.post(`/users/${patient.userId}/reset-2fa`)
      const visitor = new Client(test)
      expect(await enter(visitor, device.prove(await ask(visitor)))).toMatchObject(removed)
    })
  })

  it('leave no challenge that was answered', async () => {
    await test.db.orm.delete(passkeyChallenges)
    await add(patient.client)
    const visitor = new Client(test)
    await enter(visitor, device.prove(await ask(visitor)))
    expect(await test.db.orm.select().from(passkeyChallenges)).toEqual([])
  })
})
