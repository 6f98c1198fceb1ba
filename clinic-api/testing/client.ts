import { openSession } from '../services/identity/sessions/open-session.ts'
import type { TestApp } from './test-app.ts'

export interface Answer {
  status: number
  // Tests look into answers of every shape; what matters is asserted.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any
  headers: Record<string, unknown>
}

/** Request and answer, in the shape that the framework uses for calls in process. */
export interface Sent {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  url: string
  cookies: Record<string, string>
  headers: Record<string, string>
  payload?: string | Buffer
}

export interface Received {
  statusCode: number
  headers: Record<string, unknown>
  cookies: { name: string; value: string }[]
  body: string
  json(): unknown
}

/** An API in this process or behind an address. */
export interface Reachable {
  app: { inject(sent: Sent): Promise<Received> }
}

interface CallOptions {
  body?: unknown
  headers?: Record<string, string>
}

/** Calls the API and keeps its cookies, like one browser. */
export class Client {
  readonly #server: Reachable
  readonly cookies: Record<string, string> = {}

  constructor(server: Reachable) {
    this.#server = server
  }

  /** Opens a session for the user without the sign-in. */
  static async of(test: TestApp, userId: string): Promise<Client> {
    const client = new Client(test)
    const { access, refresh } = await openSession({ tx: test.db.orm, now: test.clock.now() }, test.env, {
      userId,
      visitor: { address: '127.0.0.1', agent: null },
    })
    Object.assign(client.cookies, { token: access, refreshToken: refresh })
    return client
  }

  get = (path: string) => this.call('GET', path)
  post = (path: string, body?: unknown) => this.call('POST', path, { body })
  put = (path: string, body?: unknown) => this.call('PUT', path, { body })
  delete = (path: string) => this.call('DELETE', path)

  /** `path` is below /api/v1. A text as body is sent as it is. */
  async call(
    method: Sent['method'],
    path: string,
    { body, headers = {} }: CallOptions = {},
  ): Promise<Answer> {
    const response = await this.#server.app.inject({
      method,
      url: `/api/v1${path}`,
      cookies: this.cookies,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.cookies) {
      if (cookie.value === '') delete this.cookies[cookie.name]
      else this.cookies[cookie.name] = cookie.value
    }
    const isJson =
      method !== 'HEAD' && String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    }
  }
}
