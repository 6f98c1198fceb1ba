import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestIdHeader } from '#contract/request-id'
import { buildApp } from '../app.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { rowsOf } from './client.ts'
import { forRequest } from './request-name.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ database: 'postgres' })
})
afterAll(() => test.close())

interface Shown {
  query: string
}

const itself = sql`select query from pg_stat_activity where pid = pg_backend_pid() and ${1} = 1`
const shown = async () => (await rowsOf<Shown>(test.db.orm, itself))[0]?.query

it('names the request in its statements, before and after its body, in transactions too', async () => {
  const app = await buildApp(test.deps)
  const seen: Record<string, string | undefined> = {}
  app.addHook('onRequest', async () => {
    seen.before = await shown()
  })
  app.addHook('preHandler', async () => {
    seen.after = await shown()
    seen.within = await test.db.transaction(async (tx) => (await rowsOf<Shown>(tx, itself))[0]?.query)
  })
  const headers = { [requestIdHeader]: 'from-the-browser:1' }
  const payload = { email: 'nobody@clinic.example', password: 'x' }
  await app.inject({ method: 'POST', url: '/api/v1/users/login', headers, payload })
  await app.close()
  for (const place of ['before', 'after', 'within'])
    expect(seen[place], place).toMatch(/^\/\* from-the-browser:1 \*\/ select query/)
  expect(await shown()).toMatch(/^select query/)
})

it('leaves a prepared statement its text, and its plan to everybody', async () => {
  const statement = { name: 'shared', text: 'select $1::int as one' }
  const inOne = () =>
    test.db.transaction(async (tx) =>
      rowsOf<Shown>(tx, sql`select statement as query from pg_prepared_statements where name = 'shared'`),
    )
  for (const name of ['request-one', 'request-two'])
    expect(await forRequest(name, () => test.db.run(statement, [1]))).toEqual([{ one: 1 }])
  const known = await inOne()
  expect(known.every(({ query }) => query === statement.text)).toBe(true)
})
