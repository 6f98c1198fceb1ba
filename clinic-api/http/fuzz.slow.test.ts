import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** How many requests; the full run of 5 000 is asked for by FUZZ_REQUESTS. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1000)
const perRound = 20

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
}

const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    "'; drop table users; --",
    '%00',
    '%',
    '{{7*7}}',
    '\u202e',
    '🙂'.repeat(200),
    'a'.repeat(10_000),
    '9'.repeat(400),
    '-1',
    '1e400',
    '0001-01-01',
    '9999-12-31T23:59:59.999Z',
    '-271821-04-20T00:00:00.000Z',
    '2026-02-30',
    'null',
    '__proto__',
  ),
  fc.string({ unit: 'binary' }),
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, Number.MAX_SAFE_INTEGER, -0),
  fc.array(hostileText, { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
)

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
]

/** One answers without end, the other would sign everybody out. */
const left = new Set(['/live', '/logout'])

describe(`${requests} malformed requests`, () => {
  let test: TestApp
  let routes: Route[]
  let clients: Client[]
  let words: Record<string, unknown>

  beforeAll(async () => {
    test = await createTestApp({ env: { LOGIN_LIMIT_PER_ADDRESS: '100000' } })
    const { body } = await new Client(test).get('/openapi.json')
    routes = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => ({
        method: method.toUpperCase() as Route['method'],
        path: path.replace('/api/v1', ''),
      })),
    )
    const clinic = await addClinic(test)
    const doctor = await addStaff(test, { clinicId: clinic.id })
    const owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    const patient = await addPatient(test, { clinicId: clinic.id })
    const shift = await addShift(test, doctor, '2026-11-24T08:00:00.000Z')
    clients = [new Client(test), doctor.client, owner.client, patient.client]
    // Half of the fields hold something sensible, so that requests get past the first check.
    words = {
      id: patient.id,
      patientId: patient.id,
      clinicId: clinic.id,
      doctorId: doctor.id,
      workshift: shift.id,
      date: '2026-11-24',
      from: '2026-11-23T00:00:00Z',
      to: '2026-11-30T00:00:00Z',
      startDate: '2026-11-25T08:00:00Z',
      appointmentDate: '2026-11-24T08:00:00Z',
      dateAppointment: '2026-11-24T08:00:00Z',
      duration: 60,
      name: 'Name',
      details: 'Details',
      instructions: 'Instructions',
      since: '2026-01-01',
      endDate: '2026-12-01',
      allergy: 'a/b',
      email: 'a@b.es',
      password: 'Secret-123',
      currentPassword: 'Secret-123',
      newPassword: 'Secret-124',
      token: 'x',
      totpToken: '123456',
      userId: patient.userId,
      city: 'Madrid',
      q: 'a',
      sort: 'name',
      cursor: 'e30',
      limit: 10,
      planId: 'basic',
      plan: 'basic',
      speciality: 'cardiology',
      specialty: 'cardiology',
      version: 1,
      until: '2026-12-31',
      everyWeeks: 2,
      hours: [{ weekday: 1, start: '09:00', end: '14:00' }],
      except: [{ from: '2026-12-24', to: '2026-12-26' }],
      collisions: 'replace',
      scope: 'following',
      text: 'Mon 9-14',
      today: '2026-11-16',
    }
  })
  afterAll(() => test.close())

  const field = (name: string) => fc.oneof(fc.constant(words[name]), hostileValue)

  const fields = fc.uniqueArray(fc.nat(), { maxLength: 12 }).chain((picks) => {
    const names = Object.keys(words ?? {})
    const chosen = picks.map((pick) => names[pick % names.length] ?? 'name')
    return fc.record(Object.fromEntries(chosen.map((name) => [name, field(name)])))
  })

  const request = () =>
    fc.record({
      route: fc.constantFrom(...routes.filter(({ path }) => !left.has(path))),
      client: fc.nat({ max: clients.length - 1 }),
      params: fc.array(fc.oneof(fc.constantFrom('id', 'patientId', 'clinicId', 'doctorId'), hostileText), {
        minLength: 3,
        maxLength: 3,
      }),
      query: fields,
      body: fc.oneof({ weight: 4, arbitrary: fields.map((each) => JSON.stringify(each)) }, hostileText),
      contentType: fc.oneof(
        { weight: 4, arbitrary: fc.constant('application/json') },
        fc.constantFrom(...contentTypes),
      ),
      headers: fc.dictionary(
        fc.constantFrom('idempotency-key', 'accept-language', 'x-forwarded-for', 'stripe-signature', 'range'),
        fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x21-\x7e]/g, 'x')),
        { maxKeys: 2 },
      ),
    })

  type Sample = ReturnType<typeof request> extends fc.Arbitrary<infer Value> ? Value : never

  async function send({ route, client, params, query, body, contentType, headers }: Sample) {
    let next = 0
    const path = route.path.replace(/\{\w+\}/g, () => {
      const part = params[next++ % params.length] ?? ''
      return encodeURIComponent(String(words[part] ?? part).toWellFormed())
    })
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    )
    const writes = route.method === 'POST' || route.method === 'PUT'
    return test.app.inject({
      method: route.method,
      url: `/api/v1${path}?${search}`,
      cookies: clients[client]?.cookies ?? {},
      headers: { ...headers, ...(writes ? { 'content-type': contentType } : {}) },
      ...(writes ? { payload: body } : {}),
    })
  }

  it('never find the server at a loss', { timeout: 600_000 }, async () => {
    const seen = new Map<number, number>()
    const property = fc.asyncProperty(
      fc.array(request(), { minLength: perRound, maxLength: perRound }),
      async (round) => {
        for (const sample of round) {
          const answer = await send(sample)
          seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1)
          if (answer.statusCode >= 500) {
            throw new Error(`${answer.statusCode} ${answer.body} for ${JSON.stringify(sample)}`)
          }
          if (answer.statusCode >= 400) {
            expect(answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) })
          }
        }
      },
    )
    await fc.assert(property, { numRuns: Math.ceil(requests / perRound), endOnFailure: true })
    expect([...seen.keys()], JSON.stringify([...seen])).toEqual(
      expect.arrayContaining([200, 400, 401, 403, 404]),
    )
    expect((await new Client(test).get('/ready')).status).toBe(200)
  })
})
