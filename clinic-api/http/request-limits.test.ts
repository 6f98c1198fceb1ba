import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { Client } from '../testing/client.ts'
import { addPatient } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { anyDatabase } from '../testing/test-database.ts'

describe.each(anyDatabase)('requests on %s', (database) => {
  let test: TestApp
  let twin: TestApp

  beforeAll(async () => {
    test = await createTestApp({ database, env: { RATE_LIMIT_PER_MINUTE: '20' } })
    const app = await buildApp(test.deps)
    await app.ready()
    twin = { ...test, app }
  })
  afterAll(async () => {
    await twin.app.close()
    await test.close()
  })

  const ask = (client: Client, address: string, path = '/plans') =>
    client.call('GET', path, { headers: { 'x-forwarded-for': address } })

  async function statuses(times: number, send: () => Promise<{ status: number }>): Promise<number[]> {
    const answers: number[] = []
    for (let index = 0; index < times; index += 1) answers.push((await send()).status)
    return answers
  }

  it('of a session are limited wherever they come from, until the minute is over', async () => {
    const { client } = await addPatient(test)
    test.clock.set('2026-11-16T07:00:30.000Z')
    let sent = 0
    const answers = await statuses(25, () => ask(client, `203.0.113.${++sent}`))
    expect(answers.filter((status) => status === 200)).toHaveLength(20)
    const refused = await ask(client, '203.0.113.99')
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', retryAfter: 30 },
      headers: { 'retry-after': '30' },
    })
    expect((await ask((await addPatient(test)).client, '203.0.113.1')).status).toBe(200)
    test.clock.advance({ seconds: 30 })
    expect((await ask(client, '203.0.113.1')).status).toBe(200)
  })

  it('of an address are limited to eight times as many, with whatever tokens they come', async () => {
    let sent = 0
    const answers = await statuses(170, () => {
      const visitor = new Client(test)
      visitor.cookies.token = `made up ${++sent}`
      return ask(visitor, '198.51.100.7')
    })
    expect(answers.filter((status) => status === 429)).toHaveLength(10)
    expect((await ask(new Client(test), '198.51.100.8')).status).toBe(200)
  })

  it('of what watches the service are not limited', async () => {
    const answers = await statuses(200, () => ask(new Client(test), '198.51.100.9', '/health'))
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  it('are added up over processes', { tags: 'slow' }, async () => {
    const { client, userId } = await addPatient(test)
    const there = await Client.of(twin, userId)
    Object.assign(there.cookies, client.cookies)
    expect(new Set(await statuses(15, () => ask(client, '203.0.113.50')))).toEqual(new Set([200]))
    expect((await ask(there, '203.0.113.51')).status).toBe(200)
    await expect
      .poll(async () => (await ask(there, '203.0.113.51')).status, { interval: 500, timeout: 10_000 })
      .toBe(429)
  })
})

it.each([
  ['127.0.0.1', '', '203.0.113.7'],
  ['10.0.0.5', '', '10.0.0.5'],
  ['10.0.0.5', '10.0.0.5, 10.0.1.0/24', '203.0.113.7'],
  ['10.0.1.9', '10.0.0.5, 10.0.1.0/24', '203.0.113.7'],
  ['10.0.2.9', '10.0.0.5, 10.0.1.0/24', '10.0.2.9'],
])('from %s, while %j is trusted, come from %s', async (remoteAddress, trusted, expected) => {
  const test = await createTestApp({ env: { TRUSTED_PROXIES: trusted } })
  const app = await buildApp(test.deps)
  let seen = ''
  app.addHook('onRequest', async ({ ip }) => {
    seen = ip
  })
  await app.inject({ url: '/health', headers: { 'x-forwarded-for': '203.0.113.7' }, remoteAddress })
  expect(seen).toBe(expected)
  await app.close()
  await test.close()
})
