import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { addClinic, addStaff } from '../testing/fixtures.ts'
import { createTestApp, longSessions } from '../testing/test-app.ts'

it('the export of a hundred thousand patients holds a page of them at a time', async () => {
  const test = await createTestApp({
    database: 'postgres',
    env: longSessions,
    now: '2026-11-23T07:00:00.000Z',
  })
  onTestFinished(() => test.close())
  const large = await addClinic(test)
  const owner = await addStaff(test, { clinicId: large.id, roles: ['clinicadmin'] })
  const many = 100_000
  const one = sql`generate_series(1, ${many}) n`
  await test.db.orm.execute(sql`alter table patients disable trigger user`)
  await test.db.orm.execute(sql`insert into users (id, email, roles, password_hash, created_at, updated_at)
    select 'u' || n, 'p' || n || '@example.test', '{patient}', 'x', now(), now() from ${one}`)
  await test.db.orm.execute(sql`insert into patients
      (id, user_id, name, surname, birthdate, dni, city, status, recent_at, sort_name, sort_surname, search, created_at, updated_at)
    select 'p' || n, 'u' || n, 'Luis', 'Gómez ' || n, '1980-05-17', 'D' || n, 'Madrid', 'none', now(), 'luis',
      'gomez ' || n, 'luis gomez', now(), now() from ${one}`)
  await test.db.orm.execute(sql`insert into patient_clinics
      (clinic_id, patient_id, sort_name, sort_surname, status, recent_at, created_at)
    select ${large.id}, 'p' || n, 'luis', 'gomez ' || n, 'none', now(), now() from ${one}`)
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { cookie: `token=${owner.client.cookies.token}`, prefer: 'respond-async' }
  const begun = await fetch(`${address}/fhir/R4/$export?_type=Patient`, { headers })
  expect(begun.status).toBe(202)
  const { body } = await fetch(`${begun.headers.get('content-location')}/Patient`, { headers })
  const before = process.memoryUsage().rss
  let [lines, bytes, most] = [0, 0, before]
  for await (const part of body ?? []) {
    bytes += part.length
    for (const byte of part) if (byte === 10) lines += 1
    most = Math.max(most, process.memoryUsage().rss)
  }
  expect(lines).toBe(many)
  const grown = (most - before) / 2 ** 20
  console.info(
    `${Math.round(bytes / 2 ** 20)} MiB of NDJSON, resident memory grew by ${Math.round(grown)} MiB`,
  )
  expect(bytes / 2 ** 20).toBeGreaterThan(30)
  expect(grown).toBeLessThan(256)
}, 240_000)
