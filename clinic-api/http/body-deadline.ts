import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { takesUpload } from './multipart.ts'

const patienceMs = 300_000

/**
 * Bodies have to arrive in time, except uploads: a file of any size takes as long as it takes while it keeps coming.
 * Node's own limit cannot tell the two apart, so it has to be off.
 */
export function installBodyDeadline(app: FastifyInstance, milliseconds = patienceMs): void {
  app.addHook('onRequest', async (request) => {
    const { raw, headers } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || raw.complete || !(raw.socket instanceof Socket)) return
    if (takesUpload(request)) {
      raw.socket.setTimeout(milliseconds)
      return
    }
    const deadline = setTimeout(() => raw.socket.destroy(), milliseconds)
    raw.once('close', () => clearTimeout(deadline))
  })
}
