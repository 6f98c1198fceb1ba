import { createServer, type Socket } from 'node:net'

const ping = Buffer.from('zPING\0')
const instream = Buffer.from('zINSTREAM\0')

/** Bytes that the scanner of the tests takes for malware. */
export const malware = Buffer.from('this is malware, says the test')

/**
 * A server that speaks as clamd does: PING, and INSTREAM with its lengths, its verdict and its limit. Listens at a port
 * of its own, or at `path`.
 */
export async function startScanner({
  path,
  mostBytes = 1_000_000,
}: {
  path?: string
  mostBytes?: number
} = {}) {
  const server = createServer((socket) => converse(socket, mostBytes))
  await new Promise<void>((resolve) => {
    if (path) server.listen(path, resolve)
    else server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: path ? `unix://${path}` : `tcp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function converse(socket: Socket, mostBytes: number): void {
  let unread = Buffer.alloc(0)
  let content: Buffer | null = null
  const say = (text: string) => socket.end(`${text}\0`)
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    unread = Buffer.concat([unread, bytes])
    if (content === null) {
      if (unread.equals(ping)) return say('PONG')
      if (!unread.subarray(0, instream.length).equals(instream)) return
      unread = unread.subarray(instream.length)
      content = Buffer.alloc(0)
    }
    while (unread.length >= 4) {
      const length = unread.readUInt32BE()
      if (length === 0) return say(content.includes(malware) ? 'stream: Test-Signature FOUND' : 'stream: OK')
      if (content.length + length > mostBytes) return say('INSTREAM size limit exceeded. ERROR')
      if (unread.length < 4 + length) return
      content = Buffer.concat([content, unread.subarray(4, 4 + length)])
      unread = unread.subarray(4 + length)
    }
  })
}
