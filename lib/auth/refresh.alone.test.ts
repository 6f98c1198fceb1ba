import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetRenewals, renewSession } from './refresh'
import { openedSession, type Session } from './session'

const uuid = '01a1f92e-3691-74a9-9975-b3923ce95084'
const now = 1_800_000_000_000

interface Behaviour {
  refresh: (response: ServerResponse, token: string) => void
  me: (response: ServerResponse) => void
}

const seen = { refresh: 0, me: 0 }
let behaviour: Behaviour
let server: Server
let serial = 0

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const person = (roles: string[]) => ({
  userId: uuid,
  name: 'Ana',
  surname: 'Ruiz',
  email: 'ana@clinic.example',
  roles,
  specialty: null,
  dni: null,
  clinicId: uuid,
  doctorid: uuid,
  patientid: null,
  twoFactorEnabled: false,
})

const working: Behaviour = {
  refresh(response, token) {
    response.setHeader('set-cookie', [
      `token=access-after-${token}; Max-Age=900; Path=/; HttpOnly`,
      `refreshToken=refresh-after-${token}; Max-Age=2592000; Path=/; HttpOnly`,
    ])
    setTimeout(() => json(response, 200, { message: 'Token refreshed' }), 30)
  },
  me: (response) => json(response, 200, person(['clinicadmin'])),
}

function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.url === '/api/v1/token/refresh') {
    seen.refresh += 1
    behaviour.refresh(response, /refreshToken=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '')
  } else if (request.url === '/api/v1/users/me') {
    seen.me += 1
    behaviour.me(response)
  } else json(response, 404, { message: 'Not found', code: 'not_found' })
}

beforeAll(async () => {
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  process.env.CLINIC_API_URL = `http://127.0.0.1:${port}`
  process.env.SESSION_SECRET = 'a secret of the tests long enough to be one'
})

afterAll(() => server.close())

beforeEach(() => {
  behaviour = working
  seen.refresh = 0
  seen.me = 0
  serial += 1
})

function expired(): Session {
  const viewer = {
    userId: uuid,
    name: 'Ana',
    surname: 'Ruiz',
    email: 'ana@clinic.example',
    roles: ['doctor' as const],
    clinicId: null,
    doctorId: null,
    patientId: null,
  }
  return openedSession(viewer, { access: 'old', refresh: `r${serial}`, renewAt: now - 1 }, now - 900_000)
}

describe('renewSession', () => {
  it('asks once for 30 requests at a time and answers them all', async () => {
    const session = expired()
    const renewals = await Promise.all(Array.from({ length: 30 }, () => renewSession({ ...session }, now)))
    expect(seen).toEqual({ refresh: 1, me: 1 })
    expect(new Set(renewals.map((each) => each.kind))).toEqual(new Set(['renewed']))
    expect(renewals[29]).toMatchObject({
      session: {
        tokens: {
          access: `access-after-r${serial}`,
          refresh: `refresh-after-r${serial}`,
          renewAt: now + 720_000,
        },
        startedAt: now - 900_000,
      },
    })
  })

  it('answers a late request with the old cookie within the grace, and asks again after it', async () => {
    const session = expired()
    const first = await renewSession(session, now)
    expect(await renewSession(session, now + 59_000)).toBe(first)
    expect(seen.refresh).toBe(1)
    await renewSession(session, now + 61_000)
    expect(seen.refresh).toBe(2)
  })

  it('brings nothing back after signing out: not what was kept, not what was under way', async () => {
    const session = { ...expired(), startedAt: 0 }
    expect(await renewSession(session, now)).toMatchObject({ kind: 'renewed' })
    forgetRenewals(session, () => now)
    expect(await renewSession(session, now + 1_000)).toEqual({ kind: 'refused' })
    serial += 1
    const other = expired()
    const underWay = renewSession({ ...other, startedAt: 1 }, now)
    forgetRenewals({ ...other, startedAt: 1 }, () => now)
    expect(await underWay).toEqual({ kind: 'refused' })
  })

  it('asks nobody with the new token where the answer says whose it is, so that it counts as unused', async () => {
    behaviour = {
      ...working,
      refresh(response, token) {
        response.setHeader('set-cookie', [
          `token=a-${token}; Max-Age=900`,
          `refreshToken=${token}x; Max-Age=100`,
        ])
        json(response, 200, { message: 'Token refreshed', user: person(['patient']) })
      },
    }
    const renewal = await renewSession(expired(), now)
    expect(renewal).toMatchObject({ kind: 'renewed', session: { viewer: { roles: ['patient'] } } })
    expect(seen).toEqual({ refresh: 1, me: 0 })
  })

  it('follows on when tokens live for less than the grace', async () => {
    const maxAge = 2
    behaviour = {
      ...working,
      refresh(response, token) {
        response.setHeader('set-cookie', [
          `token=a; Max-Age=${maxAge}`,
          `refreshToken=${token}x; Max-Age=100`,
        ])
        json(response, 200, { message: 'Token refreshed' })
      },
    }
    const session = expired()
    await renewSession(session, now)
    const late = await Promise.all(Array.from({ length: 10 }, () => renewSession(session, now + 5_000)))
    expect(seen.refresh).toBe(2)
    expect(late[9]).toMatchObject({ session: { tokens: { refresh: `r${serial}xx`, renewAt: now + 6_600 } } })
  })

  it('takes over changed roles', async () => {
    expect(await renewSession(expired(), now)).toMatchObject({
      session: { viewer: { roles: ['clinicadmin'] } },
    })
  })

  it.each([401, 403])('is refused when the clinic API says %i', async (status) => {
    behaviour = {
      ...working,
      refresh: (response) => json(response, status, { message: 'Invalid token', code: 'unauthenticated' }),
    }
    expect(await renewSession(expired(), now)).toEqual({ kind: 'refused' })
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['500', (response) => json(response, 500, { message: 'An error', code: 'internal' })],
    ['503', (response) => json(response, 503, { message: 'Busy', code: 'unavailable' })],
    ['HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['a cut connection', (response) => response.destroy()],
    ['a refusal in HTML', (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<p>')],
  ])('keeps the session when the answer is %s, and asks again next time', async (_what, refresh) => {
    const session = expired()
    behaviour = { ...working, refresh }
    expect(await renewSession(session, now)).toEqual({ kind: 'unavailable' })
    behaviour = working
    expect(await renewSession(session, now)).toMatchObject({ kind: 'renewed' })
  })

  it('waits five seconds for an answer that never comes, then asks again next time', {
    tags: 'slow',
    timeout: 20_000,
  }, async () => {
    const session = expired()
    behaviour = { ...working, refresh: () => {} }
    const began = performance.now()
    const waiting = Array.from({ length: 5 }, () => renewSession(session, now))
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => ({ kind: 'unavailable' })))
    expect(performance.now() - began).toBeLessThan(8_000)
    expect(seen.refresh).toBe(1)
    behaviour = working
    expect(await renewSession(session, now)).toMatchObject({ kind: 'renewed' })
  })

  it('keeps the new tokens when the answer about their owner never ends', {
    tags: 'slow',
    timeout: 20_000,
  }, async () => {
    behaviour = { ...working, me: (response) => void response.writeHead(200).write('{') }
    expect(await renewSession(expired(), now)).toMatchObject({ kind: 'renewed' })
  })

  it('keeps the new tokens when nobody can say who they belong to', async () => {
    behaviour = { ...working, me: (response) => response.destroy() }
    expect(await renewSession(expired(), now)).toMatchObject({
      kind: 'renewed',
      session: { viewer: { roles: ['doctor'] }, tokens: { refresh: `refresh-after-r${serial}` } },
    })
  })
})
