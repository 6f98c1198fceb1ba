import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { callApi } from '@/lib/api/client'
import { openedSession, sessionCookie } from '@/lib/auth/session'
import { endpoint, wire } from '@/lib/endpoints/endpoint'
import { serve } from './serve'

const jar = new Map<string, string>()

// The request's cookies, which Next keeps outside of what a handler is given.
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    set: (name: string, value: string) => jar.set(name, value),
  }),
}))

const uuid = '01a1f92e-3691-74a9-9975-b3923ce95084'
const base = 'http://localhost:3000'
let upstream: (response: ServerResponse) => void
let received: IncomingHttpHeaders = {}
const asked: (string | undefined)[] = []
let serial = 0
let server: Server

beforeAll(async () => {
  process.env.SESSION_SECRET = 'a secret of the tests long enough to be one'
  server = createServer((request, response) => {
    received = request.headers
    asked.push(request.url)
    upstream(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.CLINIC_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

beforeEach(async () => {
  jar.clear()
  const viewer = {
    userId: uuid,
    name: 'Ana',
    surname: 'Ruiz',
    email: 'a@b.example',
    roles: ['doctor' as const],
  }
  const nowhere = { clinicId: null, doctorId: null, patientId: null }
  serial += 1
  const refresh = `refresh-secret-${serial}`
  const tokens = { access: 'access-secret', refresh, renewAt: Number.MAX_SAFE_INTEGER }
  jar.set(sessionCookie.name(), await sessionCookie.seal(openedSession({ ...viewer, ...nowhere }, tokens, 0)))
})

const seen: unknown[] = []
const named = z.object({ name: z.string().min(1, 'Name is required') })
const save = endpoint(
  'POST /api/x',
  'workshift.write',
  wire<{ body: typeof named; answer: { name: string; by: string } }>(),
)
const POST = serve(save, {
  body: named,
  handle: async ({ body, viewer }) => {
    seen.push(body)
    return { name: body.name, by: viewer.userId }
  },
})

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

function call(
  handler: typeof POST,
  { method = 'POST', headers = {}, body = '{"name":"x"}' }: Sent = {},
  params: Record<string, string> = {},
) {
  const request = new NextRequest(`${base}/api/x`, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body }),
  })
  return handler(request, { params: Promise.resolve(params) })
}

describe('serve', () => {
  it('hands on what the schema knows and answers without being stored', async () => {
    const answer = await call(POST, { body: '{"name":"x","roles":["admin"],"userId":"me"}' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ name: 'x', by: uuid })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(seen.at(-1)).toEqual({ name: 'x' })
  })

  it.each<[string, Sent, number]>([
    ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['a sister site', { headers: { 'sec-fetch-site': 'same-site' } }, 403],
    [
      'a plain form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'name=x' },
      415,
    ],
    ['text that looks like JSON', { headers: { 'content-type': 'text/plain' } }, 415],
    ['a type that only begins like JSON', { headers: { 'content-type': 'application/json-evil' } }, 415],
    ['broken JSON', { body: '{"name":' }, 400],
    ['an array', { body: '[]' }, 400],
    ['nothing', { body: '' }, 400],
    ['a body nobody needs', { body: JSON.stringify({ name: 'x'.repeat(300_000) }) }, 413],
  ])('refuses %s', async (_what, sent, status) => {
    expect((await call(POST, sent)).status).toBe(status)
  })

  it('says who you are before what you sent', async () => {
    const wrong = { body: '{}' }
    const adminsOnly = endpoint(
      'POST /api/x',
      'user.reset-2fa',
      wire<{ body: typeof named; answer: number }>(),
    )
    const adminOnly = serve(adminsOnly, { body: named, handle: async () => 1 })
    expect((await call(adminOnly, wrong)).status).toBe(403)
    jar.clear()
    const anonymous = await call(adminOnly, wrong)
    expect(anonymous.status).toBe(401)
    expect(anonymous.headers.get('cache-control')).toBe('no-store')
    expect(anonymous.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await anonymous.json()).toEqual({ message: 'Not logged in', code: 'unauthenticated' })
  })

  it.each(['x', 'Fe26.2*1*a*b*c*d*e*f', '%E0%A4%A'])('takes the cookie %j for signed out', async (value) => {
    jar.set(sessionCookie.name(), value)
    expect((await call(POST)).status).toBe(401)
  })

  it.each([
    ['an id', uuid, 'image', 200],
    ['no id', '', 'image', 400],
    ['another kind', uuid, 'film', 400],
  ])('takes for the names of its path only %s', async (_what, id, kind, status) => {
    const one = endpoint('GET /api/x/:id/:kind', 'live.read', wire<{ answer: object }>())
    const read = serve(one, { handle: async ({ params }) => params })
    expect((await call(read, { method: 'GET' }, { id, kind })).status).toBe(status)
  })

  it('makes a schema of the present instant with every request, and answers as it is told to', async () => {
    const dated = (now: Date) => named.refine(() => now.getTime() > 0)
    const made = endpoint(
      'POST /api/x',
      'live.read',
      wire<{ body: ReturnType<typeof dated>; answer: string }>(),
    )
    const create = serve(made, { body: dated, status: 201, handle: async ({ body }) => body.name })
    expect((await call(create)).status).toBe(201)
  })

  it('names the fields that are wrong', async () => {
    const answer = await call(POST, { body: '{"name":""}' })
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: { name: 'Name is required' } })
  })

  it('keeps its own faults to itself, and what they quote out of the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = serve(endpoint('POST /api/x', 'live.read', wire<{ answer: never }>()), {
      handle: async () => {
        throw new Error('password is hunter2')
      },
    })
    const answer = await call(broken)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('hunter2')
    expect(JSON.stringify(log.mock.calls)).toContain('serve.alone.test.ts')
    expect(JSON.stringify(log.mock.calls)).not.toContain('hunter2')
    log.mockRestore()
  })
})

const things = endpoint('GET /api/x', 'live.read', wire<{ answer: { ok: boolean } }>())
const GET = serve(things, {
  handle: ({ auth }) => callApi(auth, { path: '/things', answer: z.object({ ok: z.boolean() }) }),
})

describe('a call upstream', () => {
  const json = (status: number, body: unknown) => (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  it.each<[string, (response: ServerResponse) => void, number]>([
    ['a good answer', json(200, { ok: true }), 200],
    ['a refusal', json(404, { message: 'Not found', code: 'not_found' }), 404],
    ['a dead session', json(401, { message: 'Invalid token', code: 'unauthenticated' }), 401],
    ['an answer outside the contract', json(200, { no: 1 }), 502],
    ['HTML', (response) => void response.end('<html>'), 502],
    ['HTML with an error', (response) => void response.writeHead(500).end('<html>stack</html>'), 502],
    [
      'a cut answer',
      (response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('{"ok"')
        setTimeout(() => response.destroy(), 20)
      },
      502,
    ],
    ['no answer', (response) => void response.destroy(), 503],
    [
      'a redirect',
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      502,
    ],
    ['a fault of its own', json(500, { message: 'An unexpected error occurred', code: 'internal' }), 502],
    ['nobody there for the moment', json(503, { message: 'Busy', code: 'unavailable' }), 503],
  ])('with %s', async (_what, behaviour, status) => {
    upstream = behaviour
    const answer = await call(GET, { method: 'GET' })
    expect(answer.status).toBe(status)
    const text = await answer.text()
    for (const secret of ['access-secret', 'refresh-secret', 'stack', '127.0.0.1'])
      expect(text).not.toContain(secret)
  })

  it.each<[string, (response: ServerResponse) => void, number, 'kept' | 'renewed']>([
    ['renews it', json(200, { message: 'Token refreshed' }), 200, 'renewed'],
    ['refuses to renew it', json(401, { message: 'Invalid token', code: 'unauthenticated' }), 401, 'kept'],
    ['cannot renew it now', (response) => void response.destroy(), 503, 'kept'],
  ])('with an expired token, when the clinic API %s', async (_what, refresh, status, session) => {
    const before = jar.get(sessionCookie.name())
    upstream = (response) => {
      if (asked.at(-1) === '/api/v1/token/refresh') {
        response.setHeader('set-cookie', ['token=fresh; Max-Age=900', 'refreshToken=next; Max-Age=900'])
        return refresh(response)
      }
      const expired = received.cookie !== 'token=fresh'
      return expired
        ? json(401, { message: 'Token expired', code: 'unauthenticated' })(response)
        : json(200, { ok: true })(response)
    }
    const answer = await call(GET, { method: 'GET' })
    expect(answer.status).toBe(status)
    const after = await sessionCookie.unseal(jar.get(sessionCookie.name()))
    if (session === 'renewed') expect(after?.tokens).toMatchObject({ access: 'fresh', refresh: 'next' })
    else expect(jar.get(sessionCookie.name())).toBe(before)
  })

  it.each(['Token expired', 'Invalid token', 'No token provided'])(
    'that says %s without a code is understood',
    async (message) => {
      upstream = (response) => {
        if (asked.at(-1) === '/api/v1/token/refresh') {
          response.setHeader('set-cookie', ['token=fresh; Max-Age=900', 'refreshToken=next; Max-Age=900'])
          return json(200, { message: 'Token refreshed' })(response)
        }
        return json(received.cookie === 'token=fresh' ? 200 : 401, { ok: true, message })(response)
      }
      const answer = await call(GET as typeof POST, { method: 'GET' })
      expect(answer.status).toBe(message === 'Token expired' ? 200 : 401)
      if (answer.status === 401)
        expect(await answer.json()).toMatchObject({ message, code: 'unauthenticated' })
    },
  )

  it('carries the session’s token and the network address, and nothing else that the browser sent', async () => {
    upstream = json(200, { ok: true })
    const headers = {
      authorization: 'Bearer mine',
      'x-user-id': 'mine',
      'x-role': 'admin',
      'x-nonce': 'mine',
      cookie: 'token=mine',
      'x-forwarded-for': 'mine, 10.0.0.9',
      'accept-language': 'es',
    }
    expect((await call(GET, { method: 'GET', headers })).status).toBe(200)
    const { host: _host, connection: _connection, 'user-agent': _agent, ...carried } = received
    expect(carried).toEqual({
      accept: 'application/json',
      cookie: 'token=access-secret',
      'x-forwarded-for': '10.0.0.9',
    })
  })

  it('keeps the time to wait', async () => {
    upstream = json(429, { message: 'Too many attempts', code: 'rate_limited', retryAfter: 77 })
    const answer = await call(GET, { method: 'GET' })
    expect(answer.headers.get('retry-after')).toBe('77')
  })
})
