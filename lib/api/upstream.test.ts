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
  async function ask(method: string) {
    const answer = await exchange(url, {
      method,
      headers: {},
      body: undefined,
      upload: undefined,
      signal: undefined,
    })
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

it('leaves a connection a second before the server ends it', async () => {
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
