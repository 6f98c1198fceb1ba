import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addClinic, addPatient, addStaff } from '../testing/fixtures.ts'
import { multipartBody, multipartType } from '../testing/multipart.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let owner: Awaited<ReturnType<typeof addStaff>>
let patient: Awaited<ReturnType<typeof addPatient>>
let thread: string
let clinicId: string

beforeAll(async () => {
  test = await createTestApp({ env: { MAX_UPLOAD_BYTES: '300000' } })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  clinicId = (await addClinic(test)).id
  owner = await addStaff(test, { clinicId, roles: ['doctor', 'clinicadmin'] })
  patient = await addPatient(test, { clinicId })
  const about = { clinicId, patientId: patient.id, subject: 'administration', text: 'Good morning' }
  thread = (await owner.client.post('/threads', about)).body._id
})
afterAll(() => test.close())

interface Sent {
  method?: string
  path: string
  headers?: IncomingHttpHeaders
  body?: Buffer
}

/** One request on the single connection of `agent`; its body comes in pieces, as over a network. */
async function ask(agent: Agent, { method = 'POST', path, headers = {}, body }: Sent): Promise<number> {
  const { port } = test.app.server.address() as AddressInfo
  const cookie = Object.entries(owner.client.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const call = request({
    host: '127.0.0.1',
    port,
    method,
    path: `/api/v1${path}`,
    agent,
    headers: { cookie, ...headers },
    // Less than the half minute for which a request was held, and long enough for a busy machine.
    signal: AbortSignal.timeout(20_000),
  })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  call.once('error', reject)
  call.once('response', (answer) => {
    answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
  })
  for (let at = 0; body && at < body.length; at += 65_536) {
    call.write(body.subarray(at, at + 65_536))
    await sleep(1)
  }
  call.end()
  return promise
}

const commas = (size: number) => Buffer.from(`${','.repeat(300)}\n${'x,y\n'.repeat(size / 4)}`)
const zeros = (size: number) => Buffer.alloc(size)
const ways = [
  [
    'an import whose first line is refused',
    () => `/imports?kind=patients&clinicId=${clinicId}`,
    commas,
    [400, 413],
  ],
  ['an attachment of an unknown thread', () => '/threads/unknown/files', zeros, [404]],
  ['an attachment', () => `/threads/${thread}/files`, zeros, [413]],
  ['an image', () => `/histories/${patient.id}/image`, zeros, [413]],
  ['an analytic', () => `/histories/${patient.id}/analytic`, zeros, [413]],
  ['a FASTQ file', () => `/patients/${patient.id}/fastq`, zeros, [413, 422, 400]],
] as const
const sizes = [400_000, 500_000, 2_000_000]

it.each(ways)(
  '%s is refused, and the next request on its connection is answered',
  async (_what, path, bytesOf, statuses) => {
    for (const size of sizes) {
      for (const announced of [true, false]) {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 })
        const body = multipartBody({ name: 'a.csv', bytes: bytesOf(size) })
        const length = announced
          ? { 'content-length': String(body.length) }
          : { 'transfer-encoding': 'chunked' }
        const headers = { 'content-type': multipartType, ...length }
        expect(statuses).toContain(await ask(agent, { path: path(), headers, body }))
        for (let count = 0; count < 3; count += 1)
          expect(await ask(agent, { method: 'GET', path: '/users/me' })).toBe(200)
        agent.destroy()
      }
    }
  },
)

it('a small upload that is refused for its content leaves its connection to the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = multipartBody({ name: 'a.csv', bytes: commas(100_000) })
  const headers = { 'content-type': multipartType, 'content-length': String(body.length) }
  expect(await ask(agent, { path: `/imports?kind=patients&clinicId=${clinicId}`, headers, body })).toBe(400)
  expect(await ask(agent, { method: 'GET', path: '/users/me' })).toBe(200)
  agent.destroy()
})
