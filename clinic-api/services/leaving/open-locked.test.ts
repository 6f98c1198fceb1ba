import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/schema/audit.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { upload } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { databaseKinds } from '../../testing/test-database.ts'
import { endLocks } from './end-locks.ts'
import { openLocked } from './open-locked.ts'

const reason = 'Order 123/2026 of the court of Getafe'
const bytes = randomBytes(70_000)

describe.each(databaseKinds)('what is locked of somebody erased, on %s', (database) => {
  let test: TestApp
  let patient: Awaited<ReturnType<typeof addPatient>>
  let number: string
  let room: string

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    room = await mkdtemp(join(tmpdir(), 'consulta-opened-'))
    const clinic = await addClinic(test)
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const admin = await addStaff(test, { roles: ['admin'] })
    patient = await addPatient(test, { clinicId: clinic.id })
    const condition = { name: 'Asthma', details: 'Mild', since: '2026-01-01' }
    await doctor.client.post(`/histories/${patient.historyId}/condition`, condition)
    await upload(test, doctor.client, `/histories/${patient.historyId}/image`, { name: '../scan.png', bytes })
    number = (await admin.client.post(`/patients/${patient.id}/erasure`)).body.number
  })
  afterEach(() => rm(room, { recursive: true }))
  afterAll(() => test.close())

  const open = (changes: Partial<Parameters<typeof openLocked>[1]> = {}, deps = test.deps) =>
    openLocked(deps, { number, reason, folder: join(room, 'opened'), ...changes })
  const openings = () => test.db.orm.select().from(audit).where(eq(audit.entityId, number)).orderBy(audit.id)

  it('comes out whole, for its owner alone, and the log says why', async () => {
    const folder = join(room, 'opened')
    expect(await open()).toMatchObject({ files: 1, faulty: [] })
    const { certificate, rows } = JSON.parse(await readFile(join(folder, 'record.json'), 'utf8'))
    expect(certificate.number).toBe(number)
    expect(rows.patients).toMatchObject([{ id: patient.id, name: patient.name, surname: patient.surname }])
    expect(rows.conditions).toMatchObject([{ name: 'Asthma', details: 'Mild' }])
    const [name = ''] = await readdir(join(folder, 'files'))
    expect(name).toBe(`${rows.files[0].storage_key}.png`)
    expect(await readFile(join(folder, 'files', name))).toEqual(bytes)
    const modes = [folder, join(folder, 'record.json'), join(folder, 'files', name)].map(
      async (path) => (await stat(path)).mode & 0o777,
    )
    expect(await Promise.all(modes)).toEqual([0o700, 0o600, 0o600])
    expect(await openings()).toMatchObject([
      {
        ...{ action: 'record.unlock', outcome: 'done', actorId: null, address: 'command line' },
        ...{ patientId: patient.id, details: { why: 'order', reason } },
      },
    ])
  })

  it.each([
    ['without a reason', { reason: '   ' }, /Say why/],
    ['for a word', { reason: 'court' }, /Say why/],
    ['under an unknown number', { number: 'none' }, /no certificate/],
    ['into a folder that is there', { folder: tmpdir() }, /could not be made \(EEXIST\)/],
  ])('stays closed %s, and nothing is left', async (_, changes, message) => {
    await expect(open(changes)).rejects.toThrow(message)
    expect(await openings()).toEqual([])
    expect(await readdir(room)).toEqual([])
  })

  it('stays closed for a reason that would put the name back into the log', async () => {
    const named = `The court asks for ${patient.name} ${patient.surname}`
    await expect(open({ reason: named })).rejects.toThrow(/names who was erased/)
    expect(await openings()).toEqual([])
  })

  it('stays closed with another secret, and once its time is over', async () => {
    const env = { ...test.env, SESSION_SECRET: 'another secret for tests of thirty-two characters' }
    await expect(open({}, { ...test.deps, env })).rejects.toThrow(/another DATA_SECRET/)
    const before = test.clock.now().toISOString()
    test.clock.advance({ days: 20 * 366 })
    await endLocks(test.deps)
    test.clock.set(before)
    await expect(open()).rejects.toThrow(/Nothing is locked/)
    expect(await openings()).toEqual([])
  })

  it('says which file is no longer what it was', async () => {
    for await (const { key } of test.deps.files.list()) await test.deps.files.remove(key)
    expect(await open()).toMatchObject({ files: 1, faulty: [expect.stringMatching(/\.png$/)] })
  })
})
