import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { addresses } from './machine.ts'

const host = 'localhost'

interface Sent {
  method?: 'GET' | 'POST'
  body?: object | FormData
  headers?: Record<string, string>
}

export interface Received {
  status: number
  headers: IncomingHttpHeaders
  /** Headers as they came: one that came twice is here twice. */
  rawHeaders: string[]
  bytes: Buffer
}

/** A browser as far as the servers can tell, which trusts one authority and comes from one address. */
export class Visitor {
  readonly #agent: Agent
  readonly #cookies = new Map<string, string>()

  constructor(authority: Buffer, from: string = addresses.here) {
    this.#agent = new Agent({ ca: authority, localAddress: from, keepAlive: true, servername: host })
  }

  /** The attributes of the cookies that an answer set last. */
  attributes: string[] = []

  async open(path: string, { method = 'GET', body, headers }: Sent = {}): Promise<IncomingMessage> {
    // Makes the bytes and the type of a form.
    const whole = body instanceof FormData ? new Response(body) : null
    const type = whole?.headers.get('content-type') ?? 'application/json'
    const bytes = whole ? Buffer.from(await whole.arrayBuffer()) : body && Buffer.from(JSON.stringify(body))
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = { host, origin: `https://${host}`, 'sec-fetch-site': 'same-origin', cookie }
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const sent = request(
      {
        host: addresses.machine,
        path,
        method,
        agent: this.#agent,
        headers: {
          ...own,
          ...(bytes && { 'content-type': type, 'content-length': bytes.length }),
          ...headers,
        },
      },
      resolve,
    )
    sent.once('error', reject)
    sent.end(bytes)
    const answer = await promise
    for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line)
    return answer
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', ...value] = pair.split('=')
    this.#cookies.set(name, value.join('='))
    this.attributes = attributes.map((each) => each.toLowerCase())
  }

  async ask(path: string, sent?: Sent): Promise<Received> {
    const answer = await this.open(path, sent)
    const { statusCode: status = 0, headers, rawHeaders } = answer
    return { status, headers, rawHeaders, bytes: await buffer(answer) }
  }

  /** The answer to a form that has to succeed. */
  async send<Answer>(path: string, body: object): Promise<Answer> {
    const { status, bytes } = await this.ask(path, { method: 'POST', body })
    if (status >= 300) throw new Error(`POST ${path} answered ${status}: ${bytes}`)
    return JSON.parse(String(bytes))
  }

  leave(): void {
    this.#agent.destroy()
  }
}
