import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../db/client.ts'
import { Client } from '../../testing/client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { queueMail } from '../../write/queue-mail.ts'
import { faultOf } from './fault-of.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp({ database: 'postgres' })
})
afterAll(() => test.close())

it('readiness knows a full disk', async () => {
  expect(await faultOf(test.deps, async () => 63 * 1024 * 1024)).toBe('The disk is full')
  expect(await faultOf(test.deps, async () => 65 * 1024 * 1024)).toBeNull()
  expect(await faultOf(test.deps, async () => null)).toBeNull()
})

it('readiness knows that nobody sends the mail', async () => {
  const client = new Client(test)
  const content = { kind: 'password-reset', language: 'en' } as const
  await test.db.transaction((tx) =>
    queueMail({ tx, now: test.clock.now() }, { to: 'a@clinic.example', content }),
  )
  test.clock.advance({ minutes: 9 })
  expect((await client.get('/ready')).status).toBe(200)
  test.clock.advance({ minutes: 2 })
  expect(await client.get('/ready')).toMatchObject({
    status: 503,
    body: { message: 'Mail is not going out' },
  })
})

it('a statement that never ends is given up by the server', async () => {
  const databaseUrl = test.databaseUrl ?? ''
  const db = await openDatabase({ databaseUrl, dataDir: '', patienceMs: 200 })
  const forever = { name: 'forever', text: 'select pg_sleep(30)' }
  await expect(db.run(forever, [])).rejects.toMatchObject({ code: '57014' })
  await db.ping()
  await db.close()
})
