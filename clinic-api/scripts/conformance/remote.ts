import type { Reachable, Received, Sent } from '../../testing/client.ts'

export type OnAnswer = (sent: Sent, received: Received) => void

/** A server behind an address, called as one in this process would be. */
export function remote(address: string, onAnswer: OnAnswer): Reachable {
  const base = address.replace(/\/+$/, '').replace(/\/api\/v1$/, '')
  async function inject(sent: Sent): Promise<Received> {
    const { method, url, cookies, headers, payload } = sent
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(`${base}${url}`, {
      method,
      headers: { ...headers, ...(cookie && { cookie }) },
      redirect: 'manual',
      ...(payload !== undefined && { body: typeof payload === 'string' ? payload : new Uint8Array(payload) }),
    })
    const body = await answer.text()
    const received = {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      cookies: answer.headers.getSetCookie().map(readCookie),
      body,
      json: () => JSON.parse(body),
    }
    onAnswer(sent, received)
    return received
  }
  return { app: { inject } }
}

function readCookie(line: string): { name: string; value: string } {
  const pair = line.split(';')[0] ?? ''
  const middle = pair.indexOf('=')
  return { name: pair.slice(0, middle).trim(), value: pair.slice(middle + 1).trim() }
}
