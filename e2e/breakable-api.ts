import { connect as connectTo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { readSettings } from '../scripts/stack/settings.ts'
import { startStack } from '../scripts/stack/stack.ts'
import { required } from './accounts'

/** Passes bytes on to the clinic API until it is cut; then it refuses, as a stopped API does. */
function openWire(target: URL) {
  const sockets = new Set<Socket>()
  const accept = (near: Socket) => {
    const far = connectTo(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  }
  let server = createServer(accept)
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : port)
      })
    })
  return {
    listen,
    cut() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
    async restore(port: number) {
      server = createServer(accept)
      await listen(port)
    },
  }
}

/** A second web server whose way to the clinic API can be cut and restored. */
export async function startBreakableWeb() {
  const wire = openWire(new URL(required('E2E_API_URL')))
  const port = await wire.listen(0)
  const environment = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    APP_URL: '',
    CLINIC_DEMO: '1',
    CLINIC_API_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: join(required('E2E_FOLDER'), 'breakable-web'),
  }
  const stack = await startStack(
    readSettings('production', environment),
    new AbortController().signal,
    () => {},
  )
  return {
    url: stack.appUrl,
    cut: wire.cut,
    restore: () => wire.restore(port),
    async stop() {
      await stack.stop()
      wire.cut()
    },
  }
}
