import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openedSession, sessionCookie } from './session'

const kept = new Map<string, { value: string }>()
let sent = new Headers()
vi.mock('next/headers', () => ({ headers: async () => sent, cookies: async () => kept }))

const uuid = '01a1f92e-3691-74a9-9975-b3923ce95084'
let server: Server

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ message: 'Token expired', code: 'unauthenticated' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('CLINIC_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests long enough to be one')
  const ids = { userId: uuid, clinicId: uuid, doctorId: uuid, patientId: null }
  const viewer = { ...ids, name: 'Ana', surname: 'Ruiz', email: 'a@b.example', roles: ['doctor' as const] }
  const session = openedSession(viewer, { access: 'a', refresh: 'r', renewAt: 0 }, Date.now())
  kept.set(sessionCookie.name(), { value: await sessionCookie.seal(session) })
})

afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

/** The outcome of opening a page with an expired access token. */
async function opening() {
  const { requirePage } = await import('./page-access')
  const { auth } = await requirePage('/app/patients')
  const { listPatients } = await import('@/lib/api/patients')
  return listPatients(auth, {}).then(
    () => 'opened',
    (error: { digest?: string; code?: string }) => error.digest ?? error.code,
  )
}

it('a page asks once for new tokens, unless they were asked for in vain for this very request', async () => {
  expect(await opening()).toContain('/app/patients?renew-session=1')
  sent = new Headers({ 'x-session-unreachable': '1' })
  expect(await opening()).toBe('unavailable')
})
