/** A signed-in user of a running clinic API. */
export class Session {
  readonly #base: string
  readonly #cookie: string
  readonly user: { doctorid: string; clinicId: string; patientid: string }

  constructor(base: string, cookie: string, user: Session['user']) {
    this.#base = base
    this.#cookie = cookie
    this.user = user
  }

  /** Into the demo, whose accounts share a password. */
  static async open(base: string, email: string): Promise<Session> {
    const response = await fetch(`${base}/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'Demo-1234' }),
    })
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
    const { user } = (await response.json()) as { user: Session['user'] }
    return new Session(base, cookies.join('; '), user)
  }

  /** The answer, or null when the connection broke before it came whole; a key makes a repeated write one. */
  async call<Body>(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<{ status: number; body: Body } | null> {
    try {
      const response = await fetch(`${this.#base}${path}`, {
        method,
        headers: {
          cookie: this.#cookie,
          ...(key && { 'idempotency-key': key }),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as Body }
    } catch {
      return null
    }
  }

  async bytes(path: string): Promise<Uint8Array> {
    const response = await fetch(`${this.#base}${path}`, { headers: { cookie: this.#cookie } })
    return new Uint8Array(await response.arrayBuffer())
  }
}
