import { connect, createServer, type Socket } from 'node:net'
import { type Duplex, PassThrough, Transform } from 'node:stream'
import { claimPort } from '../scripts/stack/ports.ts'
import { required } from './accounts'
import { host, startSecondWeb } from './second-web'

/**
 * Passes bytes on to the clinic API, delayed if asked, until it is cut. Then nobody answers, as when the API has
 * stopped.
 */
function openWire(target: URL, port: number) {
  const sockets = new Set<Socket>()
  let waitMs = 0
  const late = () =>
    new Transform({
      transform: (chunk, _encoding, done) => void setTimeout(() => done(null, chunk), waitMs),
    })
  const join = (near: Socket, far: Socket, through: Duplex = new PassThrough()) => {
    sockets.add(near)
    near.pipe(through).pipe(far)
    near.on('error', () => far.destroy())
    near.on('close', () => {
      sockets.delete(near)
      far.destroy()
    })
  }
  const open = () =>
    createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      join(near, far)
      join(far, near, late())
    }).listen(port, host)
  let server = open()
  return {
    cut() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      server = open()
    },
    /** Each answer takes so long from now on. */
    slow(ms: number) {
      waitMs = ms
    },
  }
}

/** A second web server whose way to the clinic API can be cut and mended. */
export async function startBreakableWeb() {
  const apiPort = await claimPort(host, 0, 'CLINIC_API_PORT')
  const wire = openWire(new URL(required('E2E_API_URL')), apiPort)
  const web = await startSecondWeb('breakable-web', `http://${host}:${apiPort}`)
  return {
    url: web.url,
    cut: wire.cut,
    mend: wire.mend,
    slow: wire.slow,
    async stop() {
      wire.cut()
      await web.stop()
    },
  }
}
