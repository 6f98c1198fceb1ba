import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readAll } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export interface TakenText {
  sid: string
  to: string
  from: string
  body: string
  variables: Record<string, string> | null
  callback: string
}

/**
 * The stand-in's answer to the next message: `hang-up` takes it and closes the line without one, and `afterMs` takes it
 * and answers later.
 */
export type Mood =
  | 'take'
  | 'hang-up'
  | { status: number; code?: number; retryAfter?: number }
  | { afterMs: number }

export const providerKeys = { TWILIO_ACCOUNT_SID: 'AC0123', TWILIO_AUTH_TOKEN: 'token of the stand-in' }

/**
 * A server that speaks as Twilio's public description says (version 2010-04-01): messages are created by a form and
 * listed by recipient, errors have a code, callbacks are signed.
 */
export async function startTextProvider() {
  const taken: TakenText[] = []
  let mood: (to: string) => Mood = () => 'take'
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const form = new URLSearchParams(await readAll(request))
    const account = `/Accounts/${providerKeys.TWILIO_ACCOUNT_SID}.json`
    if (isKnown(request) && url.pathname.endsWith(account))
      return say(response, 200, { sid: providerKeys.TWILIO_ACCOUNT_SID, status: 'active' })
    if (
      !isKnown(request) ||
      !url.pathname.endsWith(`/Accounts/${providerKeys.TWILIO_ACCOUNT_SID}/Messages.json`)
    )
      return say(response, 401, { code: 20003 })
    if (request.method === 'GET') {
      const messages = taken
        .filter(({ to }) => to === url.searchParams.get('To'))
        .map(({ sid, body }) => ({ sid, body, date_created: 'unknown' }))
      return say(response, 200, { messages })
    }
    const to = form.get('To') ?? ''
    const wish = mood(to)
    if (typeof wish === 'object' && 'status' in wish)
      return say(response, wish.status, { code: wish.code ?? 0 }, wish.retryAfter)
    const variables = form.get('ContentVariables')
    const message: TakenText = {
      sid: `SM${randomUUID().replaceAll('-', '')}`,
      to,
      from: form.get('From') ?? '',
      body: form.get('Body') ?? Object.values(JSON.parse(variables ?? '{}')).join(' '),
      variables: variables ? JSON.parse(variables) : null,
      callback: form.get('StatusCallback') ?? '',
    }
    taken.push(message)
    if (wish === 'hang-up') return void request.socket.destroy()
    if (typeof wish === 'object') await sleep(wish.afterMs)
    return say(response, 201, { sid: message.sid, status: 'queued' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    taken,
    env: { ...providerKeys, TWILIO_API_URL: `http://127.0.0.1:${port}` },
    behave(next: typeof mood) {
      mood = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function isKnown({ headers }: IncomingMessage): boolean {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token } = providerKeys
  return headers.authorization === `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
}

function say(response: ServerResponse, status: number, body: unknown, retryAfter?: number): void {
  const headers = {
    'content-type': 'application/json',
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  }
  response.writeHead(status, headers).end(JSON.stringify(body))
}

/** A callback as the provider signs it: its address and all its fields in the order of their names. */
export function signedCallback(url: string, fields: Record<string, string>) {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}${fields[name]}`)
    .join('')
  const signature = createHmac('sha1', providerKeys.TWILIO_AUTH_TOKEN)
    .update(url + text)
    .digest('base64')
  return {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
  }
}
