import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Certificate } from '#contract/erasures'
import { foldText } from '#contract/fold-text'
import { rowsOf } from '../../db/client.ts'
import { erasedTables } from '../../db/privacy/fates.ts'
import { ofCare } from '../../db/privacy/of-care.ts'
import { ofOperation } from '../../db/privacy/of-operation.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { erasures, lockedFiles } from '../../db/schema/erasures.ts'
import { histories } from '../../db/schema/histories.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import { openText } from '../../ports/secrets.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addOffer, addPatient, addStaff, newDni, testPassword } from '../../testing/fixtures.ts'
import { makeRecords } from '../../testing/matrix/records.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { sealRows } from '../audit-chain/seal-rows.ts'
import { verifyChains } from '../audit-chain/verify-chains.ts'
import { newBox } from '../backup/backup-box.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { sweepOrphans } from '../files/sweep-orphans.ts'
import { deliverDueMail } from '../notifications/deliver.ts'
import { endLocks } from './end-locks.ts'
import { lockedPurpose } from './locked.ts'

type Staff = Awaited<ReturnType<typeof addStaff>>

const person = {
  name: 'Zenobia',
  surname: 'Quintañilla Ürresti',
  email: 'zenobia.quintanilla@correo.test',
  username: 'zenobiaq',
  phone: '+34 611 22 33 44',
}

async function everyFileBelow(folder: string): Promise<string> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = found.filter((entry) => entry.isFile())
  const texts = await Promise.all(
    files.map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
  )
  return texts.join('\n')
}

describe.each(statementKinds)('leaving on %s', (database) => {
  let test: TestApp
  let admin: Staff
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let doctor: Staff
  let owner: Staff

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  beforeEach(async () => {
    clinic = await addClinic(test, { recordYears: 15 })
    admin = await addStaff(test, { roles: ['admin'] })
    doctor = await addStaff(test, { clinicId: clinic.id })
    owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
  })
  afterAll(() => test.close())

  /** Somebody whom the clinic registered, as it does; nobody else has the name. */
  async function register(dni: string) {
    const city = { city: 'Getafe', birthdate: '1971-03-02', password: 'Prueba-1234' }
    const { body } = await doctor.client.post('/patients', { ...person, ...city, dni })
    const [row] = await test.db.orm.select().from(patients).where(eq(patients.id, body._id))
    const [history] = await test.db.orm.select().from(histories).where(eq(histories.patientId, body._id))
    if (!row || !history) throw new Error('Nobody was registered')
    const client = await Client.of(test, row.userId)
    return { id: row.id, userId: row.userId, historyId: history.id, client, dni }
  }

  const erase = async (id: string): Promise<Certificate> => {
    const { status, body } = await admin.client.post(`/patients/${id}/erasure`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }

  /** All that there is, as somebody has it who carries the backup and the disk away. */
  async function everything(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'consulta-erased-'))
    const secrets = { SESSION_SECRET: test.env.SESSION_SECRET, DATA_SECRET: undefined }
    const source = {
      db: test.db,
      files: test.deps.files,
      now: test.clock.now(),
      seal: null,
      box: newBox(secrets),
    }
    await makeBackup(source, join(folder, 'backup'))
    const text = `${await everyFileBelow(folder)}\n${await everyFileBelow(test.env.DATA_DIR)}`
    await rm(folder, { recursive: true })
    return Buffer.from(text, 'latin1').toString('utf8')
  }

  const found = (text: string, dni: string) => {
    const { name, surname, email, username, phone } = person
    const spelt = [name, surname, dni, email, username, phone, '611223344', 'Quintañilla', 'Ürresti']
    const texts = [text, text.toLowerCase(), text.replaceAll(/=\r?\n/g, '')]
    const all = spelt.flatMap((each) => [each, each.toLowerCase(), foldText(each)])
    return [...new Set(all)].filter((each) => texts.some((one) => one.includes(each)))
  }

  it('of a treated patient leaves no trace of the person, and the log as it was', async () => {
    const dni = newDni()
    const patient = await register(dni)
    const made = await makeRecords({ server: test, now: test.clock.now(), clinic, doctor, owner, patient })
    const { ids } = made
    await addOffer(test, ids.entry ?? '')
    await doctor.client.post(`/histories/${patient.id}/condition`, {
      name: 'Asthma',
      details: `${person.name} ${person.surname}, ${dni}`,
      since: '2026-01-01',
    })
    await patient.client.post('/threads', {
      clinicId: clinic.id,
      subject: 'visit',
      text: `Call me: ${person.phone}, ${person.email}`,
    })
    await new Client(test).post('/users/forgot-password', { email: person.email })
    await new Client(test).post('/users/login', { email: person.email, password: 'wrong' })
    for (const who of [doctor, owner]) await who.client.get(`/patients/${patient.id}`)
    await deliverDueMail(test.deps)
    expect(found(await everything(), dni).length).toBeGreaterThan(10)

    const certificate = await erase(patient.id)
    await sealRows(test.deps)
    expect(found(await everything(), dni)).toEqual([])
    expect(certificate.remains).toEqual([])
    expect((await verifyChains(test.db.orm, [])).faults).toEqual([])

    expect(certificate.clinics).toEqual([
      { name: clinic.name, years: 15, discharge: expect.any(String), until: expect.any(String) },
    ])
    expect(certificate.lockedUntil?.slice(0, 4)).toBe('2041')
    const fateOf = Object.fromEntries(certificate.tables.map(({ table, fate }) => [table, fate]))
    expect(fateOf).toMatchObject({ conditions: 'locked', files: 'locked', corrections: 'locked' })
    expect(fateOf).toMatchObject({
      waitlist: 'locked',
      messages: 'locked',
      appointments: 'locked',
      patients: 'locked',
    })
    expect(fateOf).toMatchObject({ users: 'gone', sessions: 'gone', feeds: 'gone', outbox: 'gone' })
    expect(certificate.files.count).toBe(4)
    expect(certificate.mails).toBeGreaterThan(0)
    expect(certificate.logRows).toBeGreaterThan(0)

    expect((await patient.client.get('/users/me')).status).toBe(401)
    expect((await doctor.client.get(`/patients/${patient.id}`)).status).toBe(404)
    expect((await doctor.client.get('/search?q=zenobia')).body.patients).toEqual([])
    expect((await doctor.client.get('/patients?q=quintanilla')).body.patients).toEqual([])
    expect((await owner.client.get(`/audit?clinicId=${clinic.id}`)).status).toBe(200)
    expect((await admin.client.post(`/patients/${patient.id}/erasure`)).status).toBe(404)
    expect((await admin.client.get('/erasures')).body.certificates[0]).toEqual(certificate)
    await staysLocked(certificate, patient.historyId)
  })

  /**
   * The records that the law keeps open with the secret, outlive the sweeper, and go when their time is over.
   */
  async function staysLocked({ number, lockedUntil }: Certificate, historyId: string) {
    const row = async () => (await test.db.orm.select().from(erasures).where(eq(erasures.id, number)))[0]
    const locked = JSON.parse(openText(test.env, lockedPurpose, number, (await row())?.locked ?? ''))
    expect(locked.patients[0]).toMatchObject({ name: person.name })
    expect(locked.conditions.every((each: { history_id: string }) => each.history_id === historyId)).toBe(
      true,
    )
    for (const { storage_key } of locked.files) expect(await test.deps.files.open(storage_key)).toBeNull()
    const kept = await test.db.orm.select().from(lockedFiles).where(eq(lockedFiles.erasureId, number))
    expect(kept.map(({ originalKey }) => originalKey).sort()).toEqual(
      locked.files.map((each: { storage_key: string }) => each.storage_key).sort(),
    )
    const keys = kept.map(({ storageKey }) => storageKey)
    const before = test.clock.now().toISOString()
    test.clock.set(`${lockedUntil}T00:00:00.000Z`)
    test.clock.advance({ days: -1 })
    await endLocks(test.deps)
    await sweepOrphans(test.deps)
    for (const key of keys) {
      const bytes = await test.deps.files.open(key)
      expect(bytes).not.toBeNull()
      bytes?.destroy()
    }
    test.clock.advance({ days: 1 })
    await endLocks(test.deps)
    expect(await row()).toMatchObject({ locked: null, certificate: { number } })
    await sweepOrphans(test.deps)
    for (const key of keys) expect(await test.deps.files.open(key)).toBeNull()
    test.clock.set(before)
  }

  it('of somebody whom nobody treated leaves nothing locked', async () => {
    const patient = await register(newDni())
    const certificate = await erase(patient.id)
    expect(certificate).toMatchObject({ lockedUntil: null, clinics: [], files: { fate: 'gone' } })
    expect(certificate.tables.filter(({ fate }) => fate === 'locked')).toEqual([])
    const [row] = await test.db.orm.select().from(erasures).where(eq(erasures.id, certificate.number))
    expect(row).toMatchObject({ locked: null, keepUntil: null })
  })

  it('leaves the account of somebody who works for a clinic too, and everybody else as they were', async () => {
    const patient = await register(newDni())
    const namesake = await addPatient(test, { clinicId: clinic.id, name: person.name })
    await test.db.orm.execute(sql`update staff set user_id = ${patient.userId} where id = ${doctor.id}`)
    const before = await rowsOf(
      test.db.orm,
      sql`select * from patients where id <> ${patient.id} order by id`,
    )
    await erase(patient.id)
    const [account] = await test.db.orm.select().from(users).where(eq(users.id, patient.userId))
    expect(account?.email).toBe(person.email)
    expect(await rowsOf(test.db.orm, sql`select * from patients order by id`)).toEqual(before)
    const words = await rowsOf<{ word: string }>(test.db.orm, sql`select word from name_words`)
    expect(words.map(({ word }) => word)).toContain('zenobia')
    expect(namesake.name).toBe(person.name)
    await test.db.orm.execute(
      sql`update users set email = ${newDni()}, username = null where id = ${patient.userId}`,
    )
  })

  it('is an administrator’s to do', async () => {
    const patient = await addPatient(test, { clinicId: clinic.id })
    for (const { client } of [patient, doctor, owner])
      expect((await client.post(`/patients/${patient.id}/erasure`)).status).toBe(403)
  })

  it('by one’s own account cancels what is to come and ends every session; the clinic keeps the record', async () => {
    const patient = await addPatient(test, { clinicId: clinic.id })
    const { ids } = await makeRecords({ server: test, now: test.clock.now(), clinic, doctor, owner, patient })
    const close = (currentPassword: string) => patient.client.post('/users/me/close', { currentPassword })
    expect(await close('wrong')).toMatchObject({ status: 400, body: { message: 'Invalid credentials' } })
    expect((await doctor.client.post('/users/me/close', { currentPassword: testPassword })).status).toBe(403)
    expect((await close(testPassword)).status).toBe(200)
    expect((await patient.client.get('/users/me')).status).toBe(401)
    const again = await new Client(test).post('/users/login', {
      email: patient.email,
      password: testPassword,
    })
    expect(again).toMatchObject({ status: 400, body: { message: 'Invalid email or password' } })
    expect((await doctor.client.get(`/appointments/${ids.appointment}`)).body.status).toBe('cancelled')
    expect((await doctor.client.get(`/histories/${patient.id}`)).body.allergies).toEqual(['Pollen'])
    const left = sql`select from feeds where user_id = ${patient.userId}
      union all select from notifications where user_id = ${patient.userId}
      union all select from waitlist where patient_id = ${patient.id} and ended_at is null`
    expect(await rowsOf(test.db.orm, left)).toEqual([])
  })

  it('of staff leaves their name with what they wrote', async () => {
    const patient = await addPatient(test, { clinicId: clinic.id })
    const treatment = { name: 'x', instructions: 'x', startDate: '2026-01-01', endDate: '2026-01-01' }
    await doctor.client.post(`/histories/${patient.id}/treatment`, treatment)
    expect((await owner.client.delete(`/staff/${doctor.id}?force=true`)).status).toBe(200)
    expect((await doctor.client.get('/users/me')).status).toBe(401)
    const { lastChanged } = (await patient.client.get(`/histories/${patient.id}`)).body
    expect(lastChanged.by).toBe(`${doctor.name} ${doctor.surname}`)
  })
})

it('every table with a word about people is walked by an erasure, or says why it is not', () => {
  const walked = new Map(erasedTables.map((each) => [each.table, each]))
  const all = Object.entries({ ...ofCare, ...ofOperation })
  const aboutPeople = all.filter(([, { health, identity, secret }]) => health || identity || secret)
  const left = aboutPeople.filter(([table]) => !walked.has(table)).map(([table]) => table)
  // Staff and their days off; words shared by many names; the erasure's own tables; programs' keys.
  expect(left.sort()).toEqual([
    'api_keys',
    'days_off',
    'erasures',
    'locked_files',
    'memberships',
    'name_words',
    'staff',
  ])
  const unreached = [...walked.values()].filter(({ table, leads, isSearched }) => {
    return leads.length === 0 && !isSearched && table !== 'patients' && table !== 'users'
  })
  expect(unreached).toEqual([])
  expect(clinics.recordYears.default).toBe(5)
})
