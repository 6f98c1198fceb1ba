import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#contract/durations'
import { appointments } from '../db/schema/appointments.ts'
import { outbox } from '../db/schema/outbox.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { launchServer, type ServerProcess } from '../testing/server-process.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

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
