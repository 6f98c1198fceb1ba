import { randomBytes } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/schema/audit.ts'
import { files } from '../../db/schema/files.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { download, multipartBody, send, upload } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'
import { sweepOrphans } from '../files/sweep-orphans.ts'

const mib = 1024 * 1024
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

async function storedBytes(test: TestApp): Promise<string[]> {
  const folder = join(test.env.DATA_DIR, 'files')
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

describe.each(anyDatabase)('files on %s', (database) => {
  let test: TestApp
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let stranger: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let path: string

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    const clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    patient = await addPatient(test, { clinicId })
    path = `/histories/${patient.historyId}`
  })
  afterAll(() => test.close())

  it.each([0, 1, 10 * mib - 1, 10 * mib, 10 * mib + 1, 12 * mib])(
    'gives back %i bytes as they came in',
    async (size) => {
      const bytes = randomBytes(size)
      const answer = await upload(test, doctor.client, `${path}/analytic`, { name: 'results.csv', bytes })
      expect(answer).toMatchObject({ status: 201, body: { size, originalName: 'results.csv' } })
      const back = await download(test, doctor.client, answer.body.url)
      expect(back.status).toBe(200)
      expect(back.bytes.equals(bytes)).toBe(true)
      expect(back.headers['content-length']).toBe(String(size))
    },
  )

  it('lists images and analytics apart, with who added them', async () => {
    await upload(test, doctor.client, `${path}/image`, { name: 'scan.png', bytes: png })
    await upload(test, patient.client, `${path}/analytic`, {
      name: 'blood.pdf',
      bytes: Buffer.from('%PDF-1.7'),
    })
    await upload(test, patient.client, `/patients/${patient.id}/fastq`, { name: 'reads.fastq', bytes: png })
    const { images, analytics } = (await doctor.client.get(path)).body
    expect(images).toMatchObject([
      { originalName: 'scan.png', mediaType: 'image/png', reportedByPatient: false },
    ])
    expect(analytics).toMatchObject([
      { originalName: 'blood.pdf', mediaType: 'application/pdf', reportedByPatient: true },
    ])
    expect((await doctor.client.get(path)).body.patient.status).toBe('fastQ stored')
    expect(await doctor.client.post(`/patients/${patient.id}/fastq-request`)).toMatchObject({ status: 409 })
  })

  it('keeps one FASTQ file, which is named, replaced and deleted by those who may remove it', async () => {
    const at = `/patients/${patient.id}/fastq`
    const send = (client: typeof doctor.client, name: string) =>
      upload(test, client, at, { name, bytes: png })
    const named = async () => (await doctor.client.get(path)).body.fastq
    await doctor.client.delete(at)
    const before = (await storedBytes(test)).length
    expect(await named()).toBeNull()
    expect(await doctor.client.delete(at)).toMatchObject({ status: 404 })
    expect(await send(patient.client, 'one.fastq')).toMatchObject({ status: 201 })
    expect(await send(patient.client, 'two.fastq')).toMatchObject({ status: 201 })
    expect(await named()).toMatchObject({ originalName: 'two.fastq', reportedByPatient: true })
    expect(await storedBytes(test)).toHaveLength(before + 1)
    expect(await send(doctor.client, 'three.fastq')).toMatchObject({ status: 201 })
    expect(await send(patient.client, 'four.fastq')).toMatchObject({ status: 403 })
    expect(await patient.client.delete(at)).toMatchObject({ status: 403 })
    expect(await stranger.client.delete(at)).toMatchObject({ status: 404 })
    expect(await named()).toMatchObject({ originalName: 'three.fastq', reportedByPatient: false })
    expect(await doctor.client.delete(at)).toMatchObject({ status: 200, body: { status: null } })
    expect(await named()).toBeNull()
    expect(await storedBytes(test)).toHaveLength(before)
  })

  it('is for the eyes of those who may see the history, each look on record', async () => {
    const { body } = await upload(test, doctor.client, `${path}/image`, { name: 'scan.png', bytes: png })
    expect((await download(test, stranger.client, body.url)).status).toBe(404)
    expect((await download(test, patient.client, body.url)).status).toBe(200)
    expect((await download(test, doctor.client, body.url.replace('/image/', '/analytic/'))).status).toBe(404)
    const looks = await test.db.orm.select().from(audit).where(eq(audit.entityId, body._id))
    expect(looks.filter(({ action }) => action === 'image.read')).toHaveLength(1)
    expect(await upload(test, stranger.client, `${path}/image`, { name: 'x', bytes: png })).toMatchObject({
      status: 404,
    })
  })

  it('removes the row and the bytes; patients only what they added', async () => {
    const before = (await storedBytes(test)).length
    const staffs = await upload(test, doctor.client, `${path}/image`, { name: 'a.png', bytes: png })
    const own = await upload(test, patient.client, `${path}/image`, { name: 'b.png', bytes: png })
    expect(await patient.client.delete(`${path}/image/${staffs.body._id}`)).toMatchObject({ status: 403 })
    expect(await patient.client.delete(`${path}/image/${own.body._id}`)).toMatchObject({ status: 200 })
    expect(await patient.client.delete(`${path}/image/${own.body._id}`)).toMatchObject({ status: 404 })
    expect(await doctor.client.delete(`${path}/image/${staffs.body._id}`)).toMatchObject({ status: 200 })
    expect((await doctor.client.get(path)).body.images).toEqual([])
    expect(await storedBytes(test)).toHaveLength(before)
  })

  it.each([
    ['no form at all', (client: typeof doctor.client) => client.post(`${path}/image`, { file: 'x' }), 415],
    ['no file in the form', async () => send(test, doctor.client, `${path}/image`, field('note', 'x')), 400],
    ['no file chosen', () => upload(test, doctor.client, `${path}/image`, { name: '', bytes: png }), 400],
    [
      'the file in another field',
      () => upload(test, doctor.client, `${path}/image`, { name: 'x', bytes: png, field: 'photo' }),
      400,
    ],
    ['a form cut short', () => send(test, doctor.client, `${path}/image`, cut()), 400],
    ['what is no form', () => send(test, doctor.client, `${path}/image`, Buffer.from('{"file":1}')), 400],
    ['an empty body', () => send(test, doctor.client, `${path}/image`, Buffer.alloc(0)), 400],
  ])('refuses %s and keeps nothing', async (_what, call, status) => {
    const before = (await storedBytes(test)).length
    expect(await call(doctor.client)).toMatchObject({ status, body: { message: expect.any(String) } })
    expect(await storedBytes(test)).toHaveLength(before)
    expect(await test.db.orm.select().from(files).where(eq(files.historyId, patient.historyId))).toEqual([])
  })

  it('sweeps bytes without a row and broken uploads, once they are old enough', async () => {
    const { body } = await upload(test, doctor.client, `${path}/image`, { name: 'a.png', bytes: png })
    const root = join(test.env.DATA_DIR, 'files')
    const [old, young, broken] = ['01', '02', '03'].map((end) => `01a1f934-e6d7-7232-847b-940e0cd598${end}`)
    await mkdir(join(root, 'incoming'), { recursive: true })
    for (const [folder, key] of [
      ['01', old],
      ['02', young],
      ['incoming', broken],
    ] as const) {
      await mkdir(join(root, folder), { recursive: true })
      await writeFile(join(root, folder, key ?? ''), 'x')
    }
    const longAgo = new Date(test.clock.now().getTime() - 25 * 3_600_000)
    const recently = new Date(test.clock.now().getTime() - 3_600_000)
    await utimes(join(root, '01', old ?? ''), longAgo, longAgo)
    await utimes(join(root, '02', young ?? ''), recently, recently)
    await utimes(join(root, 'incoming', broken ?? ''), longAgo, longAgo)
    const [row] = await test.db.orm.select().from(files).where(eq(files.id, body._id))
    const key = row?.storageKey ?? ''
    await utimes(join(root, key.slice(-2), key), longAgo, longAgo)
    expect(await sweepOrphans(test.deps)).toBe(2)
    const left = await storedBytes(test)
    expect(left).toContain(young)
    expect(left).not.toContain(old)
    expect(left).not.toContain(broken)
    expect((await download(test, doctor.client, body.url)).bytes.equals(png)).toBe(true)
  })
})

function field(name: string, value: string): Buffer {
  const whole = multipartBody({ name: 'x', bytes: Buffer.from(value), field: name }).toString('latin1')
  return Buffer.from(whole.replace('; filename="x"', '').replace(/Content-Type: .*\r\n/, ''), 'latin1')
}

function cut(): Buffer {
  return multipartBody({ name: 'x.png', bytes: Buffer.alloc(100_000) }).subarray(0, 50_000)
}

describe('the cap of the operator', () => {
  it.each([
    [1000, 201],
    [1001, 413],
    [200_000, 413],
  ])('answers %i bytes with %i and leaves nothing behind', async (size, status) => {
    const test = await createTestApp({ env: { MAX_UPLOAD_BYTES: '1000' } })
    const patient = await addPatient(test)
    const path = `/histories/${patient.historyId}/analytic`
    const answer = await upload(test, patient.client, path, { name: 'x', bytes: Buffer.alloc(size) })
    expect(answer.status).toBe(status)
    const kept = await storedBytes(test)
    expect(kept).toHaveLength(status === 201 ? 1 : 0)
    await test.close()
  })
})
