import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { type Database, openDatabase, rowsOf } from './client.ts'
import { clinics } from './schema/clinics.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ database: 'postgres' })
})
afterAll(() => test.close())

const named = (url: string | null, name: string) => `${url}?application_name=${name}`

function open(isPooled: boolean): Promise<Database> {
  const direct = { directUrl: named(test.databaseUrl, 'direct') }
  return openDatabase({
    databaseUrl: named(test.databaseUrl, 'pooled'),
    ...(isPooled && direct),
    poolSize: 1,
    patienceMs: 30_000,
    dataDir: '',
  })
}

/** Lists the prepared statements of a connection before and after two with names, one of them the query builder's. */
async function stateOf(db: Database) {
  await db.run({ name: 'example', text: 'select $1::int' }, [1])
  await db.transaction((tx) => tx.select().from(clinics).prepare('built').execute())
  const [state] = await rowsOf<{ prepared: number; patience: string }>(
    db.orm,
    sql`select (select count(*)::int from pg_prepared_statements) prepared, current_setting('statement_timeout') patience`,
  )
  return state
}

it('leaves nothing on a connection of a pooler, and asks for nothing when it begins', async () => {
  for (const [isPooled, kept] of [
    [false, { prepared: 2, patience: '30s' }],
    [true, { prepared: 0, patience: '0' }],
  ] as const) {
    const db = await open(isPooled)
    expect(await stateOf(db)).toEqual(kept)
    await db.close()
  }
})

it('listens at the server itself, and says when it may have missed something', async () => {
  const db = await open(true)
  const heard: string[] = []
  let gaps = 0
  const stop = await db.listen(
    'example',
    (payload) => heard.push(payload),
    () => {
      gaps += 1
    },
  )
  const listener = () =>
    rowsOf<{ name: string; pid: number }>(
      test.db.orm,
      sql`select application_name name, pid from pg_stat_activity where query = 'listen "example"'`,
    )
  const [first] = await listener()
  expect(first?.name).toBe('direct')
  await test.db.orm.execute(sql`select pg_notify('example', 'before')`)
  await expect.poll(() => heard).toEqual(['before'])
  expect(gaps).toBe(0)

  await test.db.orm.execute(sql`select pg_terminate_backend(${first?.pid})`)
  await expect.poll(() => gaps, { timeout: 5000 }).toBe(1)
  await test.db.orm.execute(sql`select pg_notify('example', 'after')`)
  await expect.poll(() => heard).toEqual(['before', 'after'])
  await stop()
  await expect.poll(listener).toEqual([])
  await db.close()
})

it('holds no more connections than its pool has and those that listen', async () => {
  const db = await openDatabase({
    databaseUrl: named(test.databaseUrl, 'bounded'),
    poolSize: 3,
    dataDir: '',
  })
  const stops = await Promise.all(['one', 'two'].map((channel) => db.listen(channel, () => {})))
  const asking = Array.from({ length: 30 }, () => db.run({ name: 'slow', text: 'select pg_sleep(0.05)' }, []))
  const [held] = await rowsOf<{ count: number }>(
    test.db.orm,
    sql`select count(*)::int count from pg_stat_activity where application_name = 'bounded'`,
  )
  expect(held?.count).toBeLessThanOrEqual(5)
  expect(db.connections()).toMatchObject({ busy: 3, wanted: 27 })
  await Promise.all(asking)
  await Promise.all(stops.map((stop) => stop()))
  await db.close()
})
