import { generateSync, type JsonSchema } from 'json-schema-faker'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { promisesOf } from '../scripts/conformance/promises.ts'
import { Client, type Received, type Sent } from '../testing/client.ts'
import { addClinic, addPatient, addStaff } from '../testing/fixtures.ts'
import { addressOf, type Route, routesOf } from '../testing/matrix/matrix.ts'
import { endless } from '../testing/matrix/owners.ts'
import { makeRecords, type Records } from '../testing/matrix/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** How many requests are made of each call by each person. */
const rounds = Number(process.env.DESCRIBED_ROUNDS ?? 2)

interface Operation {
  'x-access': string
  parameters?: { in: string; name: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, object>
}

interface Wanted {
  route: Route
  operation: Operation
}

/** Those that end the session or the account of the person who asks. */
const last = /^(POST \/logout|DELETE \/sessions|POST \/users\/change-password|PUT \/sessions\/current)/

let test: TestApp
let calls: Wanted[]
let records: Records
let people: Client[]
let judge: ReturnType<typeof promisesOf>

beforeAll(async () => {
  test = await createTestApp({ env: { LOGIN_LIMIT_PER_ADDRESS: '100000' } })
  const { body } = await new Client(test).get('/openapi.json')
  judge = promisesOf(body)
  calls = routesOf(body.paths).flatMap((route) => {
    const operation = body.paths[`/api/v1${route.path}`]?.[route.method.toLowerCase()]
    return operation ? [{ route, operation }] : []
  })
  const clinic = await addClinic(test)
  const doctor = await addStaff(test, { clinicId: clinic.id })
  const owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
  const patient = await addPatient(test, { clinicId: clinic.id })
  records = await makeRecords({ server: test, now: test.clock.now(), clinic, doctor, owner, patient })
  const admin = await addStaff(test, { roles: ['admin'] })
  people = [patient.client, doctor.client, owner.client, admin.client]
})
afterAll(() => test.close())

function requestOf({ route, operation }: Wanted, client: Client, seed: number): Sent {
  const made = (schema: JsonSchema) => generateSync(schema, { seed, optionalsProbability: 0.6 })
  const { parameters = [], requestBody } = operation
  const path = addressOf(route, records) ?? route.path.replace(/\{\w+\}/g, 'unknown')
  const query = parameters
    .filter((each) => each.in === 'query')
    .map(({ name, schema }) => [name, idOf(name) ?? made(schema)])
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [String(name), typeof value === 'object' ? JSON.stringify(value) : String(value)])
  const schema = requestBody?.content['application/json']?.schema
  const body = schema && known(made(schema))
  return {
    method: route.method,
    url: `/api/v1${path}?${new URLSearchParams(query)}`,
    cookies: client.cookies,
    headers: schema ? { 'content-type': 'application/json' } : {},
    ...(schema && { payload: JSON.stringify(body) }),
  }
}

const idOf = (name: string) => (name.endsWith('Id') ? records.ids[name.slice(0, -2)] : undefined)

/** With the ids of what is there in place of those that were made up. */
function known(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, idOf(key) ?? value]))
}

it('what a generator of others makes of the description is answered as the description says', async () => {
  const faults = new Set<string>()
  const statuses = new Map<number, number>()
  const ordered = calls.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
  for (const wanted of ordered) {
    const call = `${wanted.route.method} ${wanted.route.path}`
    if (endless.has(call)) continue
    for (let round = 1; round <= rounds; round += 1)
      for (const client of people) {
        const sent = requestOf(wanted, client, round)
        const received: Received = await test.app.inject(sent)
        const { statusCode } = received
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
        const fault = judge(sent, received)?.fault
        if (fault) faults.add(`${call}: ${fault} ${received.body.slice(0, 200)} for ${sent.payload}`)
        if (!(statusCode in wanted.operation.responses)) faults.add(`${call}: ${statusCode} is not described`)
      }
  }
  expect([...faults]).toEqual([])
  expect(statuses.get(200) ?? 0).toBeGreaterThan(100)
}, 300_000)

const isLast = ({ route }: Wanted) => last.test(`${route.method} ${route.path}`)
