import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { openDatabase } from '../../../db/client.ts'
import { users } from '../../../db/schema/users.ts'
import { Client } from '../../../testing/client.ts'
import { addClinic, addPatient, addStaff, testPassword } from '../../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('two instances on one database', () => {
  let here: TestApp
  let there: TestApp

  beforeAll(async () => {
    here = await createTestApp({ database: 'postgres' })
    const db = await openDatabase({ databaseUrl: here.databaseUrl ?? '', dataDir: '' })
    const deps = { ...here.deps, db }
    there = { ...here, db, deps, app: await buildApp(deps) }
  })
  afterAll(async () => {
    await there.app.close()
    await there.db.close()
    await here.close()
  })

  const at = (test: TestApp, { cookies }: Client) =>
    Object.assign(new Client(test), { cookies: { ...cookies } })

  it('know each other’s sessions, and their end at the next request', async () => {
    const patient = await addPatient(here)
    const elsewhere = at(there, patient.client)
    expect((await elsewhere.get('/users/me')).status).toBe(200)
    await patient.client.post('/logout')
    expect((await elsewhere.get('/users/me')).status).toBe(401)
    expect((await elsewhere.get('/token/refresh')).status).toBe(401)
  })

  it('follow a role that is taken and an account that is deleted', async () => {
    const doctor = await addStaff(here, { clinicId: (await addClinic(here)).id })
    const elsewhere = at(there, doctor.client)
    const change = (set: Partial<typeof users.$inferInsert>) =>
      here.db.orm.update(users).set(set).where(eq(users.id, doctor.userId))
    expect((await elsewhere.get('/patients')).status).toBe(200)
    await change({ roles: ['patient'] })
    expect((await elsewhere.get('/patients')).status).toBe(403)
    await change({ deletedAt: here.clock.now() })
    expect((await elsewhere.get('/users/me')).status).toBe(401)
  })

  it('count wrong passwords together', async () => {
    const { email } = await addPatient(here)
    const attempt = (test: TestApp) =>
      new Client(test).post('/users/login', { email, password: 'Wrong-1234' })
    const answers = await Promise.all(Array.from({ length: 24 }, (_, nth) => attempt(nth % 2 ? here : there)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(14)
    const right = await new Client(there).post('/users/login', { email, password: testPassword })
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('give one new pair to requests that meet both with the same old token', async () => {
    const { client } = await addPatient(here)
    const copies = Array.from({ length: 10 }, (_, nth) => at(nth % 2 ? here : there, client))
    const answers = await Promise.all(copies.map((copy) => copy.get('/token/refresh')))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(copies.map(({ cookies }) => cookies.refreshToken)).size).toBe(1)
  })
})

describe('the end of a session', () => {
  it('comes when the environment says', async () => {
    const test = await createTestApp({ env: { SESSION_IDLE_MINUTES: '2', SESSION_MAX_HOURS: '0.1' } })
    const idle = await addPatient(test)
    const busy = await addPatient(test)
    test.clock.advance({ seconds: 90 })
    expect((await busy.client.get('/users/me')).status).toBe(200)
    test.clock.advance({ seconds: 40 })
    expect((await idle.client.get('/users/me')).status).toBe(401)
    for (let minute = 0; minute < 3; minute += 1) {
      expect((await busy.client.get('/users/me')).status).toBe(200)
      test.clock.advance({ minutes: 1 })
    }
    expect((await busy.client.get('/users/me')).status).toBe(200)
    test.clock.advance({ minutes: 1 })
    expect((await busy.client.get('/users/me')).status).toBe(401)
    await test.close()
  })
})
