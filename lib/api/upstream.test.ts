import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { exchange } from './upstream'

let server: ReturnType<typeof createServer>

/** A server that keeps idle connections for `keptSeconds`, and the connections that were opened to it. */
async function startServer(
  keptSeconds: number,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
) {
  server = createServer({ keepAliveTimeout: keptSeconds * 1000 }, answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const connections: Socket[] = []
  server.on('connection', (socket) => connections.push(socket))
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  async function ask(method: string, upload?: ReadableStream<Uint8Array>) {
    const answer = await exchange(url, { method, headers: {}, body: undefined, upload, signal: undefined })
    await once(answer.resume(), 'end')
    return answer.statusCode
  }
  return { ask, connections }
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('uses a connection again', async () => {
  const { ask, connections } = await startServer(5, (_request, response) => response.end())
  await ask('GET')
  await ask('POST')
  expect(connections).toHaveLength(1)
})

it('leaves a connection a second before the server ends it', { tags: 'slow' }, async () => {
  const { ask, connections } = await startServer(2, (_request, response) => response.end())
  await ask('POST')
  await rest(1500)
  await ask('POST')
  expect(connections).toHaveLength(2)
})

it('reads once more when a kept connection ends unanswered, and never writes twice', async () => {
  const asked: (string | undefined)[] = []
  const answered = new Set<Socket>()
  const { ask } = await startServer(5, (request, response) => {
    asked.push(request.method)
    if (answered.has(request.socket)) return request.socket.destroy()
    answered.add(request.socket)
    return response.end()
  })
  await ask('GET')
  expect(await ask('GET')).toBe(200)
  expect(asked.splice(0)).toEqual(['GET', 'GET', 'GET'])
  await expect(ask('POST')).rejects.toThrow()
  expect(asked).toEqual(['POST'])
})

/** A file that goes on for longer than the server cares to read. */
function endlessFile(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await rest(1)
      controller.enqueue(new Uint8Array(65_536))
    },
  })
}

it('passes the refusal of an upload on, and sends nobody else over its connection', async () => {
  const { ask, connections } = await startServer(5, (request, response) => {
    response.statusCode = request.method === 'POST' ? 413 : 200
    response.end()
  })
  await ask('GET')
  const uploads = Array.from({ length: 4 }, () => ask('POST', endlessFile()))
  expect(await Promise.all(uploads)).toEqual([413, 413, 413, 413])
  const reads = Array.from({ length: 12 }, () => ask('GET'))
  expect(new Set(await Promise.all(reads))).toEqual(new Set([200]))
  const [shared, ...others] = connections
  expect(shared?.destroyed).toBe(false)
  expect(others.slice(0, 4).every((each) => each.destroyed)).toBe(true)
})
