import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { answerAndClose, refuseUnreadable } from '../../clinic-api/http/unreadable.ts'
import { commonHeaders } from './response-headers.ts'

/** Answers a request, or passes it on by `next`. */
export type Layer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** A server whose requests go through the layers in their order and then to `answer`. It takes no upgrades. */
export function createWebServer(
  layers: readonly Layer[],
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Server {
  // Node would end an upload after five minutes, even while its bytes keep coming: `giveUpSilent` has the limits.
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    function pass(place: number): void {
      const layer = layers[place]
      if (layer) layer(request, response, () => pass(place + 1))
      else answer(request, response)
    }
    // Node warns from the eleventh on of those that wait for the end of one answer: the layers and Next are a few more.
    response.setMaxListeners(20)
    pass(0)
  })
  const refusal = () => ({ headers: { ...commonHeaders(), 'cache-control': 'no-store' } })
  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {})
    answerAndClose(socket, 400, refusal())
  })
  refuseUnreadable(server, refusal())
  return server
}
