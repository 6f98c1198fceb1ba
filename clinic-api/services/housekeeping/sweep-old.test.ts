import { count } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '#contract/durations'
import { notifications } from '../../db/schema/notifications.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { idAt } from '../../db/timed-ids.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { batch, sweepOld } from './sweep-old.ts'

describe.each(statementKinds)('what was kept long enough, on %s', (database) => {
  let test: TestApp
  beforeEach(async () => {
    test ??= await createTestApp({ database })
    await test.db.orm.delete(notifications)
    await test.db.orm.delete(outbox)
  })
  afterAll(() => test?.close())

  const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * dayMs)
  const notice = (days: number) => ({
    userId: 'x',
    id: idAt(daysAgo(days)),
    kind: 'message' as const,
    at: daysAgo(days),
    facts: {},
  })
  const mail = (days: number, changes: Partial<typeof outbox.$inferInsert> = { sentAt: daysAgo(days) }) => ({
    id: idAt(daysAgo(days)),
    kind: 'genetic-study',
    recipient: 'x',
    payload: {},
    nextAttemptAt: daysAgo(days),
    createdAt: daysAgo(days),
    ...changes,
  })
  const counts = async () => {
    const [trays] = await test.db.orm.select({ count: count() }).from(notifications)
    const [mails] = await test.db.orm.select({ count: count() }).from(outbox)
    return [trays?.count, mails?.count]
  }

  it('goes from trays after 90 days and from the mails after two years', async () => {
    await test.db.orm.insert(notifications).values([notice(89), notice(91)])
    await test.db.orm
      .insert(outbox)
      .values([mail(730), mail(732), mail(732, { failedAt: daysAgo(732) }), mail(732, {})])
    await sweepOld(test.deps)
    const left = await test.db.orm.select().from(notifications)
    expect(left.map(({ at }) => at)).toEqual([daysAgo(89)])
    // One is younger, and one still waits.
    const mails = await test.db.orm.select().from(outbox).orderBy(outbox.id)
    expect(mails.map(({ createdAt }) => createdAt)).toEqual([daysAgo(732), daysAgo(730)])
    expect(mails[0]?.sentAt).toBeNull()
  })

  it('goes a batch at a time, and stops between two when it is told to', async () => {
    const many = Array.from({ length: batch + 500 })
    await test.db.orm.insert(notifications).values(many.map(() => notice(91)))
    await test.db.orm.insert(outbox).values(many.map(() => mail(732)))
    let transactions = 0
    const db: typeof test.db = {
      ...test.db,
      transaction: (work) => {
        transactions += 1
        return test.db.transaction(work)
      },
    }
    await sweepOld({ ...test.deps, db }, () => transactions === 1)
    expect(await counts()).toEqual([500, batch + 500])
    await sweepOld({ ...test.deps, db })
    expect(await counts()).toEqual([0, 0])
    expect(transactions).toBe(6)
  })

  it('goes once however many do it', async () => {
    await test.db.orm.insert(outbox).values(Array.from({ length: 300 }, () => mail(732)))
    await Promise.all(Array.from({ length: 4 }, () => sweepOld(test.deps)))
    expect(await counts()).toEqual([0, 0])
  })
})
