import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTranslator, type NamespaceKeys } from 'next-intl'
import { isValidElement, type ReactNode } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { BookingUnavailable } from '@/components/booking/booking-unavailable'
import { LoadError } from '@/components/shared/state/load-error'
import { UnknownDoctor } from '@/components/staff/unknown-doctor'
import { openedSession, sessionCookie } from '@/lib/auth/session'
import messages from '@/messages/en.json'

const kept = new Map<string, { value: string }>()
vi.mock('next/headers', () => ({ headers: async () => new Headers(), cookies: async () => kept }))
vi.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getTranslations: async (namespace: NamespaceKeys<typeof messages, 'staff' | 'plans'>) =>
    createTranslator({ locale: 'en', messages, namespace }),
}))

const uuid = '01a1f92e-3691-74a9-9975-b3923ce95084'
const said = 'The register is being rebuilt'
let server: Server
/** The answer of the clinic API. */
let failure = { status: 500, message: said, code: 'internal' }

beforeAll(async () => {
  server = createServer((_request, response) => {
    const { status, ...envelope } = failure
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(envelope))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('CLINIC_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests long enough to be one')
  const ids = { userId: uuid, clinicId: uuid, doctorId: null, patientId: null }
  const viewer = {
    ...ids,
    name: 'Ana',
    surname: 'Ruiz',
    email: 'a@b.example',
    roles: ['clinicadmin' as const],
  }
  const session = openedSession(viewer, { access: 'a', refresh: 'r', renewAt: Date.now() + 1e6 }, Date.now())
  kept.set(sessionCookie.name(), { value: await sessionCookie.seal(session) })
})

afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

interface Props {
  message?: string
  status?: number
  children?: ReactNode
}

/** The elements of this type, wherever they are in a page. */
function partsIn(node: ReactNode, type: unknown): Props[] {
  if (Array.isArray(node)) return node.flatMap((each) => partsIn(each, type))
  if (!isValidElement<Props>(node)) return []
  return node.type === type ? [node.props] : partsIn(node.props.children, type)
}

const errorsIn = (node: ReactNode) => partsIn(node, LoadError).map(({ message }) => message)

const none = Promise.resolve({})

it('the search for doctors and the plans show the message of a server that failed', {
  tags: 'slow',
}, async () => {
  const search = await import('@/app/app/search-staff/page')
  const plans = await import('@/app/app/plans/page')
  const asked = Promise.resolve({ clinicId: uuid })
  expect(errorsIn(await search.default({ searchParams: asked }))).toContain(said)
  expect(errorsIn(await plans.default({ searchParams: none }))).toEqual([`Error: ${said}`])
})

it('a doctor who cannot be fetched does not exist', async () => {
  const doctor = await import('@/app/app/staff/[id]/page')
  const params = Promise.resolve({ id: uuid })
  const shown = await doctor.default({ params, searchParams: none })
  expect(partsIn(shown, UnknownDoctor)).toEqual([{ refused: true }])
})

it('a doctor whom nobody knows has neither a page nor times to book', async () => {
  failure = { status: 404, message: 'Doctor not found', code: 'not_found' }
  const doctor = await import('@/app/app/staff/[id]/page')
  const booking = await import('@/app/app/appointments/[id]/book/page')
  const params = Promise.resolve({ id: uuid })
  const shown = await doctor.default({ params, searchParams: none })
  expect(partsIn(shown, UnknownDoctor)).toEqual([{ refused: false }])
  const asked = Promise.resolve({ patient: uuid })
  expect(partsIn(await booking.default({ params, searchParams: asked }), BookingUnavailable)).toMatchObject([
    { status: 404, moving: false },
  ])
})
