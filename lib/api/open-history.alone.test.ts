import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { openHistory } from './open-history'

afterEach(() => vi.unstubAllEnvs())

it('leads to the sign-in when the session is over, though only the clinic could not be read', async () => {
  const server = createServer(({ url = '' }, response) => {
    const [status, message] = url.includes('/clinics/') ? [401, 'Invalid token'] : [404, 'Not found']
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('CLINIC_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('SESSION_SECRET', 'a secret for tests of thirty-two characters')
  const auth = {
    accessToken: 'x',
    onEnded: () => {
      throw new Error('to the sign-in')
    },
  }
  await expect(openHistory(auth, { clinicId: 'c', roles: ['doctor'] }, 'p', 0)).rejects.toThrow(
    'to the sign-in',
  )
  server.close()
})
