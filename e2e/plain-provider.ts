import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { required } from './accounts'
import { host } from './second-web'

/** The access token that a call brings, and where it goes. */
export interface Asked {
  path: string
  token: string
}

/**
 * Another provider's server, as sections 7 and 8 describe it: answers as ours does, but refusals and renewals carry a
 * message and nothing else, and access tokens expire when `isExpired` says so.
 */
export async function startPlainProvider(isExpired: (asked: Asked) => boolean) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const call = { path: request.url ?? '', token: tokenOf(request) }
    asked.push(call)
    const renews = call.path === '/api/v1/token/refresh'
    if (!renews && call.token && isExpired(call)) {
      response.writeHead(401, { 'content-type': 'application/json' })
      return response.end(JSON.stringify({ message: 'Token expired' }))
    }
    const { host: _host, connection: _connection, ...headers } = request.headers
    const answer = await fetch(required('E2E_API_URL') + call.path, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>, // of an IncomingMessage: no list but set-cookie, which is an answer's
      ...(request.method === 'GET' ? {} : { body: (await textOf(request)) || null }),
    })
    const body = await answer.text()
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      'set-cookie': answer.headers.getSetCookie(),
    })
    response.end(answer.ok && !renews ? body : JSON.stringify({ message: JSON.parse(body).message }))
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return {
    // A listening server's address is one of the network.
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const tokenOf = (request: IncomingMessage) =>
  /(?:^|; )token=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? ''

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
