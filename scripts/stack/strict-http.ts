// Loaded into the web: methods and upgrades that Next answers in its own way, or not at all, before it sees them.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { answerAndClose } from '../../clinic-api/http/unreadable.ts'
import { commonHeaders } from './response-headers.ts'
import { putInFront, whenServing } from './when-serving.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
const built = '/_next/'

function refuses({ method = '', url = '' }: IncomingMessage): boolean {
  return !methods.has(method) || (url.startsWith(built) && method !== 'GET' && method !== 'HEAD')
}

whenServing((server) => {
  putInFront(server, (request, response, next) => {
    if (refuses(request)) response.writeHead(405, { allow: 'GET, HEAD' }).end()
    else next()
  })
  server.removeAllListeners('upgrade')
  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {})
    answerAndClose(socket, 400, { headers: { ...commonHeaders(), 'cache-control': 'no-store' } })
  })
})
