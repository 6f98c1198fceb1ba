import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestIdHeader } from '#contract/request-id'
import { buildApp } from '../app.ts'
import { logSerializers } from '../http/logging.ts'
import { Client } from '../testing/client.ts'
import { startCollector } from '../testing/collector.ts'
import { addClinic, addPatient, addShift, addStaff, testPassword } from '../testing/fixtures.ts'
import { launchServer } from '../testing/server-process.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { anyDatabase } from '../testing/test-database.ts'
import { listenWith } from './spans.ts'
import { startTracing, type Tracing } from './start-tracing.ts'

const shiftStart = '2026-11-24T08:00:00.000Z'
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const ofTheWeb = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, tracestate: 'shop=Casimira' }

let collector: Awaited<ReturnType<typeof startCollector>>
let test: TestApp
let tracing: Tracing | null

async function listenAt(url: string, env: Record<string, string> = {}, onFault = () => {}) {
  for (const [name, value] of Object.entries({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...env }))
    vi.stubEnv(name, value)
  tracing = await startTracing('api', onFault)
}

async function collected() {
  await tracing?.close()
  return collector.spans()
}

beforeEach(async () => {
  collector = await startCollector()
})
afterEach(async () => {
  listenWith(null)
  vi.unstubAllEnvs()
  await test.close()
  await collector.stop()
})

describe.each(anyDatabase)('traces on %s', (database) => {
  it('go on with what the web has begun, by patterns and names, and hold nothing of anybody', async () => {
    await listenAt(collector.url)
    test = await createTestApp({ database })
    const clinicId = (await addClinic(test)).id
    const doctor = await addStaff(test, { clinicId })
    const patient = await addPatient(test, { clinicId, name: 'Casimira', surname: 'Berrocalejo' })
    await addShift(test, doctor, shiftStart)
    const visitor = new Client(test)
    await visitor.post('/users/login', { email: patient.email, password: testPassword })
    const body = { patientId: patient.id, clinicId, doctorId: doctor.id, appointmentDate: shiftStart }
    const headers = { ...ofTheWeb, [requestIdHeader]: 'from-the-browser:1' }
    expect((await patient.client.call('POST', '/appointments', { body, headers })).status).toBe(201)
    await doctor.client.get('/search?q=berrocalejo%20casimira')
    await doctor.client.get(`/patients/${patient.id}?dni=${patient.dni}`)
    await doctor.client.get('/nowhere/berrocalejo')
    const mail = { id: crypto.randomUUID(), to: patient.email, subject: 'Casimira', text: 'x', html: 'x' }
    await test.deps.mailer.send(mail)

    const spans = await collected()
    const booking = spans.find(({ name }) => name === 'POST /api/v1/appointments')
    expect(booking).toMatchObject({
      traceId,
      parentSpanId: '00f067aa0ba902b7',
      service: 'consulta-api',
      attributes: { 'consulta.request_id': 'from-the-browser:1', 'http.response.status_code': 201 },
    })
    const below = spans.filter(({ parentSpanId }) => parentSpanId === booking?.spanId)
    expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['find_session', 'insert audit']))
    expect(below.every((each) => each.traceId === traceId)).toBe(true)
    for (const name of ['GET /api/v1/patients/:id', 'GET unknown', 'send mail', 'GET /api/v1/search'])
      expect(spans.map((each) => each.name)).toContain(name)

    for (const { name, attributes, events, links } of spans) {
      expect(name).toMatch(/^((GET|POST) (\/api\/v1(\/(:?[a-z-]+))+|unknown)|[a-z][a-z_ ]+)$/)
      expect([events, links]).toEqual([[], []])
      expect(Object.keys(attributes).join()).toMatch(/^((consulta|db|http|error)\.[a-z._]+,?)*$/)
    }
    const people = [patient, doctor].flatMap((each) => [each.name, each.surname, each.dni, each.email])
    const secrets = [...people, patient.id, doctor.id, clinicId, testPassword, 'berrocalejo', 'localhost']
    expect(secrets.filter((each) => collector.said().toLowerCase().includes(each.toLowerCase()))).toEqual([])
  })
})

it('load nothing of OpenTelemetry but its interface, which others load, without an address', async () => {
  test = await createTestApp({ database: 'postgres' })
  const file = join(test.env.DATA_DIR, 'loaded')
  const note = `import { registerHooks } from 'node:module'; import { appendFileSync } from 'node:fs'
    registerHooks({ load: (url, context, next) => {
      const [, name] = /node_modules\\/(@opentelemetry\\/[^/]+)/.exec(url) ?? []
      if (name) appendFileSync('${file}', name + ' ')
      return next(url, context) } })`
  const started = async (env: Record<string, string>) => {
    const preload = `--import=data:text/javascript;base64,${Buffer.from(note).toString('base64')}`
    const place = { DATABASE_URL: test.databaseUrl ?? '', DATA_DIR: test.env.DATA_DIR }
    const server = launchServer({ ...place, NODE_OPTIONS: preload, ...env })
    await server.listening
    await server.kill('SIGTERM')
    return new Set((await readFile(file, 'utf8')).trim().split(' '))
  }
  expect(await started({})).toEqual(new Set(['@opentelemetry/api']))
  expect(await started({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toContain('@opentelemetry/sdk-trace')
})

it('name the trace in the lines of the log', async () => {
  await listenAt(collector.url)
  test = await createTestApp()
  const lines: string[] = []
  const stream = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) })
  const logger = { level: 'info', serializers: logSerializers, stream }
  const app = await buildApp({ ...test.deps, logger })
  await app.inject({ url: '/api/v1/plans', headers: ofTheWeb })
  await app.close()
  expect(lines.map((line) => JSON.parse(line).traceId)).toContain(traceId)
})

it('say which statement has failed, by the database’s own word', async () => {
  await listenAt(collector.url)
  test = await createTestApp({ database: 'postgres' })
  await test.db.orm.execute(sql`alter table plans rename to hidden`)
  expect((await new Client(test).get('/plans')).status).toBe(503)
  const spans = await collected()
  const failed = spans.filter(({ status }) => status.code === 2)
  expect(failed.map(({ attributes }) => attributes['error.type'])).toContain('42P01')
  expect(failed.map(({ name }) => name)).toContain('GET /api/v1/plans')
  expect(failed.every(({ status }) => status.message === undefined)).toBe(true)
})

it('are left out as the sampler says, and as the caller has chosen', async () => {
  const env = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }
  await listenAt(collector.url, env)
  test = await createTestApp()
  const visitor = new Client(test)
  for (let count = 0; count < 5; count += 1) await visitor.get('/plans')
  await visitor.call('GET', '/plans', { headers: ofTheWeb })
  const spans = await collected()
  expect(new Set(spans.map((each) => each.traceId))).toEqual(new Set([traceId]))
})

it('make nobody wait for a collector that hangs, at the end for a second at most', async () => {
  const deaf = await startCollector({ answers: false })
  await listenAt(deaf.url, { OTEL_EXPORTER_OTLP_TIMEOUT: '60000' })
  test = await createTestApp()
  const visitor = new Client(test)
  // More than one batch, so that sending begins at once.
  for (let count = 0; count < 300; count += 1) expect((await visitor.get('/plans')).status).toBe(200)
  await expect.poll(deaf.said).not.toBe('')
  const began = performance.now()
  expect((await visitor.get('/plans')).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(500)
  await tracing?.close()
  expect(performance.now() - began).toBeLessThan(2000)
  await deaf.stop()
})

it('say once that nobody takes them', async () => {
  const onFault = vi.fn()
  const away = await startCollector()
  await away.stop()
  await listenAt(away.url, { OTEL_EXPORTER_OTLP_TIMEOUT: '300' }, onFault)
  test = await createTestApp()
  for (let count = 0; count < 600; count += 1) await new Client(test).get('/plans')
  await expect.poll(() => onFault.mock.calls.length).toBe(1)
  expect((await new Client(test).get('/plans')).status).toBe(200)
})
