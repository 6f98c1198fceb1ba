import { execFileSync } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addClinic, addPatient, addStaff } from '../testing/fixtures.ts'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { openDatabase } from './client.ts'
import { sqlStateOf } from './pg-errors.ts'

let server: PostgresServer
let test: TestApp

beforeAll(async () => {
  server = await startPostgres()
  test = await createTestApp({ database: new URL(`${server.url}/postgres`) })
}, 60_000)
afterAll(async () => {
  await test?.close()
  await server?.stop()
})

const rounds = 3
const readers = 6
const pauseMs = 5

it('answers 503 and nothing worse while PostgreSQL restarts, and goes on by itself', async () => {
  const clinic = await addClinic(test)
  const doctor = await addStaff(test, { clinicId: clinic.id })
  const patient = await addPatient(test, { clinicId: clinic.id })
  const history = `/histories/${patient.historyId}`
  const statuses = new Map<string, number>()
  const kept: string[] = []
  let isOver = false

  async function work(worker: number) {
    for (let count = 0; !isOver; count += 1) {
      const allergy = `Pollen ${worker}-${count}`
      const answers = [
        await doctor.client.get('/users/me'),
        await doctor.client.get(`/appointments/patient/${patient.id}`),
        await patient.client.get(history),
        await doctor.client.post(`${history}/allergy`, { allergy }),
      ]
      if (answers.at(-1)?.status === 201) kept.push(allergy)
      for (const { status, body } of answers) {
        const said = status < 500 ? String(status) : `${status} ${body.message}`
        statuses.set(said, (statuses.get(said) ?? 0) + 1)
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }

  const isUp = async () => (await doctor.client.get('/users/me')).status
  const workers = Array.from({ length: readers }, (_, worker) => work(worker))
  for (let round = 0; round < rounds; round += 1) {
    const before = kept.length
    await expect.poll(() => kept.length, { timeout: 10_000 }).toBeGreaterThan(before)
    await server.restart()
    await expect.poll(isUp, { timeout: 10_000 }).toBe(200)
  }
  isOver = true
  await Promise.all(workers)

  const away = '503 The service is not available at the moment'
  expect([...statuses.keys()].sort()).toEqual(['200', '201', '403', away])
  expect(statuses.get(away)).toBeGreaterThanOrEqual(rounds)
  const { allergies } = (await patient.client.get(history)).body
  expect(kept.filter((each) => !JSON.stringify(allergies).includes(each))).toEqual([])
}, 90_000)

it('gives a connection back that is lost while a transaction begins', async () => {
  const url = `${server.url}/postgres`
  const db = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 1 })
  const ask = () => db.transaction((tx) => tx.execute(sql`select pg_backend_pid() as pid`))
  const { pid } = z.object({ rows: z.tuple([z.object({ pid: z.number() })]) }).parse(await ask()).rows[0]
  // While nothing else happens in this process: it hears of the loss by what it asks next.
  const end = `const client = new (require('pg').Client)(${JSON.stringify(url)})
    client.connect().then(() => client.query('select pg_terminate_backend(${pid})')).then(() => client.end())`
  execFileSync(process.execPath, ['-e', end])
  await expect(ask()).rejects.toThrow()
  expect(z.object({ rows: z.array(z.unknown()) }).parse(await ask()).rows).toHaveLength(1)
  await db.close()
}, 60_000)

it('answers 503 while the server only lets itself be read, as one does from which another took over', async () => {
  const clinic = await addClinic(test)
  const doctor = await addStaff(test, { clinicId: clinic.id })
  const patient = await addPatient(test, { clinicId: clinic.id })
  const add = () => doctor.client.post(`/histories/${patient.historyId}/allergy`, { allergy: 'Pollen' })
  const options = '-c default_transaction_read_only=off'
  const operator = new Client({ connectionString: `${server.url}/postgres`, options })
  await operator.connect()
  async function turn(readOnly: 'on' | 'off') {
    await operator.query(`alter database postgres set default_transaction_read_only = ${readOnly}`)
    await operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres' and pid <> pg_backend_pid()`,
    )
  }
  const stateOfWrite = async () => {
    try {
      await test.db.orm.execute(sql`update users set roles = roles where id = ''`)
      return 'written'
    } catch (error) {
      return sqlStateOf(error)
    }
  }
  await turn('on')
  await expect.poll(stateOfWrite, { timeout: 10_000 }).toBe('25006')
  const away = { status: 503, body: { message: 'The service is not available at the moment' } }
  expect(await add()).toMatchObject(away)
  await turn('off')
  await expect.poll(async () => (await add()).status, { timeout: 10_000 }).toBe(201)
  await operator.end()
}, 60_000)

it('knows a broken pipe from a state of the database', () => {
  const broken = (code: string) => sqlStateOf(Object.assign(new Error('x'), { code }))
  expect([broken('EPIPE'), broken('57P01'), broken('23505')]).toEqual([null, '57P01', '23505'])
})
