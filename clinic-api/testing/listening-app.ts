import type { AddressInfo } from 'node:net'
import type { Client } from './client.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

// The web reads its environment once: what follows in the same file stands at the same address.
let port = 0

/** A test app on a port, which the web's calls go to from now on. The one before it has to be closed. */
export async function listeningTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await createTestApp(options)
  await test.app.listen({ host: '127.0.0.1', port })
  // A listening server's address is one of the network.
  port = (test.app.server.address() as AddressInfo).port
  Object.assign(process.env, {
    CLINIC_API_URL: `http://127.0.0.1:${port}`,
    SESSION_SECRET: 'a secret for tests of thirty-two characters',
  })
  return test
}

/** The web's calls on behalf of a person. */
export const authOf = ({ client }: { client: Client }) => ({ accessToken: client.cookies.token ?? '' })
