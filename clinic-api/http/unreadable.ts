import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

interface Answer {
  headers: Readonly<Record<string, string>>
  body?: string
}

const statusOfFault: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Writes a whole answer to a connection that ends with it, where there is no request that could be answered. */
export function answerAndClose(socket: Duplex, status: number, { headers, body = '' }: Answer): void {
  const all = { ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
  socket.end(head + body, () => socket.destroy())
}

/** Answers what is no HTTP, or too much of it. Node's own answer has no headers, and Fastify's has few. */
export function refuseUnreadable(server: Server, answer: Answer): void {
  const answering = new WeakSet<Duplex>()
  server.prependListener('request', ({ socket }, response) => {
    answering.add(socket)
    response.once('close', () => answering.delete(socket))
  })
  server.removeAllListeners('clientError')
  server.on('clientError', (fault: NodeJS.ErrnoException, socket) => {
    // Within another answer it would be read as a part of that.
    if (fault.code === 'ECONNRESET' || !socket.writable || answering.has(socket)) socket.destroy(fault)
    else answerAndClose(socket, statusOfFault[fault.code ?? ''] ?? 400, answer)
  })
}
