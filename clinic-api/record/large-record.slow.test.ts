import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { v7 as newId } from 'uuid'
import { expect, it, onTestFinished } from 'vitest'
import { files } from '../db/schema/files.ts'
import { addClinic, addPatient } from '../testing/fixtures.ts'
import { createTestApp, longSessions } from '../testing/test-app.ts'

const mib = 1024 * 1024
const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

it('a record is made of 200 files and 100 MiB without room for them', async () => {
  const test = await createTestApp({ env: longSessions })
  onTestFinished(() => test.close())
  const clinic = await addClinic(test)
  const other = await addPatient(test, { clinicId: clinic.id })
  for (let count = 0; count < 200; count += 1) {
    const bytes = Buffer.concat([pngStart, randomBytes(mib / 2 - pngStart.length)])
    const storageKey = crypto.randomUUID()
    await test.deps.files.save(storageKey, Readable.from([bytes]))
    await test.db.orm.insert(files).values({
      id: newId(),
      historyId: other.historyId,
      kind: 'image',
      originalName: `${count}.png`,
      contentType: count % 2 === 0 ? 'image/png' : 'application/octet-stream',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey,
      createdBy: other.userId,
      createdAt: test.clock.now(),
    })
  }
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
  const url = `${address}/api/v1/patients/${other.id}/record`
  const read = async () => {
    const { token } = other.client.cookies
    const answer = await fetch(url, { headers: { cookie: `token=${token}` } })
    expect(answer.status).toBe(200)
    let [size, most] = [0, 0]
    for await (const part of answer.body ?? []) {
      size += part.length
      most = Math.max(most, process.memoryUsage().rss)
    }
    return { size, most }
  }
  // The first one warms up what the measured one uses too.
  await read()
  const before = process.memoryUsage().rss
  const { size, most } = await read()
  expect(size).toBeGreaterThan(130 * mib)
  expect((most - before) / mib).toBeLessThan(48)
})
