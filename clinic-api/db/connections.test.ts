import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { startBackground } from '../background.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { openDatabase, rowsOf } from './client.ts'

const poolSize = 3
/** For mail, the waitlist and what is live. */
const listeners = 3

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ database: 'postgres' })
})
afterAll(() => test?.close())

it('a process takes as many connections as DATABASE_POOL says and three that listen, however much it is asked', {
  tags: 'slow',
}, async () => {
  const url = new URL(test.databaseUrl ?? '')
  url.searchParams.set('application_name', 'bounded')
  const db = await openDatabase({ databaseUrl: url.href, poolSize, dataDir: '' })
  const deps = { ...test.deps, db }
  const app = await buildApp(deps)
  await app.ready()
  const stop = await startBackground(deps, () => {})
  const count = async () => {
    const of = sql`select count(*)::int count from pg_stat_activity where application_name = 'bounded'`
    return (await rowsOf<{ count: number }>(test.db.orm, of))[0]?.count
  }
  const slow = { name: 'slow', text: 'select pg_sleep(0.1)' }
  const asked = Promise.all(Array.from({ length: 40 }, () => db.run(slow, [])))
  await expect.poll(count).toBe(poolSize + listeners)
  await asked
  expect(await count()).toBe(poolSize + listeners)
  await stop()
  await app.close()
  await db.close()
})
