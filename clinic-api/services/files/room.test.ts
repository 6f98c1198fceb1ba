import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileRefusals } from '#contract/file-refusals'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { download, upload } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

const full = { status: 413, body: { code: 'too_large', message: fileRefusals.noRoom } }

describe.each(anyDatabase)('room for files on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  let other: typeof patient

  beforeAll(async () => {
    const env = { QUOTA_PER_PATIENT_BYTES: '300000', QUOTA_PER_CLINIC_BYTES: '450000' }
    test = await createTestApp({ database, env })
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test, { clinicId })
    other = await addPatient(test, { clinicId })
  })
  afterAll(() => test.close())

  const store = (client: typeof doctor.client, whose: typeof patient, size: number) =>
    upload(test, client, `/histories/${whose.historyId}/analytic`, { name: 'x', bytes: randomBytes(size) })
  const storeFastq = (client: typeof doctor.client, whose: typeof patient, size: number) =>
    upload(test, client, `/patients/${whose.id}/fastq`, { name: 'x.fastq', bytes: randomBytes(size) })
  const room = async (client = doctor.client, whose = patient) =>
    (await client.get(`/histories/${whose.historyId}`)).body.room

  it('is told before an upload, and refused beyond it', async () => {
    expect(await room()).toEqual({ file: 300_000, fastq: 300_000 })
    expect((await store(doctor.client, patient, 100_000)).status).toBe(201)
    expect(await room()).toEqual({ file: 200_000, fastq: 200_000 })
    expect(await store(doctor.client, patient, 200_001)).toMatchObject(full)
    expect(await store(doctor.client, patient, 900_000)).toMatchObject(full)
    expect((await store(doctor.client, patient, 200_000)).status).toBe(201)
    expect(await store(patient.client, patient, 1)).toMatchObject(full)
    expect(await room()).toEqual({ file: 0, fastq: 0 })
  })

  it('counts a sequencing file in place of the one that it replaces', async () => {
    expect((await storeFastq(patient.client, patient, 250_000)).status).toBe(201)
    expect(await room()).toEqual({ file: 50_000, fastq: 300_000 })
    expect((await storeFastq(patient.client, patient, 280_000)).status).toBe(201)
    expect(await storeFastq(patient.client, patient, 300_001)).toMatchObject(full)
    expect(await room()).toEqual({ file: 20_000, fastq: 300_000 })
  })

  it('of a clinic is what its staff has stored, for all patients together', async () => {
    expect((await store(doctor.client, patient, 300_000)).status).toBe(201)
    expect(await room(doctor.client, other)).toEqual({ file: 150_000, fastq: 150_000 })
    expect(await store(doctor.client, other, 150_001)).toMatchObject(full)
    expect(await room(other.client, other)).toEqual({ file: 300_000, fastq: 300_000 })
    expect((await store(other.client, other, 300_000)).status).toBe(201)
    const elsewhere = await addStaff(test, { clinicId: (await addClinic(test)).id })
    const theirs = await addPatient(test, { clinicId: elsewhere.clinicId ?? '' })
    expect((await store(elsewhere.client, theirs, 300_000)).status).toBe(201)
  })

  it('is not exceeded by several who upload at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => store(doctor.client, patient, 100_000)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 413])
  })

  it('and the sequencing file is handed over to who may read the history, on record', async () => {
    const bytes = randomBytes(1000)
    const path = `/patients/${patient.id}/fastq`
    expect((await download(test, patient.client, path)).status).toBe(404)
    await upload(test, doctor.client, path, { name: 'reads.fastq', bytes })
    const back = await download(test, patient.client, path)
    expect(back.bytes.equals(bytes)).toBe(true)
    expect(back.headers['content-disposition']).toMatch(/^attachment; filename="reads.fastq"/)
    expect((await download(test, doctor.client, path)).status).toBe(200)
    expect((await download(test, other.client, path)).status).toBe(404)
    const log = await patient.client.get(`/patients/${patient.id}/access-log`)
    expect(log.body.entries.map(({ what }: { what: string }) => what)).toContain('fastq.read')
  })
})

it('has no limits unless the operator sets some', async () => {
  const test = await createTestApp()
  const patient = await addPatient(test)
  expect((await patient.client.get(`/histories/${patient.historyId}`)).body.room).toBeNull()
  await test.close()
})
