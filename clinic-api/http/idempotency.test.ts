import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appointments } from '../db/schema/appointments.ts'
import { outbox } from '../db/schema/outbox.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { launchServer, type ServerProcess } from '../testing/server-process.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { anyDatabase } from '../testing/test-database.ts'

const dayMs = 86_400_000

describe.each(anyDatabase)('an Idempotency-Key on %s', (database) => {
  let test: TestApp
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database })
    const clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    patient = await addPatient(test, { clinicId: clinic.id })
  })
  afterAll(() => test.close())

  const note = (allergy: string, key: string) =>
    doctor.client.call('POST', `/histories/${patient.historyId}/allergy`, {
      body: { allergy },
      headers: { 'idempotency-key': key },
    })

  it('is good for one write, however many ask at once, and for its answer', async () => {
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 6 }, () => note('Pollen', key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 201 })
    expect((await note('Pollen', key)).headers['idempotency-replayed']).toBe('true')
    const other = await note('Dust', key)
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const { body } = await doctor.client.get(`/histories/${patient.historyId}`)
    expect(body.allergies).toEqual(['Pollen'])
  })

  it('says the same refusal again', async () => {
    const options = {
      body: { name: 'x', details: 'x', since: '2026-01-01' },
      headers: { 'idempotency-key': newId() },
    }
    const path = `/histories/${patient.historyId}/condition/${newId()}`
    const first = await doctor.client.call('PUT', path, options)
    expect(first.status).toBe(404)
    const again = await doctor.client.call('PUT', path, options)
    expect(again).toMatchObject({
      status: 404,
      body: first.body,
      headers: { 'idempotency-replayed': 'true' },
    })
  })

  it('never does twice what was done when the answer of the first time is lost', async () => {
    const key = newId()
    await note('Latex', key)
    await test.db.orm.execute(sql`update idempotency_keys set status = null, body = null where key = ${key}`)
    expect(await note('Latex', key)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })
})

describe('a booking whose process is killed before it answers', () => {
  let test: TestApp
  let folder: string
  let servers: ServerProcess[]

  beforeAll(async () => {
    // The processes go by the time of day, and so do the sessions that they are shown.
    test = await createTestApp({ database: 'postgres', now: new Date().toISOString() })
    folder = await mkdtemp(join(tmpdir(), 'consulta-killed-'))
    const launch = (name: string) =>
      launchServer({ DATABASE_URL: test.databaseUrl ?? '', DATA_DIR: join(folder, name) })
    servers = [launch('one'), launch('two')]
  })
  afterAll(async () => {
    await Promise.all(servers.map(({ kill }) => kill('SIGKILL')))
    await test.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Keeps answers, and nothing else, from being written down. */
  async function holdAnswers(seconds: number): Promise<void> {
    await test.db.orm.execute(
      sql.raw(`create or replace function hold_answers() returns trigger language plpgsql as $$
        begin if new.status is not null then perform pg_sleep(${seconds}); end if; return new; end $$`),
    )
  }

  it('is answered to the retry at once, stands once and is confirmed', async () => {
    const clinicId = (await addClinic(test)).id
    const [doctor, patient] = [await addStaff(test, { clinicId }), await addPatient(test)]
    const midnight = Math.floor(test.clock.now().getTime() / dayMs) * dayMs
    const start = new Date(midnight + 2 * dayMs + 8 * 3_600_000).toISOString()
    await addShift(test, doctor, start)
    await holdAnswers(60)
    await test.db.orm.execute(
      sql`create trigger hold_answers before insert on idempotency_keys for each row execute function hold_answers()`,
    )
    const [first, second] = servers
    const book = async (server: ServerProcess | undefined) =>
      fetch(`${await server?.listening}/appointments`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `token=${patient.client.cookies.token}`,
          'idempotency-key': 'a-key',
        },
        body: JSON.stringify({
          patientId: patient.id,
          clinicId,
          doctorId: doctor.id,
          appointmentDate: start,
        }),
      })
    const made = () => test.db.orm.select().from(appointments).where(eq(appointments.doctorId, doctor.id))

    await second?.listening
    const lost = book(first).catch(() => 'lost')
    await expect.poll(made, { timeout: 20_000 }).toHaveLength(1)
    await first?.kill('SIGKILL')
    expect(await lost).toBe('lost')
    await holdAnswers(0)

    const begun = performance.now()
    const answer = await book(second)
    expect(performance.now() - begun).toBeLessThan(2_000)
    expect(answer.status).toBe(201)
    const [visit] = await made()
    expect(await answer.json()).toMatchObject({
      appointmentId: visit?.id,
      appointmentDate: start,
      duration: 30,
    })
    expect(await made()).toHaveLength(1)
    const mails = await test.db.orm.select().from(outbox).where(eq(outbox.recipient, patient.email))
    expect(mails).toHaveLength(1)
  })
})
