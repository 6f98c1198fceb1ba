import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../../../testing/client.ts'
import { addPatient, testPassword } from '../../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { totpAt } from '../../../testing/totp.ts'

describe('a browser that somebody has signed in with before', () => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp({ env: { LOGIN_LIMIT_PER_ADDRESS: '15' } })
  })
  afterAll(() => test.close())

  let host = 0
  const newAddress = () => `203.0.113.${++host}`

  async function signIn(client: Client, email: string, password = testPassword, address = newAddress()) {
    const headers = { 'x-forwarded-for': address }
    return (await client.call('POST', '/users/login', { body: { email, password }, headers })).status
  }

  async function knownTo(email: string): Promise<Client> {
    const client = new Client(test)
    expect(await signIn(client, email)).toBe(200)
    return client
  }

  async function guess(email: string, times: number, address?: string): Promise<number> {
    let last = 0
    for (let index = 0; index < times; index += 1)
      last = await signIn(new Client(test), email, 'Wrong-123', address)
    return last
  }

  it('lets its owner in however often strangers guess, from their own address too', async () => {
    const { email } = await addPatient(test)
    const own = await knownTo(email)
    const shared = newAddress()
    expect(await guess(email, 16, shared)).toBe(429)
    expect(await signIn(new Client(test), email, testPassword, newAddress())).toBe(429)
    expect(await signIn(own, email, testPassword, shared)).toBe(200)
  })

  it('has ten tries of its own, and takes none from other browsers', async () => {
    const { email } = await addPatient(test)
    const [own, other] = [await knownTo(email), await knownTo(email)]
    for (let index = 0; index < 10; index += 1) expect(await signIn(own, email, 'Wrong-123')).toBe(400)
    expect(await signIn(own, email)).toBe(429)
    expect(await signIn(other, email)).toBe(200)
    expect(await signIn(new Client(test), email)).toBe(200)
  })

  it('is known for each of those who share it, and for nobody else', { tags: 'slow' }, async () => {
    const [one, two, stranger] = [await addPatient(test), await addPatient(test), await addPatient(test)]
    const shared = await knownTo(one.email)
    expect(await signIn(shared, two.email)).toBe(200)
    for (const { email } of [one, two, stranger]) expect(await guess(email, 11)).toBe(429)
    expect(await signIn(shared, one.email)).toBe(200)
    expect(await signIn(shared, two.email)).toBe(200)
    expect(await signIn(shared, stranger.email)).toBe(429)
  })

  it('cannot be made up, and is not known before the second factor', async () => {
    const { email, userId, client } = await addPatient(test)
    const { body } = await client.post('/users/enable-2fa')
    await client.post('/users/confirm-2fa', { totpToken: totpAt(body.secret, test.clock.now()) })
    const half = new Client(test)
    expect(await signIn(half, email)).toBe(200)
    expect(half.cookies.device).toBeUndefined()
    test.clock.advance({ seconds: 30 })
    const totpToken = totpAt(body.secret, test.clock.now())
    expect((await half.post('/users/verify-2fa', { userId, totpToken })).status).toBe(200)
    const device = half.cookies.device ?? ''
    expect(device).toContain(userId)
    expect(await guess(email, 11)).toBe(429)
    const forger = new Client(test)
    const [other, ...rest] = device.split('.').reverse()
    for (const made of [`${device}x`, [...rest.reverse(), 'A'.repeat(other?.length ?? 0)].join('.'), '~~~']) {
      forger.cookies.device = made
      expect(await signIn(forger, email)).toBe(429)
    }
    expect(await signIn(half, email)).toBe(200)
  })
})
