import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Passes each request on to the next of the addresses; answers where it listens. */
export async function inTurns(addresses: readonly string[]) {
  let turn = 0
  const server = createServer((asked, answer) => {
    const target = new URL(asked.url ?? '/', addresses[turn++ % addresses.length])
    const passed = request(target, { method: asked.method, headers: asked.headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listens on a port, so it has a port
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
