import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { rowsOf } from '../../db/client.ts'
import { erasures } from '../../db/schema/erasures.ts'
import { files } from '../../db/schema/files.ts'
import { histories } from '../../db/schema/histories.ts'
import { outbox } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { upload } from '../../testing/multipart.ts'
import { launchServer, type ServerProcess } from '../../testing/server-process.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepOrphans } from '../files/sweep-orphans.ts'
import { readSession } from '../identity/sessions/read-session.ts'
import { sweepMails } from '../notifications/sweep-mails.ts'
import { erasePatient } from './erase-patient.ts'

let test: TestApp
let admin: Awaited<ReturnType<typeof addStaff>>
let patient: Awaited<ReturnType<typeof addPatient>>
const servers: ServerProcess[] = []

beforeAll(async () => {
  // The process goes by the time of day, and so do the sessions that it is shown.
  test = await createTestApp({ database: 'postgres', now: new Date().toISOString() })
})
beforeEach(async () => {
  const clinic = await addClinic(test)
  admin = await addStaff(test, { roles: ['admin'] })
  patient = await addPatient(test, { clinicId: clinic.id })
  const doctor = await addStaff(test, { clinicId: clinic.id })
  const condition = { name: 'Asthma', details: 'Mild', since: '2026-01-01' }
  await doctor.client.post(`/histories/${patient.historyId}/condition`, condition)
  const bytes = Buffer.alloc(1000)
  await upload(test, doctor.client, `/histories/${patient.historyId}/image`, { name: 'x.png', bytes })
  await patient.client.post('/users/forgot-password', { email: patient.email })
  await readMails(test)
})
afterAll(async () => {
  await Promise.all(servers.map(({ kill }) => kill('SIGKILL')))
  await test.close()
})

function start(): ServerProcess {
  const server = launchServer({ DATABASE_URL: test.databaseUrl ?? '', DATA_DIR: test.env.DATA_DIR })
  servers.push(server)
  return server
}

const erase = async ({ listening }: ServerProcess) =>
  fetch(`${await listening}/patients/${patient.id}/erasure`, {
    method: 'POST',
    headers: { cookie: `token=${admin.client.cookies.token}` },
  })
const certificates = () => test.db.orm.select().from(erasures).where(eq(erasures.patientId, patient.id))
const keptMails = async () => {
  const rows = await test.db.orm.select({ id: outbox.id }).from(outbox)
  const known = new Set(rows.map(({ id }) => `${id}.eml`))
  const names = await readdir(join(test.env.DATA_DIR, 'outbox'))
  return names.filter((name) => !known.has(name))
}

it('killed in the middle has erased nothing, and the next one does it whole', async () => {
  const server = start()
  await server.listening
  const blocker = new pg.Client({ connectionString: test.databaseUrl ?? '' })
  await blocker.connect()
  await blocker.query('begin')
  // The certificate is written last: by then every row of the person is deleted, in a transaction that is not over.
  await blocker.query('lock table erasures in share row exclusive mode')
  const answer = erase(server).then(
    ({ status }) => status,
    () => 'none',
  )
  const waiting = sql`select pid from pg_locks
    where relation = 'erasures'::regclass and not granted and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(() => rowsOf(test.db.orm, waiting), { timeout: 60_000 }).toHaveLength(1)
  await server.kill('SIGKILL')
  expect(await answer).toBe('none')
  await blocker.query('rollback')
  await blocker.end()

  expect((await patient.client.get(`/histories/${patient.id}`)).body.currentConditions).toHaveLength(1)
  expect(await certificates()).toEqual([])
  const again = await erase(start())
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ remains: [], files: { fate: 'locked', count: 1 } })
  expect(await certificates()).toHaveLength(1)
  expect((await patient.client.get('/users/me')).status).toBe(401)
}, 300_000)

it('killed once the rows are gone leaves mails and bytes that are swept when it starts again', async () => {
  const long = new Date(test.clock.now().getTime() - 3650 * 86_400_000)
  await test.db.orm
    .update(histories)
    .set({ changedAt: long, createdAt: long })
    .where(eq(histories.patientId, patient.id))
  const [file] = await test.db.orm.select().from(files).where(eq(files.historyId, patient.historyId))
  const key = file?.storageKey ?? ''
  const caller = await readSession(test.deps, admin.client.cookies.token, '127.0.0.1')
  const forget = () => Promise.reject(new Error('killed'))
  const dying: Deps = { ...test.deps, mailer: { ...test.deps.mailer, forget } }
  await expect(erasePatient(dying, caller, patient.id)).rejects.toThrow('killed')
  expect(await certificates()).toMatchObject([{ locked: null, certificate: { files: { fate: 'gone' } } }])
  const left = await test.deps.files.open(key)
  expect(left).not.toBeNull()
  left?.destroy()
  expect(await keptMails()).not.toEqual([])

  // Bytes that no row names may belong to an upload that is under way, for a day.
  test.clock.advance({ hours: 25 })
  await sweepOrphans(test.deps)
  await sweepMails(test.deps)
  expect(await test.deps.files.open(key)).toBeNull()
  expect(await keptMails()).toEqual([])
})
