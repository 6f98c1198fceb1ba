import { gzipSync } from 'node:zlib'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastqStep } from '#contract/fastq'
import { audit } from '../../db/schema/audit.ts'
import { files } from '../../db/schema/files.ts'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { upload } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let address: string
let doctor: Awaited<ReturnType<typeof addStaff>>
let clinicId: string

beforeAll(async () => {
  // Files are sealed, as they are in production: the thread opens them itself.
  test = await createTestApp({ env: { DATA_SECRET: 'another secret of thirty-two characters' } })
  clinicId = (await addClinic(test)).id
  doctor = await addStaff(test, { clinicId })
  address = await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

const read = '@r1\nACGT\n+\nII5!\n'

async function patientWith(bytes: Buffer | string) {
  const patient = await addPatient(test, { clinicId })
  const path = `/patients/${patient.id}/fastq`
  const store = (content: Buffer | string) =>
    upload(test, doctor.client, path, { name: 'reads.fastq', bytes: Buffer.from(content) })
  expect((await store(bytes)).status).toBe(201)
  return { ...patient, path: `${path}/summary`, store }
}

async function stepsOf(client: Client, path: string): Promise<FastqStep[]> {
  const { status, body } = await client.post(path)
  expect(status).toBe(200)
  return String(body)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const newestActs = async (patientId: string) =>
  (
    await test.db.orm
      .select({ action: audit.action })
      .from(audit)
      .where(eq(audit.patientId, patientId))
      .orderBy(desc(audit.id))
      .limit(2)
  ).map(({ action }) => action)

it('is computed in a thread when somebody asks, kept with the file, and gone with it', async () => {
  const patient = await patientWith(gzipSync(read.repeat(3)))
  const before = await doctor.client.get(patient.path)
  expect(before.body).toMatchObject({ originalName: 'reads.fastq', summary: null })
  const steps = await stepsOf(doctor.client, patient.path)
  expect(steps[0]?.state).toMatch(/waiting|reading/)
  const summary = {
    version: 1,
    compressed: true,
    reads: 3,
    bases: 12,
    gcPercent: 50,
    nPercent: 0,
    fault: null,
    lengths: { min: 4, mean: 4, max: 4 },
    quality: { mean: 25, lowest: 0, highest: 40, q20Percent: 75, q30Percent: 50 },
  }
  expect(steps.at(-1)).toMatchObject({ state: 'done', summary })
  expect(await newestActs(patient.id)).toEqual(['fastq-summary.compute', 'fastq-summary.read'])
  expect((await patient.client.get(patient.path)).body.summary).toMatchObject(summary)
  const again = await stepsOf(patient.client, patient.path)
  expect(again).toHaveLength(1)
  expect(await newestActs(patient.id)).toEqual(['fastq-summary.read', 'fastq-summary.read'])
  const log = await patient.client.get(`/patients/${patient.id}/access-log`)
  expect(log.body.entries[0]).toMatchObject({ what: 'fastq-summary.read', why: 'care' })

  await patient.store(`${read}nothing`)
  expect((await doctor.client.get(patient.path)).body.summary).toBeNull()
  const fault = { line: 5, reason: 'header' }
  expect((await stepsOf(doctor.client, patient.path)).at(-1)).toMatchObject({ summary: { reads: 1, fault } })
  await doctor.client.delete(`/patients/${patient.id}/fastq`)
  expect((await doctor.client.get(patient.path)).status).toBe(404)
  expect((await doctor.client.post(patient.path)).status).toBe(404)
})

it('is seen by whoever may see the record, and by nobody else', async () => {
  const patient = await patientWith(read)
  const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
  const other = await addPatient(test, { clinicId })
  for (const { client } of [stranger, other]) {
    expect((await client.get(patient.path)).status).toBe(404)
    expect((await client.post(patient.path)).status).toBe(404)
  }
  expect((await stepsOf(patient.client, patient.path)).at(-1)).toMatchObject({ state: 'done' })
})

it('is computed again when it was kept by an older way', { tags: 'slow' }, async () => {
  const patient = await patientWith(read)
  await stepsOf(doctor.client, patient.path)
  const mine = eq(files.historyId, patient.historyId)
  await test.db.orm
    .update(files)
    .set({ quality: { version: 0, reads: 99 } })
    .where(mine)
  expect((await doctor.client.get(patient.path)).body.summary).toBeNull()
  expect((await stepsOf(doctor.client, patient.path)).at(-1)).toMatchObject({ summary: { reads: 1 } })
})

it('fails without a word of the store when the bytes are gone', async () => {
  const patient = await patientWith(read)
  const [file] = await test.db.orm.select().from(files).where(eq(files.historyId, patient.historyId))
  await test.deps.files.remove(file?.storageKey ?? '')
  expect((await stepsOf(doctor.client, patient.path)).at(-1)).toEqual({ state: 'failed' })
})

it('stops when who asked goes away, and leaves the API free meanwhile', { tags: 'slow' }, async () => {
  const patient = await patientWith(read.repeat(2_000_000))
  const gone = new AbortController()
  const answer = await fetch(`${address}/api/v1${patient.path}`, {
    method: 'POST',
    headers: { cookie: `token=${doctor.client.cookies.token}` },
    signal: gone.signal,
  })
  const reader = answer.body?.getReader()
  const words = new TextDecoder()
  let told = ''
  while (!/"read":[1-9]/.test(told)) told += words.decode((await reader?.read())?.value)
  // Requests are answered while the file is read.
  expect((await doctor.client.get(patient.path)).body.summary).toBeNull()
  gone.abort()
  // There is room for one at a time or two: this one could not end if the other went on.
  const others = await Promise.all([1, 2].map(() => patientWith(read)))
  const ended = await Promise.all(others.map(({ path }) => stepsOf(doctor.client, path)))
  expect(ended.map((steps) => steps.at(-1)?.state)).toEqual(['done', 'done'])
  expect((await doctor.client.get(patient.path)).body.summary).toBeNull()
})
