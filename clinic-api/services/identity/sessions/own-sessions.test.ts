import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OwnSession } from '#contract/sessions'
import { Client } from '../../../testing/client.ts'
import { addPatient, addStaff, testPassword } from '../../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

describe('where somebody is signed in', () => {
  let test: TestApp
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ env: { LOGIN_LIMIT_PER_ADDRESS: '1000' } })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    patient = await addPatient(test)
  })

  async function signIn(agent: string, address: string): Promise<Client> {
    const client = new Client(test)
    const body = { email: patient.email, password: testPassword }
    const headers = { 'user-agent': agent, 'x-forwarded-for': address }
    expect((await client.call('POST', '/users/login', { body, headers })).status).toBe(200)
    return client
  }
  const list = async (client: Client): Promise<OwnSession[]> => (await client.get('/sessions')).body
  const isAlive = async (client: Client) => (await client.get('/users/me')).status === 200

  it('says with what, from where, since when, and which one asks', async () => {
    await patient.client.post('/logout')
    const desk = await signIn(firefox, '192.0.2.7')
    test.clock.advance({ minutes: 5 })
    const pocket = await signIn(phone, '2001:db8::1')
    test.clock.advance({ minutes: 2 })
    await pocket.get('/users/me')
    expect(await list(desk)).toEqual([
      {
        id: expect.any(String),
        browser: 'Firefox',
        system: 'Linux',
        address: '192.0.2.7',
        current: true,
        createdAt: '2026-11-16T07:00:00.000Z',
        lastSeenAt: '2026-11-16T07:07:00.000Z',
      },
      {
        id: expect.any(String),
        browser: 'Safari',
        system: 'iPhone',
        address: '2001:db8::1',
        current: false,
        createdAt: '2026-11-16T07:05:00.000Z',
        lastSeenAt: '2026-11-16T07:07:00.000Z',
      },
    ])
  })

  it('knows nothing of sessions that were ended or have lapsed, nor of other people', async () => {
    await addStaff(test, { roles: ['doctor'] })
    await (await signIn(firefox, '192.0.2.7')).post('/logout')
    test.clock.advance({ minutes: 31 })
    const here = await signIn(firefox, '192.0.2.7')
    expect(await list(here)).toMatchObject([{ current: true }])
  })

  it('ends one session at once, and that one alone', async () => {
    const [here, there, third] = [
      await signIn(firefox, '192.0.2.7'),
      await signIn(phone, '192.0.2.8'),
      await signIn(phone, '192.0.2.9'),
    ]
    const ids = (await list(here)).filter(({ address }) => address === '192.0.2.8').map(({ id }) => id)
    expect((await here.delete(`/sessions/${ids[0]}`)).status).toBe(200)
    expect([await isAlive(here), await isAlive(there), await isAlive(third)]).toEqual([true, false, true])
    expect((await there.get('/token/refresh')).status).toBe(401)
    expect((await here.delete(`/sessions/${ids[0]}`)).status).toBe(404)
  })

  it('ends all but the one that asks', async () => {
    const [here, there] = [await signIn(firefox, '192.0.2.7'), await signIn(phone, '192.0.2.8')]
    expect((await here.delete('/sessions')).status).toBe(200)
    expect(await list(here)).toMatchObject([{ current: true }])
    expect([await isAlive(here), await isAlive(there), await isAlive(patient.client)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is nobody else’s to end', async () => {
    const here = await signIn(firefox, '192.0.2.7')
    const [{ id } = { id: '' }] = await list(here)
    const stranger = await addStaff(test, { roles: ['admin'] })
    expect((await stranger.client.delete(`/sessions/${id}`)).status).toBe(404)
    expect(await isAlive(here)).toBe(true)
  })
})
