import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/client.ts'
import { migrateAsOwner } from '../db/owner.ts'
import { audit } from '../db/schema/audit.ts'
import { addClinic, addPatient, addStaff } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { statementKinds } from '../testing/test-database.ts'

describe.each(statementKinds)('what is on record on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let admin: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let stranger: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database })
    clinicId = (await addClinic(test)).id
    admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    patient = await addPatient(test, { clinicId })
    stranger = await addPatient(test)
  })
  afterAll(() => test.close())

  const rows = () => test.db.orm.select().from(audit).orderBy(desc(audit.id))

  it.each([
    ['a profile', () => `/patients/${patient.id}`, () => ({ action: 'patient.read', patientId: patient.id })],
    [
      'a list, as one row',
      () => '/patients',
      () => ({ action: 'patient.list', details: { ids: [patient.id] } }),
    ],
    [
      'an account',
      () => `/users/${patient.userId}`,
      () => ({ action: 'users.read', entityId: patient.userId }),
    ],
    [
      'a calendar',
      () => `/appointments?clinicId=${clinicId}&from=2026-11-16T00:00:00Z&to=2026-11-23T00:00:00Z`,
      () => ({ action: 'appointment.list-range', details: { ids: [] } }),
    ],
    [
      'a day of the team',
      () => `/calendar/team?clinicId=${clinicId}&date=2026-11-24`,
      () => ({ action: 'calendar.read-team', details: { ids: [] } }),
    ],
  ])('is the read of %s', async (_what, path, expected) => {
    expect((await admin.client.get(path())).status).toBe(200)
    const [row] = await rows()
    expect(row).toMatchObject({
      outcome: 'done',
      actorId: admin.userId,
      clinicId,
      address: '127.0.0.1',
      ...expected(),
    })
  })

  it('is the read of one thread, and of those who wait', async () => {
    const { client } = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    const { body: thread } = await patient.client.post('/threads', {
      clinicId,
      subject: 'administration',
      text: 'Sugar is high again',
    })
    expect((await client.get(`/threads/${thread._id}`)).status).toBe(200)
    expect((await rows())[0]).toMatchObject({
      action: 'thread.read',
      entity: 'thread',
      entityId: thread._id,
      patientId: patient.id,
    })
    const wish = { patientId: patient.id, clinicId, specialty: 'family_medicine', weekdays: [1] }
    const joined = await client.post('/waitlist', {
      ...wish,
      from: '09:00',
      to: '12:00',
      until: '2026-11-30',
    })
    expect(joined.status, JSON.stringify(joined.body)).toBe(201)
    expect((await client.get(`/waitlist?clinicId=${clinicId}`)).status).toBe(200)
    expect((await rows())[0]).toMatchObject({ action: 'waitlist.read', details: { ids: [patient.id] } })
  })

  it('is nothing for an account of staff, and for what shows no patient', async () => {
    const before = (await rows()).length
    for (const path of [`/users/${admin.userId}`, '/users/me', `/clinics/${clinicId}`, '/plans'])
      expect((await admin.client.get(path)).status).toBe(200)
    expect(await rows()).toHaveLength(before)
  })

  it.each<['GET' | 'POST', () => string, number, string]>([
    ['GET', () => `/patients/${stranger.id}`, 404, 'patient.read'],
    ['GET', () => `/histories/${stranger.id}`, 404, 'history.read'],
    ['GET', () => `/appointments/patient/${stranger.id}`, 403, 'appointment.list-patient'],
    ['GET', () => `/users/${stranger.userId}`, 404, 'users.read'],
  ])('is the refusal of %s %s', async (method, path, status, action) => {
    expect((await admin.client.call(method, path())).status).toBe(status)
    const [row] = await rows()
    expect(row).toMatchObject({ action, outcome: 'refused', actorId: admin.userId, clinicId })
  })

  it('is a sign-in that failed', async () => {
    const answer = await stranger.client.post('/users/login', {
      email: patient.email,
      password: 'Wrong-1234',
    })
    expect(answer.status).toBe(400)
    const [row] = await rows()
    expect(row).toMatchObject({ action: 'session.sign-in', outcome: 'refused', entityId: patient.userId })
  })

  it.each([
    ['update', sql`update audit set outcome = 'done'`],
    ['delete', sql`delete from audit`],
    ['delete of nothing', sql`delete from audit where id = 'none'`],
    ['truncate', sql`truncate audit`],
  ])('stays as it is: no %s', async (_what, statement) => {
    const before = (await rows()).length
    await expect(test.db.orm.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
    expect(await rows()).toHaveLength(before)
  })
})

describe('a role that owns nothing', () => {
  it('runs the program, and can neither change what is on record nor the tables', async () => {
    const test = await createTestApp({ database: 'postgres' })
    const role = `program_${Date.now()}`
    await test.db.orm.execute(sql.raw(`create role ${role} login password 'program'`))
    const url = new URL(test.databaseUrl ?? '')
    url.username = role
    url.password = 'program'
    const db = await openDatabase({ databaseUrl: url.href, dataDir: '' })
    await expect(db.orm.execute(sql`select 1 from users`)).rejects.toThrow()
    await migrateAsOwner(db, { DATABASE_OWNER_URL: test.databaseUrl ?? '', DATA_DIR: '' })
    const asProgram = { ...test, db, deps: { ...test.deps, db } }
    const { id: clinicId } = await addClinic(asProgram)
    await addStaff(asProgram, { clinicId, roles: ['clinicadmin'] })
    await db.transaction((tx) => tx.execute(sql`select pg_notify('consulta_live', '')`))
    const refused = [
      sql`update audit set outcome = 'done'`,
      sql`delete from audit`,
      sql`alter table audit disable trigger audit_append_only`,
      sql`drop table audit`,
      sql`insert into schema_migrations (tag) values ('x')`,
      sql`create table mine (id text)`,
    ]
    for (const statement of refused)
      await expect(db.orm.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
    await db.close()
    await test.db.orm.execute(sql.raw(`drop owned by ${role}`))
    await test.db.orm.execute(sql.raw(`drop role ${role}`))
    await test.close()
  })
})
