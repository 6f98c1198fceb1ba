import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileRefusals } from '#contract/file-refusals'
import { audit } from '../../db/schema/audit.ts'
import { Client } from '../../testing/client.ts'
import { addPatient } from '../../testing/fixtures.ts'
import { download, upload } from '../../testing/multipart.ts'
import { malware, startScanner } from '../../testing/scanner-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let scanner: Awaited<ReturnType<typeof startScanner>>
let patient: Awaited<ReturnType<typeof addPatient>>

beforeAll(async () => {
  scanner = await startScanner()
  test = await createTestApp({ env: { CLAMD_URL: scanner.url } })
  patient = await addPatient(test)
})
afterAll(() => test.close())

const store = (bytes: Buffer) =>
  upload(test, patient.client, `/histories/${patient.historyId}/analytic`, { name: 'x', bytes })
const stored = async () => {
  const found = await readdir(join(test.env.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).length
}

it('an upload without malware is stored as it is', async () => {
  const bytes = Buffer.alloc(300_000, 'clean')
  const { status, body } = await store(bytes)
  expect(status).toBe(201)
  expect((await download(test, patient.client, body.url)).bytes.equals(bytes)).toBe(true)
})

it('malware is refused with a sentence, leaves no bytes, and is on record', async () => {
  const before = await stored()
  expect(await store(Buffer.concat([Buffer.alloc(70_000), malware]))).toMatchObject({
    status: 422,
    body: { code: 'infected', message: fileRefusals.infected },
  })
  expect(await stored()).toBe(before)
  const [row] = await test.db.orm
    .select()
    .from(audit)
    .where(eq(audit.action, 'analytic.infected'))
    .orderBy(desc(audit.id))
  expect(row).toMatchObject({
    outcome: 'refused',
    actorId: patient.userId,
    patientId: patient.id,
    details: { signature: 'Test-Signature' },
  })
})

it('what is too large to be looked through is refused', async () => {
  const refused = { status: 413, body: { message: fileRefusals.tooLargeToScan } }
  expect(await store(Buffer.alloc(1_100_000))).toMatchObject(refused)
})

it('nothing is stored unseen while the scanner is away, and readiness says so', async () => {
  const ready = async () => (await new Client(test).get('/ready')).body
  expect(await ready()).toMatchObject({ status: 'ready', uploads: 'accepted' })
  await scanner.close()
  const before = await stored()
  const refused = { status: 503, body: { code: 'unavailable', message: fileRefusals.scannerAway } }
  expect(await store(Buffer.from('clean'))).toMatchObject(refused)
  expect(await stored()).toBe(before)
  expect(await ready()).toMatchObject({ status: 'ready', uploads: 'refused: the malware scanner is away' })
})
