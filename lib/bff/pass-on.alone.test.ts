import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Role } from '#contract/access'
import { openedSession, sessionCookie } from '@/lib/auth/session'
import { passOn, passOnUpload } from './pass-on'

const jar = new Map<string, string>()

// The request's cookies, which Next keeps outside of what a handler is given.
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    set: (name: string, value: string) => jar.set(name, value),
  }),
}))

interface Received {
  call: string
  headers: IncomingHttpHeaders
  body: unknown
}

const received: Received[] = []
let answer: { status: number; body: unknown; headers?: Record<string, string> } = { status: 200, body: {} }
let server: Server

beforeAll(async () => {
  process.env.SESSION_SECRET = 'a secret of the tests long enough to be one'
  server = createServer(async (request, response) => {
    const sent = await text(request)
    const { method, url, headers } = request
    received.push({ call: `${method} ${url}`, headers, body: sent === '' ? undefined : JSON.parse(sent) })
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.CLINIC_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

async function signIn(role: Role, clinicId: string | null) {
  const account = { userId: 'u1', name: 'Ana', surname: 'Ruiz', email: 'a@b.example', roles: [role] }
  const viewer = { ...account, clinicId, doctorId: null, patientId: null }
  const tokens = { access: 'access', refresh: 'refresh', renewAt: Number.MAX_SAFE_INTEGER }
  jar.set(sessionCookie.name(), await sessionCookie.seal(openedSession(viewer, tokens, 0)))
}

beforeEach(async () => {
  jar.clear()
  received.length = 0
  await signIn('clinicadmin', 'c1')
})

const facts = {
  nameEn: 'Check-up',
  nameEs: 'Revisión',
  minutes: 30,
  specialties: [],
  online: true,
  colour: 'blue' as const,
}
const kind = { ...facts, _id: 'k1', clinicId: 'c1', version: 1 }

interface Sent {
  method?: 'GET' | 'POST'
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

function make(name: string, { method = 'POST', query = '', body = facts, headers = {} }: Sent = {}) {
  const request = new NextRequest(`http://localhost:3000/api/calls/${name}${query}`, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  return passOn(request, { params: Promise.resolve({ name }) })
}

it('makes the call with its path, body and key, and answers with ids for the names of the wire', async () => {
  answer = { status: 200, body: kind }
  const { _id: id, ...rest } = kind
  const body = { ...facts, roles: ['admin'] }
  const headers = { 'idempotency-key': 'once', authorization: 'Bearer mine' }
  const given = await make('visit-kinds.update', { query: '?id=a/b', body, headers })
  expect(given.status).toBe(200)
  expect(given.headers.get('cache-control')).toBe('no-store')
  const answered = await given.json()
  expect(answered).toMatchObject({ id, ...rest })
  expect(answered).not.toHaveProperty('_id')
  expect(received[0]).toMatchObject({ call: 'PUT /api/v1/visit-kinds/a%2Fb', body: facts })
  expect(received[0]?.body).not.toHaveProperty('roles')
  expect(received[0]?.headers).toMatchObject({ cookie: 'token=access', 'idempotency-key': 'once' })
  expect(received[0]?.headers).not.toHaveProperty('authorization')
})

it('takes the clinic from the session, whatever the browser says, and answers with the status of the call', async () => {
  answer = { status: 201, body: kind }
  const given = await make('visit-kinds.create', { body: { ...facts, clinicId: 'another' } })
  expect(given.status).toBe(201)
  expect(received[0]?.body).toMatchObject({ clinicId: 'c1' })
  await signIn('clinicadmin', null)
  expect((await make('visit-kinds.create')).status).toBe(403)
  expect(received).toHaveLength(1)
})

it('keeps an answer that shows patients to itself: the browser is told its id', async () => {
  const counts = { new: 1, known: 0, similar: 0, here: 0, error: 0 }
  const numbers = { counts, registers: 1, links: 0, uninvited: 1 }
  const format = { encoding: 'utf-8', separator: ';', headers: ['Nombre'], columns: {}, sample: [['Ana']] }
  const times = { createdAt: '2026-11-25T10:00:00.000Z', endedAt: null }
  const file = {
    _id: 'i1',
    kind: 'patients',
    fileName: 'a.csv',
    state: 'done',
    ...format,
    ...numbers,
    ...times,
  }
  answer = { status: 200, body: { ...file, lines: [], next: null } }
  const given = await make('imports.invite', { query: '?id=i1', body: {} })
  expect([given.status, await given.json()]).toEqual([200, { id: 'i1' }])
  expect(received[0]?.call).toBe('POST /api/v1/imports/i1/invitations')
})

const slot = {
  clinicId: 'c1',
  doctorId: 'd1',
  specialty: null,
  start: '2026-11-24T08:00:00.000Z',
  timeZone: 'Europe/Madrid',
}

it('makes the body of a form, for the patient who is named or nobody, and shows what the screen uses', async () => {
  answer = { status: 200, body: { dates: [] } }
  const form = { ...slot, everyWeeks: 1, count: 2 }
  const given = await make('visit-series.preview', { body: { ...form, patientId: 'p1' } })
  expect([given.status, await given.json()]).toEqual([200, []])
  const { start: _start, timeZone: _zone, ...place } = slot
  expect(received[0]).toMatchObject({
    call: 'POST /api/v1/appointments/series/preview',
    body: { first: { ...place, patientId: 'p1', appointmentDate: expect.stringMatching(/^2026-11-24T/) } },
  })
  expect((await make('visit-series.preview', { body: form })).status).toBe(403)
  expect(received).toHaveLength(1)
})

it('passes a file on to be kept, and steps as they come', async () => {
  const name = 'attachment; filename="audit.csv"'
  answer = { status: 200, body: 'a;b', headers: { 'content-type': 'text/csv', 'content-disposition': name } }
  const file = await make('audit.file', { method: 'GET', query: '?clinicId=c1' })
  expect([file.status, await file.text()]).toEqual([200, 'a;b'])
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'text/csv',
    'content-disposition': name,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  answer = { status: 200, body: '{"state":"failed","why":"fault"}\n' }
  const steps = await make('imports.run', { query: '?id=i1', body: { leaveOut: true } })
  expect(await steps.text()).toBe(answer.body)
  expect(steps.headers.get('content-type')).toMatch(/^application\/x-ndjson/)
  expect(steps.headers.get('cache-control')).toContain('no-transform')
  expect(received[1]).toMatchObject({ call: 'POST /api/v1/imports/i1/run', body: { leaveOut: true } })
})

it('makes a call that is anybody’s without a session, with the address and language of the visitor', async () => {
  jar.clear()
  answer = { status: 202, body: { message: 'Message sent' } }
  const body = { name: 'Ana', email: 'ana@example.test', text: 'Hello' }
  const headers = { 'accept-language': 'es' }
  expect((await make('contact.write', { body, headers })).status).toBe(202)
  expect(received[0]).toMatchObject({
    call: 'POST /api/v1/contact',
    body,
    headers: { 'accept-language': 'es' },
  })
  expect(received[0]?.headers).not.toHaveProperty('cookie')
  const foreign = await make('contact.write', { body, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(foreign.status).toBe(403)
  expect(received).toHaveLength(1)
})

it.each<[string, string, Sent, number]>([
  ['a call that is declared but not listed', 'visit-kinds.list', { method: 'GET' }, 404],
  ['a name of nothing', 'visit-kinds', {}, 404],
  ['what every object has', 'constructor.name', {}, 404],
  ['what every list of calls has', 'consents.toString', {}, 404],
  ['a write by GET', 'visit-kinds.update', { method: 'GET', query: '?id=k1' }, 404],
  ['another site', 'visit-kinds.update', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ['a plain form', 'visit-kinds.update', { headers: { 'content-type': 'text/plain' } }, 415],
  ['no id', 'visit-kinds.update', {}, 400],
  ['a body that is none', 'visit-kinds.update', { query: '?id=k1', body: [] }, 400],
])('refuses %s without a call', async (_what, name, sent, status) => {
  expect((await make(name, sent)).status).toBe(status)
  expect(received).toEqual([])
})

it.each([
  ['a plain call', 'visit-kinds.create', 404],
  ['a name of nothing', 'imports.nope', 404],
  ['who may not', 'imports.upload', 403],
  ['another site', 'histories.addImage', 403],
])('refuses a file by %s', async (what, name, status) => {
  await signIn('doctor', 'c1')
  const headers = { 'sec-fetch-site': what === 'another site' ? 'cross-site' : 'same-origin' }
  const request = new NextRequest(`http://localhost:3000/api/uploads/${name}?id=h1&kind=patients`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x--',
  })
  expect((await passOnUpload(request, { params: Promise.resolve({ name }) })).status).toBe(status)
  expect(received).toEqual([])
})

it('says who you are before what you sent', async () => {
  await signIn('doctor', 'c1')
  expect((await make('visit-kinds.update', { body: null })).status).toBe(403)
  jar.clear()
  expect((await make('visit-kinds.update', { body: null })).status).toBe(401)
})

it('names the fields that are wrong, and hands on what the clinic API refuses', async () => {
  const wrong = await make('visit-kinds.update', { query: '?id=k1', body: { ...facts, nameEn: '' } })
  expect(await wrong.json()).toMatchObject({ code: 'invalid_input', errors: { nameEn: 'Name is required' } })
  answer = { status: 409, body: { message: 'Changed meanwhile', code: 'stale' } }
  const refused = await make('visit-kinds.update', { query: '?id=k1' })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'stale', message: 'Changed meanwhile' })
})
