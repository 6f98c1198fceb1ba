// Loaded into the web: methods and upgrades that Next answers in its own way, or not at all, before it sees them.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const firstRequest = 'http.server.request.start'
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
const built = '/_next/'

function refuses({ method = '', url = '' }: IncomingMessage): boolean {
  return !methods.has(method) || (url.startsWith(built) && method !== 'GET' && method !== 'HEAD')
}

function guard(server: Server): void {
  // Node types listeners of any event alike.
  const answer = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (refuses(request)) response.writeHead(405, { allow: 'GET, HEAD' }).end()
    else for (const each of answer) each.call(server, request, response)
  })
  server.removeAllListeners('upgrade')
  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {})
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
}

function meet(message: unknown) {
  unsubscribe(firstRequest, meet)
  // Node's documented shape of this channel's messages.
  guard((message as { server: Server }).server)
}
subscribe(firstRequest, meet)
