import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/client.ts'
import { partitionsOf } from '../../db/months.ts'
import { audit } from '../../db/schema/audit.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { idAt, momentOf } from '../../db/timed-ids.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { databaseKinds } from '../../testing/test-database.ts'
import { queueMail } from '../../write/queue-mail.ts'
import { keepAllMonths } from './keep-months.ts'

const tables = ['audit', 'notifications', 'outbox'] as const
type Table = (typeof tables)[number]

describe.each(databaseKinds)('the months of tables on %s', (database) => {
  let test: TestApp
  /** The first instant of the first month to be made: after the one in which the database was. */
  let first: Date

  beforeEach(async () => {
    test = await createTestApp({ database })
    first = momentOf((await partitionsOf(test.db.orm, 'audit')).at(-1)?.from ?? '') ?? new Date(0)
  })
  afterEach(() => test.close())

  /** In the middle of the month that is so many after the first. */
  const inMonth = (months: number) =>
    new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 15))
  const nameOf = (table: Table, months: number) =>
    `${table}_${inMonth(months).toISOString().slice(0, 7).replace('-', '_')}`
  const namesOf = async (table: Table) => (await partitionsOf(test.db.orm, table)).map(({ name }) => name)
  const keepAt = (moment: Date) => {
    test.clock.set(moment.toISOString())
    return keepAllMonths(test.deps)
  }

  /** A row of each table; where it came to lie, by table. */
  async function put(id: string, mail: Partial<typeof outbox.$inferInsert> = { sentAt: new Date() }) {
    const at = new Date()
    const { orm } = test.db
    await orm.insert(audit).values({ id, at, action: 'x', outcome: 'done', entity: 'x' })
    await orm.insert(notifications).values({ id, userId: 'x', kind: 'message', at, facts: {} })
    const content = { kind: 'genetic-study', recipient: 'x', payload: {} }
    await orm.insert(outbox).values({ ...content, id, nextAttemptAt: at, createdAt: at, ...mail })
  }

  async function placesOf(id: string): Promise<Partial<Record<Table, string>>> {
    const found = await rowsOf<{ table: string; place: string }>(
      test.db.orm,
      sql`select 'audit' "table", tableoid::regclass::text place from audit where id = ${id}
        union all select 'notifications', tableoid::regclass::text from notifications where id = ${id}
        union all select 'outbox', tableoid::regclass::text from outbox where id = ${id}`,
    )
    return Object.fromEntries(found.map(({ table, place }) => [table, place]))
  }
  const places = (of: (table: Table) => string) =>
    Object.fromEntries(tables.map((table) => [table, of(table)]))

  it('have a place for every id, and its own as soon as there is one', async () => {
    const ids = { past: idAt(new Date(0)), none: 'x', soon: idAt(inMonth(1)), late: idAt(inMonth(99)) }
    for (const id of Object.values(ids)) await put(id)
    expect(await placesOf(ids.past)).toEqual(places((table) => `${table}_before`))
    for (const id of [ids.none, ids.soon, ids.late])
      expect(await placesOf(id)).toEqual(places((table) => `${table}_after`))
    await keepAt(inMonth(0))
    expect(await namesOf('audit')).toEqual([
      'audit_before',
      ...[0, 1, 2].map((month) => nameOf('audit', month)),
      'audit_after',
    ])
    expect(await placesOf(ids.soon)).toEqual(places((table) => nameOf(table, 1)))
    for (const id of [ids.none, ids.late])
      expect(await placesOf(id)).toEqual(places((table) => `${table}_after`))
  })

  it('lose nothing when nobody made one for a year', async () => {
    const ids = Array.from({ length: 12 }, (_, month) => idAt(inMonth(month)))
    for (const id of ids) await put(id)
    await keepAt(inMonth(1))
    for (const [month, id] of ids.entries())
      expect((await placesOf(id)).audit).toBe(month < 4 ? nameOf('audit', month) : 'audit_after')
    await keepAt(inMonth(11))
    for (const [month, id] of ids.entries()) expect((await placesOf(id)).audit).toBe(nameOf('audit', month))
  })

  it('go when all of their rows have been kept long enough: the trays’ after 90 days, mails’ after two years', async () => {
    await keepAt(inMonth(0))
    const ids = [idAt(new Date(first.getTime() - 1)), idAt(inMonth(0)), idAt(inMonth(1))]
    for (const id of ids) await put(id)
    const left = async (table: Table) => {
      const found = await Promise.all(ids.map(async (id) => (await placesOf(id))[table] !== undefined))
      return found.map(Number).join('')
    }
    const days = (from: Date, count: number) => new Date(from.getTime() + count * 86_400_000)
    const second = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1))
    for (const [at, ofTrays, ofMails] of [
      [days(first, 89), '111', '111'],
      [days(first, 90), '011', '111'],
      [days(second, 89), '011', '111'],
      [days(second, 90), '001', '111'],
      [days(first, 730), '000', '111'],
      [days(first, 731), '000', '011'],
      [days(second, 731), '000', '001'],
    ] as const) {
      await keepAt(at)
      expect([await left('notifications'), await left('outbox'), await left('audit')]).toEqual([
        ofTrays,
        ofMails,
        '111',
      ])
    }
    // Also of what would have lain there there is a place.
    await put(idAt(new Date(0)))
    expect((await namesOf('notifications'))[0]).toBe('notifications_before')
  })

  it('stay while a mail waits in them, however old', async () => {
    await keepAt(inMonth(0))
    const waiting = idAt(inMonth(0))
    await put(waiting, {})
    await keepAt(inMonth(36))
    expect((await placesOf(waiting)).outbox).toBe(nameOf('outbox', 0))
    await test.db.orm.update(outbox).set({ failedAt: test.clock.now() })
    await keepAllMonths(test.deps)
    expect((await placesOf(waiting)).outbox).toBeUndefined()
  })

  it('are made once however many do it', async () => {
    test.clock.set(inMonth(5).toISOString())
    await Promise.all(Array.from({ length: 6 }, () => keepAllMonths(test.deps)))
    expect(await namesOf('outbox')).toHaveLength(10)
    expect(new Set(await namesOf('outbox')).size).toBe(10)
  })

  it('hold what is on record as the table does', async () => {
    await keepAt(inMonth(0))
    await put(idAt(inMonth(0)))
    for (const name of await namesOf('audit')) {
      const part = sql.identifier(name)
      for (const statement of [
        sql`update ${part} set action = 'y'`,
        sql`delete from ${part}`,
        sql`truncate ${part}`,
      ])
        await expect(test.db.orm.execute(statement), name).rejects.toMatchObject({ cause: { code: '42501' } })
    }
  })

  it('know the key of a mail in every month', async () => {
    const queue = (now: Date) =>
      test.db.transaction((tx) =>
        queueMail(
          { tx, now },
          {
            to: 'x',
            content: { kind: 'password-changed', language: 'en' },
            dedupeKey: 'once',
          },
        ),
      )
    await keepAt(inMonth(0))
    await queue(inMonth(0))
    await queue(inMonth(1))
    await Promise.all([queue(inMonth(1)), queue(inMonth(2))])
    expect(await test.db.orm.select().from(outbox)).toHaveLength(1)
  })

  if (database === 'postgres')
    it('wait for nobody: while somebody reads the table, it is tried another time', async () => {
      test.clock.set(inMonth(0).toISOString())
      await test.db.transaction(async (tx) => {
        await tx.execute(sql`select from audit`)
        const began = performance.now()
        await keepAllMonths(test.deps)
        expect(performance.now() - began).toBeLessThan(5_000)
      })
      expect(await namesOf('audit')).toHaveLength(2)
      expect(await namesOf('outbox')).toHaveLength(5)
      await keepAllMonths(test.deps)
      expect(await namesOf('audit')).toHaveLength(5)
    })
})
