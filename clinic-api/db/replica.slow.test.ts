import { Client as Connection } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { lookAtReplica } from '../services/operation/look-at-replica.ts'
import { addClinic, addPatient, addShift, addStaff, newDni } from '../testing/fixtures.ts'
import { type PostgresServer, type Replica, startPostgres } from '../testing/postgres-server.ts'
import { createTestApp, longSessions, type TestApp } from '../testing/test-app.ts'
import { openDatabase } from './client.ts'

const token = 'a token for tests of replicas'

let server: PostgresServer
let replica: Replica
/** Two processes of the clinic API on one database and one replica. */
let test: TestApp
let other: TestApp
let people: Awaited<ReturnType<typeof addPeople>>

beforeAll(async () => {
  // A commit is in the log that a replica gets before it is answered.
  server = await startPostgres(['fsync=off', 'synchronous_commit=on', 'full_page_writes=off'])
  replica = await server.addReplica()
  const options = {
    database: new URL(`${server.url}/postgres`),
    env: { ...longSessions, DATABASE_READ_URL: `${replica.url}/postgres`, METRICS_TOKEN: token },
  }
  test = await createTestApp(options)
  other = await createTestApp(options)
  people = await addPeople()
}, 120_000)
afterAll(async () => {
  await test?.close()
  await other?.close()
  await server?.stop()
})
beforeEach(() => askReplica('select pg_wal_replay_resume()'))

/** The replica has all there is, and both processes have asked half a second ago how far it has to be. */
async function level() {
  for (const app of [test, other]) {
    app.clock.advance({ minutes: 1 })
    await found(people.boss, 'Nadie', app)
  }
  await expect.poll(isLevel, { timeout: 30_000 }).toBe(true)
  for (const app of [test, other]) app.clock.advance({ seconds: 0.5 })
}

async function addPeople() {
  const clinic = await addClinic(test)
  const of = (roles: ('doctor' | 'clinicadmin')[]) => addStaff(test, { clinicId: clinic.id, roles })
  return {
    clinic,
    doctor: await of(['doctor']),
    desk: await of(['clinicadmin']),
    boss: await of(['clinicadmin']),
  }
}

async function ask(url: string, text: string, values: unknown[] = []) {
  const connection = new Connection({ connectionString: `${url}/postgres` })
  await connection.connect()
  try {
    return (await connection.query(text, values)).rows
  } finally {
    await connection.end()
  }
}

const askReplica = (text: string, values?: unknown[]) => ask(replica.url, text, values)

async function isLevel(): Promise<boolean> {
  const [{ place }] = await ask(server.url, 'select pg_current_wal_insert_lsn()::text place')
  const [{ level }] = await askReplica('select pg_last_wal_replay_lsn() >= $1::pg_lsn level', [place])
  return level
}

const readsOf = ({ db }: TestApp) => db.replicaReads?.()

/** The first name of the patient as somebody's search shows it, in one of the processes. */
async function found(by: { client: { cookies: Record<string, string> } }, surname: string, at: TestApp) {
  const { token: cookie = '' } = by.client.cookies
  const answer = await at.app.inject({
    url: `/api/v1/search?q=${encodeURIComponent(surname)}`,
    cookies: { token: cookie },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().patients.map(({ name }: { name: string }) => name)
}

it('shows others what is a second old at most, and the writer what they wrote, in every process', async () => {
  const { desk, boss } = people
  await level()
  const start = readsOf(test)?.replica ?? 0
  for (const app of [test, other]) expect(await found(boss, 'Reciente', app)).toEqual([])
  expect(readsOf(test)?.replica).toBeGreaterThan(start)

  await askReplica('select pg_wal_replay_pause()')
  const person = { name: 'Nuria', surname: 'Reciente', birthdate: '1980-05-17', dni: newDni() }
  const contact = { email: 'reciente@example.test', phone: '' }
  const { status } = await desk.client.post('/patients/quick', { ...person, ...contact })
  expect(status).toBe(201)
  for (const app of [test, other]) {
    expect(await found(desk, 'Reciente', app)).toEqual(['Nuria'])
    expect(await found(boss, 'Reciente', app)).toEqual([])
  }
  const behind = readsOf(other)?.behind ?? 0
  expect(behind).toBeGreaterThan(0)

  for (const app of [test, other]) {
    app.clock.advance({ seconds: 1.5 })
    expect(await found(boss, 'Reciente', app)).toEqual(['Nuria'])
  }
  expect(readsOf(other)?.behind).toBeGreaterThan(behind)

  await askReplica('select pg_wal_replay_resume()')
  await level()
  const { replica: answered = 0 } = readsOf(test) ?? {}
  expect(await found(desk, 'Reciente', test)).toEqual(['Nuria'])
  expect(readsOf(test)?.replica).toBeGreaterThan(answered)
})

it('decides nothing by the replica: who is signed in, who may, what is taken, what is live', async () => {
  const { clinic, desk } = people
  const doctor = await addStaff(test, { clinicId: clinic.id })
  const patients = await Promise.all([1, 2].map(() => addPatient(test, { clinicId: clinic.id })))
  await addShift(test, doctor, '2026-11-23T08:00:00.000Z')
  await level()
  await askReplica('select pg_wal_replay_pause()')

  const [first, second] = patients
  const book = (by: typeof first) =>
    by?.client.post('/appointments', {
      patientId: by.id,
      clinicId: clinic.id,
      doctorId: doctor.id,
      appointmentDate: '2026-11-23T08:00:00.000Z',
    })
  expect((await book(first))?.status).toBe(201)
  expect((await book(second))?.status).toBe(409)
  const week = `/appointments?doctorId=${doctor.id}&from=2026-11-23T00:00:00.000Z&to=2026-11-24T00:00:00.000Z`
  expect((await desk.client.get(week)).body).toHaveLength(1)

  expect((await first?.client.get('/search?q=Ana'))?.status).toBe(200)
  expect((await first?.client.post('/logout', {}))?.status).toBeLessThan(300)
  expect((await first?.client.get('/search?q=Ana'))?.status).toBe(401)
})

it('goes on without the replica, counts it, and comes back to it', async () => {
  const { clinic, boss } = people
  const patient = await addPatient(test, { clinicId: clinic.id, name: 'Eva' })
  await level()
  await replica.stop()
  const before = readsOf(test)
  expect(await found(boss, patient.surname, test)).toEqual(['Eva'])
  expect(await found(boss, patient.surname, test)).toEqual(['Eva'])
  const after = readsOf(test)
  expect(after?.replica).toBe(before?.replica)
  expect(after?.away).toBeGreaterThan(before?.away ?? 0)
  const { body } = await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect(body).toContain(`consulta_replica_reads_total{outcome="away"} ${after?.away}`)

  await replica.start()
  await level()
  expect(await found(boss, patient.surname, test)).toEqual(['Eva'])
  expect(readsOf(test)?.replica).toBeGreaterThan(after?.replica ?? 0)
})

it('is looked at by the doctor, who knows a replica that is none, and one that is another’s', async () => {
  await level()
  const at = (url: string) => lookAtReplica(`${url}/postgres`, test.db)
  expect(await at(replica.url)).toMatchObject({ verdict: 'ok', says: expect.stringContaining('Follows') })
  expect(await at(server.url)).toMatchObject({
    verdict: 'advice',
    says: expect.stringContaining('no replica'),
  })
  const stranger = (await fetch(inject('postgresBroker'))).text()
  expect(await at(await stranger)).toMatchObject({
    verdict: 'fault',
    says: expect.stringContaining('no copy'),
  })
  const away = 'postgres://doctor:hidden-word@127.0.0.1:1'
  const finding = await at(away)
  expect(finding).toMatchObject({ verdict: 'fault', says: expect.stringContaining('cannot be reached') })
  expect(finding.says).not.toContain('hidden-word')
})

it('never writes through it, and takes no other server for a replica', async () => {
  const db = await openDatabase({
    databaseUrl: `${server.url}/postgres`,
    readUrl: `${server.url}/postgres`,
    dataDir: '',
  })
  const old = db.onReplica?.(null)
  expect(await old?.run({ name: 'one', text: 'select 1 one' }, [])).toEqual([{ one: 1 }])
  expect(db.replicaReads?.()).toEqual({ replica: 0, behind: 1, away: 0 })
  await db.close()
})
