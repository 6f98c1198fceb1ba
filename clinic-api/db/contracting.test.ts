import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { deliverDueMail } from '../services/notifications/deliver.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { readMails } from '../testing/mails.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { queueMail, takeBackMails } from '../write/queue-mail.ts'
import { openDatabase, type Reader, rowsOf } from './client.ts'
import { applyOnce, contracting, knownMigrations, migrate } from './migrate.ts'
import { partitionsOf } from './months.ts'
import { idAt } from './timed-ids.ts'

/** The last one of the version whose statements stand below. */
const lastBefore = '0046_imports'

const at = '2026-11-16T07:00:00.000Z'
const letter = JSON.stringify({ language: 'en', clinicName: null })

/** Mails as that version writes, claims, and takes back, by the clock of the test; `npm run test:upgrade` runs all of it. */
const before = {
  queue: (key: string, undoId: string | null = null) =>
    sql`insert into outbox (id, kind, recipient, payload, dedupe_key, undo_id, next_attempt_at, created_at)
      values (${idAt(new Date(at))}, 'genetic-study', 'before@example.test', ${letter}, ${key}, ${undoId}, ${at}, ${at})
      on conflict (dedupe_key) do nothing`,
  claim: sql`update outbox set attempts = attempts + 1, next_attempt_at = ${at}::timestamptz + interval '5 minutes'
    where id in (
      select id from outbox where sent_at is null and failed_at is null and next_attempt_at <= ${at}::timestamptz
      order by next_attempt_at limit 10 for update skip locked
    ) returning id, kind, recipient, payload, attempts`,
  takeBack: (undoId: string) => sql`delete from outbox where undo_id = ${undoId}`,
}

describe('a database on which the version before may still run', () => {
  let test: TestApp
  let database: TestDatabase

  beforeAll(async () => {
    database = await openEmptyDatabase()
    const { db, url } = database
    const known = await knownMigrations()
    for (const tag of known.slice(0, known.indexOf(lastBefore) + 1))
      await db.transaction((tx) => applyOnce(tx, 'postgres', tag))
    await db.orm.execute(before.queue('from before'))
    const applied = await migrate(db)
    expect(applied).toContain('0048_outbox_by_month')
    expect(applied.filter((tag) => contracting.includes(tag))).toEqual([])
    test = await createTestApp({ database: new URL(url ?? '') })
  })
  afterAll(async () => {
    await test.close()
    await database.close()
  })

  const queue = (dedupeKey: string, undoId?: string) => {
    const hold = undoId ? { undoId, until: new Date(at) } : undefined
    const content = { kind: 'genetic-study', language: 'en', clinicName: null } as const
    return test.db.transaction((tx) =>
      queueMail({ tx, now: new Date(at), hold }, { to: 'now@example.test', content, dedupeKey }),
    )
  }
  const old = (statement: ReturnType<typeof before.queue>) => database.db.orm.execute(statement)
  const recipients = async (key: string) => {
    const rows = await rowsOf<{ recipient: string }>(
      test.db.orm,
      sql`select recipient from outbox where dedupe_key = ${key}`,
    )
    return rows.map(({ recipient }) => recipient.split('@')[0])
  }

  it('takes a mail once, whichever version comes first', async () => {
    await queue('from before')
    expect(await recipients('from before')).toEqual(['before'])
    await old(before.queue('a'))
    await queue('a')
    expect(await recipients('a')).toEqual(['before'])
    await queue('b')
    await old(before.queue('b'))
    expect(await recipients('b')).toEqual(['now'])
  })

  it('takes it once when both come at the same moment', async () => {
    const keys = Array.from({ length: 50 }, (_, number) => `both ${number}`)
    await Promise.all(keys.flatMap((key) => [queue(key), old(before.queue(key))]))
    for (const key of keys) expect(await recipients(key)).toHaveLength(1)
  })

  it('takes again what either version has taken back', async () => {
    await old(before.queue('c', 'undo c'))
    const told = { undoId: 'undo c', from: new Date(at) }
    await test.db.transaction((tx) => takeBackMails({ tx, now: new Date(at) }, told))
    await old(before.queue('c'))
    expect(await recipients('c')).toEqual(['before'])
    await queue('d', 'undo d')
    await old(before.takeBack('undo d'))
    await queue('d')
    expect(await recipients('d')).toEqual(['now'])
  })

  it('gives each mail to one of them', async () => {
    await test.db.orm.execute(sql`delete from outbox`)
    for (let number = 0; number < 8; number += 1) {
      await old(before.queue(`claimed ${number}`))
      await queue(`claimed now ${number}`)
    }
    const [taken] = await Promise.all([
      rowsOf<{ id: string }>(database.db.orm, before.claim),
      deliverDueMail(test.deps),
    ])
    while ((await deliverDueMail(test.deps)) > 0);
    const sent = await rowsOf<{ id: string }>(
      test.db.orm,
      sql`select id from outbox where sent_at is not null or failed_at is not null`,
    )
    const ids = [...taken, ...sent].map(({ id }) => id)
    expect([...new Set(ids)]).toHaveLength(ids.length)
    expect(ids).toHaveLength(16)
  })

  it('takes bookings, and after the last step has all that it had, by month', async () => {
    const clinic = await addClinic(test)
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const patient = await addPatient(test)
    await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 6)
    const book = async (start: string) => {
      const appointmentDate = encodeSlot(Date.parse(start), clinic.timeZone)
      const visit = { patientId: patient.id, clinicId: clinic.id, doctorId: doctor.id, appointmentDate }
      expect(await patient.client.post('/appointments', visit)).toMatchObject({ status: 201 })
    }
    const content = (orm: Reader) =>
      rowsOf(
        orm,
        sql`select o.*, k.key from outbox o full join outbox_keys k on k.key = o.dedupe_key order by o.id, k.key`,
      )
    await book('2026-11-24T09:30:00.000Z')
    const kept = await content(test.db.orm)
    expect(await migrate(database.db, { isAlone: true })).toEqual(contracting)
    expect(await content(test.db.orm)).toEqual(kept)
    expect((await partitionsOf(test.db.orm, 'outbox')).map(({ name }) => name)).toEqual([
      'outbox_before',
      'outbox_after',
    ])
    await book('2026-11-24T10:30:00.000Z')
    const mails = await readMails(test)
    expect(mails.filter(({ to }) => to === patient.email)).toHaveLength(2)
  })

  it('has the schema of one on which nobody ever was', async () => {
    const fresh = await openTestDatabase('postgres')
    expect(await schemaOf(database.db.orm)).toEqual(await schemaOf(fresh.db.orm))
    await fresh.close()
  })
})

it('what is applied at once is applied whole to a database that nobody has used', async () => {
  const { url, close } = await openEmptyDatabase()
  const db = await openDatabase({ databaseUrl: url ?? '', dataDir: '' })
  expect(await migrate(db)).toEqual(await knownMigrations())
  await db.close()
  await close()
})

/** Tables with their columns, indexes, triggers and functions, as the database tells them. */
async function schemaOf(orm: Reader): Promise<unknown[]> {
  return rowsOf(
    orm,
    sql`select 'column' kind, format('%s.%s', table_name, column_name) "name",
        format('%s %s %s', data_type, is_nullable, column_default) definition
      from information_schema.columns where table_schema = 'public'
      union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
      union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select 'function', p.proname, pg_get_functiondef(p.oid) from pg_proc p
        join pg_language l on l.oid = p.prolang and l.lanname in ('plpgsql', 'sql')
        left join pg_depend d on d.objid = p.oid and d.deptype = 'e'
        where p.pronamespace = 'public'::regnamespace and d.objid is null and p.prokind = 'f'
      order by 1, 2, 3`,
  )
}
