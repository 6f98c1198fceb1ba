import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true })

export interface Call {
  url: string
  method?: 'GET' | 'POST'
  /** Of the clinic API. */
  token?: string
  /** The whole header, instead of a token. */
  cookie?: string
  body?: object
}

/** Milliseconds until the whole answer is there. Throws when its status is not the expected one. */
export async function timed(
  { url, method = 'GET', token, cookie, body }: Call,
  expected: number,
): Promise<number> {
  const payload = body && JSON.stringify(body)
  const headers = {
    ...(token || cookie ? { cookie: cookie ?? `token=${token}` } : {}),
    ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
  }
  const began = performance.now()
  const { status, answer } = await new Promise<{ status: number; answer: string }>((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, async (response) => {
      resolve({ status: response.statusCode ?? 0, answer: await text(response) })
    })
    sent.once('error', reject)
    sent.end(payload)
  })
  const took = performance.now() - began
  if (status !== expected) throw new Error(`${method} ${url} answered ${status}: ${answer.slice(0, 300)}`)
  return took
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

/** The value below which the share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const closeConnections = () => agent.destroy()
