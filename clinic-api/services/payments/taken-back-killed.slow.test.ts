import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { audit } from '../../db/schema/audit.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { signTestEvent } from '../../ports/test-payments.ts'
import { eventOf, payingClinic, paymentOf } from '../../testing/paying-clinic.ts'
import { launchServer } from '../../testing/server-process.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('an event whose process is killed while it applies it, or after, is applied once', async () => {
  const now = new Date()
  const test = await createTestApp({
    database: 'postgres',
    now: now.toISOString(),
    env: { CLINIC_DEMO: '1' },
  })
  const folder = await mkdtemp(join(tmpdir(), 'consulta-killed-'))
  const launch = (name: string) =>
    launchServer({
      DATABASE_URL: test.databaseUrl ?? '',
      DATA_DIR: join(folder, name),
      SESSION_SECRET: test.env.SESSION_SECRET ?? '',
      CLINIC_DEMO: '1',
    })
  const { clinicId, pay } = await payingClinic(test)
  const { body: order } = await pay('professional')
  const event = signTestEvent(test.env, eventOf(test, await paymentOf(test, order.url)), now)
  const deliver = (base: string) =>
    fetch(`${base}/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
      body: event.body,
    })
  const clinic = async () => (await test.db.orm.select().from(clinics).where(eq(clinics.id, clinicId)))[0]

  // A write that activates a clinic waits for a lock that the test holds until the first process is dead.
  await test.db.orm.execute(
    sql`create function linger() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(1); return new; end $$`,
  )
  await test.db.orm.execute(
    sql`create trigger linger before update on clinics for each row when (new.active) execute function linger()`,
  )
  const servers = ['one', 'two', 'three'].map(launch)
  const [first, second, third] = servers
  const waiting = sql`select 1 from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`
  await test.db.orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`)
    const lost = deliver((await first?.listening) ?? '').catch(() => 'lost')
    await expect
      .poll(async () => ((await test.db.orm.execute(waiting)) as { rows: unknown[] }).rows.length, {
        timeout: 20_000,
      })
      .toBe(1)
    await first?.kill('SIGKILL')
    expect(await lost).toBe('lost')
  })
  expect(await clinic()).toMatchObject({ active: false })

  // The second one is killed as soon as the event is applied, whether it has answered or not.
  const answered = deliver((await second?.listening) ?? '').catch(() => 'lost')
  await expect.poll(async () => (await clinic())?.active, { timeout: 20_000 }).toBe(true)
  await second?.kill('SIGKILL')
  await answered

  expect((await deliver((await third?.listening) ?? '')).status).toBe(200)
  expect(await clinic()).toMatchObject({ active: true, planId: 'professional', version: 2 })
  const trail = await test.db.orm.select().from(audit).where(eq(audit.action, 'payment.paid'))
  expect(trail).toHaveLength(1)
  await third?.kill('SIGTERM')
  await test.close()
  await rm(folder, { recursive: true, force: true })
  // Two processes start and one is killed, on a machine that may do other work too.
}, 180_000)
