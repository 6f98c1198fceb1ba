import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../db/schema/audit.ts'
import { notifications } from '../db/schema/notifications.ts'
import { outbox } from '../db/schema/outbox.ts'
import { users } from '../db/schema/users.ts'
import { ApiError } from '../errors.ts'
import type { Caller } from '../policy/caller.ts'
import { addUser } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { databaseKinds } from '../testing/test-database.ts'
import { liveChannel } from './announce.ts'
import { type Act, type Intent, write, writeWithoutSession } from './write.ts'

describe.each(databaseKinds)('a write on %s', (database) => {
  let test: TestApp
  let user: Awaited<ReturnType<typeof addUser>>
  let caller: Caller

  beforeAll(async () => {
    test = await createTestApp({ database })
    user = await addUser(test, ['doctor'])
    const nothing = { sessionId: '', staffId: null, doctorId: null, clinicId: null, patientId: null }
    caller = { ...nothing, userId: user.id, roles: ['doctor'], address: '203.0.113.7' }
  })
  afterAll(() => test.close())

  const own = (): Intent => ({ action: 'user.security', subject: { userId: user.id } })
  const rename = ({ tx }: Pick<Act, 'tx'>, email: string) =>
    tx.update(users).set({ email }).where(eq(users.id, user.id))
  const emailNow = async () => (await test.db.orm.select().from(users).where(eq(users.id, user.id)))[0]?.email
  const traces = (action: string) => test.db.orm.select().from(audit).where(eq(audit.action, action))

  it('keeps what it wrote with who did it, when, from where', async () => {
    const answer = await write(test.deps, caller, own(), async (act) => {
      await rename(act, 'kept@example.test')
      return act.audit({ action: 'test.kept', entity: 'user', entityId: user.id }, 'done')
    })
    expect(answer).toBe('done')
    expect(await emailNow()).toBe('kept@example.test')
    const now = test.clock.now()
    const trace = { actorId: user.id, address: '203.0.113.7', entityId: user.id, outcome: 'done', at: now }
    expect(await traces('test.kept')).toMatchObject([trace])
  })

  it.each([
    ['403', 'of nobody with these roles', { action: 'user.reset-2fa', subject: { userId: 'x' } }],
    ['404', 'on the record of somebody else', { action: 'user.security', subject: { userId: 'x' } }],
  ] as const)('is refused with %s when it is %s, before any of it is done', async (status, _why, intent) => {
    let begun = false
    const refused = write(test.deps, caller, intent, async (act) => {
      begun = true
      return act.audit({ action: 'test.refused', entity: 'user' })
    })
    await expect(refused).rejects.toMatchObject({ status: Number(status) })
    expect(begun).toBe(false)
  })

  it('is refused with 404 for a record that is not there', async () => {
    const intent = { action: 'user.security', find: async () => null, subject: () => own().subject } as const
    const refused = write(test.deps, caller, intent, (act) => act.audit({ action: 'x', entity: 'user' }))
    await expect(refused).rejects.toMatchObject({ status: 404 })
  })

  it('that says it changed nothing takes back what it wrote and mailed', async () => {
    const before = await emailNow()
    const answer = await write(test.deps, caller, own(), async (act) => {
      await rename(act, 'taken-back@example.test')
      await act.mail({ to: 'nobody@example.test', content: { kind: 'password-reset', language: 'en' } })
      await act.audit({ action: 'test.taken-back', entity: 'user' })
      return act.unchanged('as it was')
    })
    expect(answer).toBe('as it was')
    expect(await emailNow()).toBe(before)
    expect(await traces('test.taken-back')).toEqual([])
    expect(
      await test.db.orm.select().from(outbox).where(eq(outbox.recipient, 'nobody@example.test')),
    ).toEqual([])
  })

  it('tells other processes once it commits, also what it says after its audit row, and nothing when it fails', async () => {
    const heard: string[] = []
    const stop = await test.db.listen(liveChannel, (payload) => heard.push(JSON.parse(payload).sessionId))
    const say = (act: Act, sessionId: string) => act.announce({ type: 'session.revoked', sessionId })
    const failed = write(test.deps, caller, own(), async (act) => {
      await say(act, 'never')
      await act.audit({ action: 'test.said', entity: 'user' })
      throw new Error('on the way')
    })
    await expect(failed).rejects.toThrow('on the way')
    await write(test.deps, caller, own(), async (act) => {
      await say(act, 'first')
      await say(act, 'second')
      const ended = await act.audit({ action: 'test.said', entity: 'user' })
      await say(act, 'last')
      return ended
    })
    await expect.poll(() => heard).toEqual(['first', 'second', 'last'])
    expect(await traces('test.said')).toHaveLength(1)
    await stop()
  })

  it('tells several people several things by one insert, and nobody of their own act', async () => {
    const other = await addUser(test, ['doctor'])
    await write(test.deps, caller, own(), async (act) => {
      await act.notify(
        { to: [other.id, user.id, other.id], about: { kind: 'hours-changed' } },
        { to: [other.id], about: { kind: 'message', threadId: 'a-thread' } },
        { to: [user.id], about: { kind: 'password-changed' } },
      )
      return act.audit({ action: 'test.notified', entity: 'user' })
    })
    const kindsOf = async (userId: string) =>
      (await test.db.orm.select().from(notifications).where(eq(notifications.userId, userId)))
        .map(({ kind }) => kind)
        .sort()
    expect(await kindsOf(other.id)).toEqual(['hours-changed', 'message'])
    expect(await kindsOf(user.id)).toEqual(['password-changed'])
  })

  it('leaves nothing when it fails, not even the trace', async () => {
    const before = await emailNow()
    const failed = write(test.deps, caller, own(), async (act) => {
      await rename(act, 'failed@example.test')
      await act.audit({ action: 'test.failed', entity: 'user' })
      throw new Error('on the way')
    })
    await expect(failed).rejects.toThrow('on the way')
    expect(await emailNow()).toBe(before)
    expect(await traces('test.failed')).toEqual([])
  })

  it('answers a broken constraint in its own words', async () => {
    const taken = await addUser(test, ['doctor'])
    const conflict = (constraint: string) => new ApiError('duplicate', constraint)
    const refused = write(test.deps, caller, { ...own(), conflict }, async (act) => {
      await rename(act, taken.email)
      return act.audit({ action: 'test.conflict', entity: 'user' })
    })
    await expect(refused).rejects.toMatchObject({ status: 400, message: 'users_email_unique' })
  })

  it('without a session names its actor itself', async () => {
    const visitor = { address: '203.0.113.8', language: null }
    await writeWithoutSession(test.deps, visitor, (act) =>
      act.audit({ action: 'test.visitor', entity: 'user', actorId: null }),
    )
    expect(await traces('test.visitor')).toMatchObject([{ actorId: null, address: '203.0.113.8' }])
  })
})

it('a write does not compile without permission or end', () => {
  const notEnded = (test: TestApp, caller: Caller) => [
    // @ts-expect-error: a write ends in an audit row or says that nothing changed
    write(test.deps, caller, { action: 'user.security', subject: {} }, async () => 'done'),
    // @ts-expect-error: a write says for what and on whose record permission is asked
    write(test.deps, caller, {}, (act) => act.audit({ action: 'x', entity: 'x' })),
    // @ts-expect-error: services are handed nothing that writes
    test.deps.db.orm.insert(users),
    // @ts-expect-error: nor a transaction
    test.deps.db.transaction(async () => {}),
  ]
  expect(notEnded).toBeTypeOf('function')
})
