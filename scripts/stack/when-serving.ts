// Loaded into the web with what uses it: Next makes its server itself, and hands it to nobody.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

const firstRequest = 'http.server.request.start'

/** Calls `then` with the server of this process when its first request has come, before anybody answers it. */
export function whenServing(then: (server: Server) => void): void {
  function meet(message: unknown) {
    unsubscribe(firstRequest, meet)
    // Node's documented shape of this channel's messages.
    then((message as { server: Server }).server)
  }
  subscribe(firstRequest, meet)
}

export type Layer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Every request goes through the layer, which answers it or passes it on by `next`. */
export function putInFront(server: Server, layer: Layer): void {
  const answer = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    layer(request, response, () => {
      for (const each of answer) each.call(server, request, response)
    })
  })
}
