// Loaded into the web: Node ends every request after five minutes, also an upload whose bytes keep coming, and Next
// leaves no way to say otherwise. Uploads are given up when nothing comes any more, all else after the same time.
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'

const patienceMs = 300_000

subscribe('http.server.request.start', (message) => {
  // Node's documented shape of this channel's messages.
  const { request, server } = message as { request: IncomingMessage; server: Server }
  server.requestTimeout = 0
  if (request.url?.startsWith('/api/uploads/')) {
    request.socket.setTimeout(patienceMs)
    return
  }
  if (request.method === 'GET' || request.method === 'HEAD') return
  const deadline = setTimeout(() => request.complete || request.socket.destroy(), patienceMs).unref()
  request.once('close', () => clearTimeout(deadline))
})
