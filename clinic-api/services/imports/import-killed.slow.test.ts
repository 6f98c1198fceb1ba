import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../../db/client.ts'
import { addClinic, addStaff, newDni, unique } from '../../testing/fixtures.ts'
import { upload } from '../../testing/multipart.ts'
import { launchServer, type ServerProcess } from '../../testing/server-process.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let owner: Awaited<ReturnType<typeof addStaff>>
const servers: ServerProcess[] = []

beforeAll(async () => {
  // The process goes by the time of day, and so do the sessions that it is shown.
  test = await createTestApp({ database: 'postgres', now: new Date().toISOString() })
  owner = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
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

/** Everything that a run says; it breaks off when the process is killed. */
async function run({ listening }: ServerProcess, id: string): Promise<string> {
  const answer = await fetch(`${await listening}/imports/${id}/run`, {
    method: 'POST',
    headers: { cookie: `token=${owner.client.cookies.token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  return answer.text()
}

const countAll = () =>
  rowsOf(
    test.db.orm,
    sql`select (select count(*)::int from users) users, (select count(*)::int from patients) patients,
      (select count(*)::int from histories) histories, (select count(*)::int from patient_clinics) links,
      (select count(*)::int from name_words) words, (select count(*)::int from audit) acts`,
  )

it('killed in the middle of the writing has written nothing, and is run again', async () => {
  const lines = Array.from({ length: 1500 }, (_, place) =>
    ['Ana', `Apellido${place}`, '1990-01-03', newDni(), `killed${unique()}@example.test`].join(';'),
  )
  const bytes = Buffer.from(['name;surname;birthdate;dni;email', ...lines, ''].join('\n'))
  const { body } = await upload(test, owner.client, '/imports?kind=patients', { name: 'all.csv', bytes })
  expect(body).toMatchObject({ state: 'checked', registers: 1500 })
  const before = await countAll()

  const server = start()
  await server.listening
  const blocker = new pg.Client({ connectionString: test.databaseUrl ?? '' })
  await blocker.connect()
  await blocker.query('begin')
  // The registered people are noted last: by then a thousand rows are in a transaction that is not over.
  await blocker.query('lock table imported_patients in share row exclusive mode')
  const said = run(server, body._id).then(
    (text) => text,
    () => 'broken off',
  )
  const waiting = sql`select pid from pg_locks where relation = 'imported_patients'::regclass and not granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(() => rowsOf(test.db.orm, waiting), { timeout: 60_000 }).toHaveLength(1)
  await server.kill('SIGKILL')
  expect(await said).toBe('broken off')
  await blocker.query('rollback')
  await blocker.end()

  const next = start()
  expect(await countAll()).toEqual(before)
  expect((await owner.client.get(`/imports/${body._id}`)).body).toMatchObject({
    state: 'checked',
    registers: 1500,
    uninvited: 0,
    endedAt: null,
  })
  expect(await run(next, body._id)).toContain('{"state":"done","registered":1500,"linked":0}')
  expect((await owner.client.get(`/imports/${body._id}`)).body).toMatchObject({
    state: 'done',
    uninvited: 1500,
  })
}, 300_000)
