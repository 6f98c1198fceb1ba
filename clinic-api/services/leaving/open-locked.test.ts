import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/schema/audit.ts'
import { lockedFiles } from '../../db/schema/erasures.ts'
import { diskFiles } from '../../ports/disk-files.ts'
import { sealedFiles } from '../../ports/sealed-files.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { upload } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openEmptyDatabase, statementKinds } from '../../testing/test-database.ts'
import { newBox } from '../backup/backup-box.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { endLocks } from './end-locks.ts'
import { lockOlderFiles } from './lock-older-files.ts'
import { openLocked } from './open-locked.ts'

const reason = 'Order 123/2026 of the court of Getafe'
const bytes = randomBytes(70_000)

async function filesBelow(folder: string): Promise<Buffer[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    found.filter((each) => each.isFile()).map((each) => readFile(join(each.parentPath, each.name))),
  )
}

describe.each(statementKinds)('what is locked of somebody erased, on %s', (database) => {
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
        action: 'record.unlock',
        outcome: 'done',
        actorId: null,
        address: 'command line',
        patientId: patient.id,
        details: { why: 'order', reason },
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

  const rowOfFile = async () =>
    (await test.db.orm.select().from(lockedFiles).where(eq(lockedFiles.erasureId, number)))[0]

  /** Whatever lies in a new backup and in the data folder, which needs no secret. */
  async function carriedAway(folder: string): Promise<Buffer[]> {
    const source = { db: test.db, files: test.deps.files, now: test.clock.now(), seal: null }
    await makeBackup({ ...source, box: newBox({ ...test.env, DATA_SECRET: undefined }) }, folder)
    return [...(await filesBelow(folder)), ...(await filesBelow(test.env.DATA_DIR))]
  }
  const isReadable = (found: Buffer[]) => found.some((each) => each.includes(bytes.subarray(1000, 1032)))

  it('is in no backup as it was, nor on the disk, without a DATA_SECRET', async () => {
    expect(isReadable(await carriedAway(join(room, 'backup')))).toBe(false)
    expect(await open()).toMatchObject({ files: 1, faulty: [] })
  })

  it('comes out of a backup that was restored elsewhere', { tags: 'slow' }, async () => {
    await carriedAway(join(room, 'backup'))
    const empty = await openEmptyDatabase()
    const files = sealedFiles(diskFiles(join(room, 'elsewhere')), test.env)
    const target = { db: empty.db, files, replace: true, secrets: test.env }
    await restoreBackup(target, join(room, 'backup'))
    expect(await open({}, { ...test.deps, db: empty.db, files })).toMatchObject({ files: 1, faulty: [] })
    await empty.close()
  })

  it('was locked as it was by an older version: it is encrypted at the next round', {
    tags: 'slow',
  }, async () => {
    const row = await rowOfFile()
    const original = row?.originalKey ?? ''
    const { size, sha256 } = await test.deps.files.save(original, Readable.from([bytes]))
    await test.db.orm
      .update(lockedFiles)
      .set({ storageKey: original, originalKey: null, sealedKey: null, size, sha256 })
      .where(eq(lockedFiles.erasureId, number))
    expect(isReadable(await carriedAway(join(room, 'before')))).toBe(true)
    await Promise.all([lockOlderFiles(test.deps), lockOlderFiles(test.deps)])
    await rm(join(room, 'before'), { recursive: true })
    expect(isReadable(await carriedAway(join(room, 'after')))).toBe(false)
    expect(await open()).toMatchObject({ files: 1, faulty: [] })
  })

  // The last two damage what backups look for.
  it('says which file was changed', async () => {
    const { storageKey = '' } = (await rowOfFile()) ?? {}
    const stored = await test.deps.files.open(storageKey)
    if (!stored) throw new Error('Nothing is stored')
    const changed = await buffer(stored)
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
    await test.deps.files.save(storageKey, Readable.from([changed]))
    expect(await open()).toMatchObject({ files: 1, faulty: [expect.stringMatching(/\.png$/)] })
  })

  it('says which file is no longer what it was', async () => {
    for await (const { key } of test.deps.files.list()) await test.deps.files.remove(key)
    expect(await open()).toMatchObject({ files: 1, faulty: [expect.stringMatching(/\.png$/)] })
  })
})
