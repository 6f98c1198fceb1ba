import { globSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '#contract/calls/call'
import { passedOn } from '@/lib/endpoints/passed-on'
import type { Session } from './session'

// The address is public and https: the cookie and the headers are those of a real installation.
const base = 'https://clinic.example'
const uuid = '01a1f92e-3691-74a9-9975-b3923ce95084'

let server: Server
let upstream: (response: ServerResponse) => void
let me: (response: ServerResponse) => void
let asked = 0
let serial = 0
let middleware: typeof import('@/middleware').middleware
let config: typeof import('@/middleware').config
let openedSession: typeof import('./session').openedSession
let sessionCookie: typeof import('./session').sessionCookie

const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function renew(response: ServerResponse) {
  response.setHeader('set-cookie', [
    'token=fresh-access; Max-Age=900; Path=/; HttpOnly',
    'refreshToken=fresh-refresh; Max-Age=2592000; Path=/; HttpOnly',
  ])
  json(response, 200, { message: 'Token refreshed' })
}

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/api/v1/users/me') return me(response)
    if (request.url !== '/api/v1/token/refresh')
      return json(response, 503, { message: 'Busy', code: 'unavailable' })
    asked += 1
    upstream(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('CLINIC_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests long enough to be one')
  vi.stubEnv('APP_URL', base)
  ;({ middleware, config } = await import('@/middleware'))
  ;({ openedSession, sessionCookie } = await import('./session'))
})

afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

beforeEach(() => {
  upstream = renew
  me = (response) => json(response, 503, { message: 'Busy', code: 'unavailable' })
  asked = 0
  serial += 1
})

function session({ due }: { due: boolean }): Session {
  const names = { name: 'Ana', surname: 'Ruiz', email: 'ana@clinic.example' }
  const ids = { userId: uuid, clinicId: uuid, doctorId: uuid, patientId: null }
  const renewAt = due ? 0 : Number.MAX_SAFE_INTEGER
  return openedSession(
    { ...names, ...ids, roles: ['doctor'] },
    { access: 'old', refresh: `refresh-${serial}`, renewAt },
    Date.now(),
  )
}

interface Sent {
  method?: string
  headers?: Record<string, string>
}

/** The middleware's answer; one without a status of its own lets the request pass. */
async function ask(
  path: string,
  cookie: Session | string | null,
  { method = 'GET', headers = {} }: Sent = {},
) {
  const value = cookie === null || typeof cookie === 'string' ? cookie : await sessionCookie.seal(cookie)
  const sent = value === null ? headers : { ...headers, cookie: `__Host-consulta=${value}` }
  const request = new NextRequest(base + path, { method, headers: sent })
  return { request, response: await middleware(request) }
}

const passes = (response: Response) => response.headers.get('x-middleware-next') === '1'

describe('what the middleware stands before', () => {
  const matches = (path: string) => new RegExp(`^${config.matcher[0]}$`).test(path)

  it('is everything but static assets, uploads and downloads, whatever headers or queries say', () => {
    expect(config.matcher).toHaveLength(1)
    expect(typeof config.matcher[0]).toBe('string')
  })

  it.each([
    '/',
    '/app',
    '/login',
    '/app/patients',
    '/app/history/record.png',
    '/app/staff/notes.txt',
    '/api/patients',
    '/api/histories/x.svg',
    '/api/auth/login',
    '/api/live',
    '/nowhere',
    '/_next/data/x',
    '/_next/image',
    '/icon.svg',
    '/x.png',
    '/opengraph-image-1abc',
    '/api/uploads/nowhere',
    '/api/uploads/histories.%zz',
    '/api/uploads/histories.addImage/x',
    '/api/files/histories/%E0%A4%A/image/2',
    '/api/files/histories/1/image/2/3',
  ])('%s comes past it', (path) => expect(matches(path)).toBe(true))

  it.each([
    '/_next/static/chunks/a.js',
    '/api/uploads/histories.addImage',
    '/api/uploads/imports.upload',
    '/api/files/histories/1/image/2',
  ])('%s goes by', (path) => expect(matches(path)).toBe(false))

  it('is no upload: each route of a file has its exception in the matcher, or large files would be cut', () => {
    expect(globSync('app/api/uploads/**/route.ts')).toEqual(['app/api/uploads/[name]/route.ts'])
    const uploads = Object.entries<Record<string, Call>>(passedOn).flatMap(([noun, calls]) =>
      Object.entries(calls).flatMap(([verb, call]) => (call.uploads ? [`/api/uploads/${noun}.${verb}`] : [])),
    )
    expect(uploads.length).toBeGreaterThan(4)
    expect([...uploads, '/api/uploads/visit-kinds.addImage2'].filter(matches)).toEqual([])
  })
})

describe('the cookie on https', () => {
  it('has the name and the flags that a browser keeps for this host and https alone', async () => {
    const { response } = await ask('/app', session({ due: true }))
    const line = response.headers.getSetCookie().find((each) => each.startsWith('__Host-consulta=')) ?? ''
    expect(line).toMatch(/; Path=\//)
    expect(line).toMatch(/; Secure/i)
    expect(line).toMatch(/; HttpOnly/i)
    expect(line).toMatch(/; SameSite=lax/i)
    expect(line).not.toMatch(/; (Domain|Max-Age|Expires)/i)
    expect(line.split(';')[0]?.length).toBeLessThan(2000)
  })

  it('is written when the tokens change, and at no other time', async () => {
    for (const path of ['/app', '/', '/api/patients']) {
      const { response } = await ask(path, session({ due: false }))
      expect(passes(response)).toBe(true)
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect(asked).toBe(0)
  })

  it('reaches page and handlers of the same request with the fresh tokens', async () => {
    const { request, response } = await ask('/api/patients', session({ due: true }))
    const seal = request.cookies.get('__Host-consulta')?.value
    expect(await sessionCookie.unseal(seal)).toMatchObject({ tokens: { access: 'fresh-access' } })
    expect(response.headers.get('x-middleware-request-cookie')).toContain(seal)
    expect(response.cookies.get('__Host-consulta')?.value).toBe(seal)
    expect(asked).toBe(1)
  })

  it('goes when the clinic API refuses to renew it', async () => {
    upstream = (response) => json(response, 401, { message: 'Invalid token', code: 'unauthenticated' })
    const { request, response } = await ask('/app/patients?q=a', session({ due: true }))
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe(`${base}/login?next=%2Fapp%2Fpatients%3Fq%3Da`)
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-consulta=; .*Max-Age=0.*Secure/i)
    expect(request.cookies.has('__Host-consulta')).toBe(false)
  })

  it('stays, with 503 for a page, when the clinic API cannot renew it', async () => {
    upstream = (response) => void response.destroy()
    const { request, response } = await ask('/app/patients', session({ due: true }))
    expect(response.status).toBe(503)
    expect(passes(response)).toBe(true)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(request.cookies.has('__Host-consulta')).toBe(true)
  })

  it.each([
    ['a word', 'x'],
    ['a seal of nobody', 'Fe26.2*1*a*b*c*d*e*f~2'],
    ['half a character', '%E0%A4%A'],
    ['much', 'a'.repeat(5000)],
  ])('is nobody’s when it holds %s', async (_what, value) => {
    const { response } = await ask('/app/patients', value)
    expect(response.status).toBe(307)
    expect(passes((await ask('/', value)).response)).toBe(true)
    expect(passes((await ask('/api/patients', value)).response)).toBe(true)
    expect(asked).toBe(0)
  })

  it('without its prefix is nobody’s', async () => {
    const cookie = `consulta=${await sessionCookie.seal(session({ due: false }))}`
    const request = new NextRequest(`${base}/app`, { headers: { cookie } })
    expect((await middleware(request)).status).toBe(307)
  })
})

describe('a page that was told its token has expired', () => {
  const wished = '/app/patients?q=a&renew-session=1'
  const clean = `${base}/app/patients?q=a`

  it('gets new tokens before our clock says so, and its own address again', async () => {
    const { response } = await ask(wished, session({ due: false }))
    expect([response.status, response.headers.get('location')]).toEqual([307, clean])
    const seal = response.cookies.get('__Host-consulta')?.value
    expect(await sessionCookie.unseal(seal)).toMatchObject({ tokens: { access: 'fresh-access' } })
    expect(asked).toBe(1)
  })

  it('gets them once: a second wish soon after changes nothing', async () => {
    const { response } = await ask(wished, session({ due: false }))
    const again = await ask(wished, response.cookies.get('__Host-consulta')?.value ?? '')
    expect(again.response.headers.get('location')).toBe(clean)
    expect(again.response.headers.getSetCookie()).toEqual([])
    expect(asked).toBe(1)
  })

  it('is signed out when they are refused, also in an envelope without code', async () => {
    upstream = (response) => json(response, 401, { message: 'Invalid token' })
    const { response } = await ask(wished, session({ due: false }))
    expect(response.headers.get('location')).toBe(clean)
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-consulta=; .*Max-Age=0/i)
  })

  it('is shown with 503, and led nowhere, when nobody can give them', async () => {
    upstream = (response) => void response.destroy()
    const { response } = await ask(wished, session({ due: false }))
    expect(response.status).toBe(503)
    expect(passes(response)).toBe(true)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('is loaded as a document first where the router asked for it', async () => {
    const headers = { 'sec-fetch-dest': 'empty' }
    const { response } = await ask(wished, session({ due: false }), { headers })
    expect(response.status).toBe(204)
    expect(asked).toBe(0)
  })

  it('means nothing to a call or to nobody', async () => {
    expect(passes((await ask('/api/patients?renew-session=1', session({ due: false }))).response)).toBe(true)
    expect((await ask(wished, null)).response.headers.get('location')).toBe(clean)
    expect(asked).toBe(0)
  })
})

describe('the sign-in that a refused page leads to', () => {
  const notice = '/login?next=%2Fapp&ended=over'
  const says = (status: number, message: string) => (response: ServerResponse) =>
    json(response, status, { message, code: 'unauthenticated' })

  it('drops the cookie of a session that was ended elsewhere', async () => {
    me = says(401, 'Invalid token')
    const { request, response } = await ask(notice, session({ due: false }))
    expect(passes(response)).toBe(true)
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-consulta=; .*Max-Age=0/i)
    expect(request.cookies.has('__Host-consulta')).toBe(false)
  })

  it.each([
    [
      'is alive',
      (response: ServerResponse) => json(response, 403, { message: 'Not allowed', code: 'forbidden' }),
    ],
    ['has an expired token', says(401, 'Token expired')],
    ['nobody can ask about', (response: ServerResponse) => void response.destroy()],
  ])('keeps the cookie of a session that %s', async (_what, answer) => {
    me = answer
    const { request, response } = await ask(notice, session({ due: false }))
    expect(response.headers.getSetCookie()).toEqual([])
    expect(request.cookies.has('__Host-consulta')).toBe(true)
  })
})

describe('a page whose session could not be renewed', () => {
  const unreachable = (response: Response) =>
    response.headers.get('x-middleware-request-x-session-unreachable')

  it('is told, so that it does not ask for new tokens a second time', async () => {
    upstream = (response) => void response.destroy()
    expect(unreachable((await ask('/app/patients', session({ due: true }))).response)).toBe('1')
  })

  it('is told nothing by a browser', async () => {
    const headers = { 'x-session-unreachable': '1' }
    const { response } = await ask('/app/patients', session({ due: false }), { headers })
    expect(passes(response)).toBe(true)
    expect(unreachable(response)).toBeNull()
  })
})

describe('what the middleware refuses', () => {
  it.each([
    ['GET', '/'],
    ['POST', '/login'],
    ['POST', '/app/patients'],
    ['POST', '/api/patients'],
    ['POST', '/api/auth/login'],
    ['POST', '/x.png'],
    ['POST', '/icon.svg'],
    ['POST', '/api/uploads/nowhere'],
    ['POST', '/app/staff/%ff'],
  ])('a server function asked for by %s %s', async (method, path) => {
    const { response } = await ask(path, session({ due: true }), { method, headers: { 'next-action': 'a1' } })
    expect(response.status).toBe(400)
    expect(asked).toBe(0)
  })

  it.each(['/app/staff/%E0%A4%A', '/api/staff/%ff', '/about%zz'])(
    'an address that cannot be read: %s',
    async (path) => {
      expect((await ask(path, session({ due: false }))).response.status).toBe(400)
    },
  )

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s to a page or a file', async (method) => {
    for (const path of ['/app/patients', '/icon.svg', '/x.png', '/opengraph-image-1abc'])
      expect((await ask(path, session({ due: false }), { method })).response.status).toBe(405)
  })

  it('and lets files pass as they are: they may be stored', async () => {
    const { response } = await ask('/icon.svg', session({ due: true }))
    expect(passes(response)).toBe(true)
    expect(response.headers.has('cache-control')).toBe(false)
    expect(asked).toBe(0)
  })
})

describe('a screen that the role does not open', () => {
  // A header that goes on to the page, as Next writes it down.
  const isRefused = (response: Response) => response.headers.get('x-middleware-request-x-consulta-refused')

  it.each(['/app/appointments', '/app/plans?clinic=x', '/app/forbidden', '/new-patient'])(
    '%s is refused at its own address, before anything of it is rendered',
    async (path) => {
      const { viewer, ...rest } = session({ due: false })
      const { response } = await ask(path, { ...rest, viewer: { ...viewer, roles: ['auditor'] } })
      expect(response.status).toBe(403)
      expect(isRefused(response)).toBe('1')
      expect(passes(response)).toBe(true)
    },
  )

  it('but who has the same at a place of their own is led there', async () => {
    const { viewer, ...rest } = session({ due: false })
    const { response } = await ask('/app/appointments', { ...rest, viewer: { ...viewer, roles: ['doctor'] } })
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toMatch(/\/app\/calendar\?view=agenda$/)
  })

  it.each(['/app/calendar', '/app/appointments/x', '/login', '/nowhere'])(
    'and %s is none, whatever the request says',
    async (path) => {
      const headers = { 'x-consulta-refused': '1' }
      const { response } = await ask(path, session({ due: false }), { headers })
      expect(isRefused(response)).toBeNull()
      expect(response.status).toBe(200)
    },
  )
})

describe('every answer of the middleware', () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

  it.each([
    ['/', 'GET'],
    ['/login', 'GET'],
    ['/app/patients', 'GET'],
    ['/api/patients', 'GET'],
    ['/login', 'POST'],
    ['/nowhere', 'GET'],
  ])('to %s %s is for https, for nobody’s store and for no frame', async (path, method) => {
    const { response } = await ask(path, null, { method })
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(policyOf(response)).toContain("frame-ancestors 'none'")
  })

  it('gives each page a nonce of its own, whatever the request brings', async () => {
    const headers = { 'x-nonce': 'mine', 'content-security-policy': "script-src 'nonce-mine'" }
    const answers = await Promise.all([1, 2].map(() => ask('/login', null, { headers })))
    const nonces = answers.map(({ response }) => /'nonce-([^']+)'/.exec(policyOf(response))?.[1] ?? '')
    expect(new Set(nonces).size).toBe(2)
    for (const [index, { response }] of answers.entries()) {
      expect(policyOf(response)).not.toMatch(/mine|script-src[^;]*unsafe/)
      expect(response.headers.get('x-middleware-request-x-nonce')).toBe(nonces[index])
    }
  })
})
