import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

// Next closes a connection that has been idle for five seconds; ours must not be in use again at that moment.
const agent = new Agent({ keepAlive: true, timeout: 3000 })

const warmUp = 50

export interface Call {
  url: string
  method?: 'GET' | 'POST'
  /** Access token of the clinic API. */
  token?: string
  /** The whole header, instead of a token. */
  cookie?: string
  body?: object
  headers?: Record<string, string>
}

interface Exchange {
  status: number
  answer: string
  /** Milliseconds until the whole answer was there. */
  took: number
}

export async function exchange(call: Call): Promise<Exchange> {
  const { url, method = 'GET', token, cookie, body } = call
  const payload = body && JSON.stringify(body)
  const headers = {
    ...call.headers,
    ...(token || cookie ? { cookie: cookie ?? `token=${token}` } : {}),
    ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
  }
  const began = performance.now()
  const { status, answer } = await new Promise<{ status: number; answer: string }>((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, answer }), reject)
    })
    sent.once('error', reject)
    sent.end(payload)
  })
  return { status, answer, took: performance.now() - began }
}

/** Milliseconds until the whole answer is there. Throws when its status is not the expected one. */
export async function timed(call: Call, expected: number): Promise<number> {
  const { status, answer, took } = await exchange(call)
  if (status === expected) return took
  throw new Error(`${call.method ?? 'GET'} ${call.url} answered ${status}: ${answer.slice(0, 300)}`)
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

/** The value below which the share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

type Way = (round: number) => Promise<unknown>

/** Medians in milliseconds, in turns: of every two, each comes first as often, since the second finds things warm. */
export async function inTurns(rounds: number, ...ways: [Way, Way]): Promise<number[]> {
  const times = ways.map((): number[] => [])
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const began = performance.now()
      await ways[index]?.(Math.abs(round))
      if (round >= 0) times[index]?.push(performance.now() - began)
    }
  }
  return times.map(median)
}

export const closeConnections = () => agent.destroy()
