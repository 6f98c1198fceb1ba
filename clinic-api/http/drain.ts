import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { reached } from '../reached.ts'

/** For a connection whose first request is still on its way when the server stops listening. */
const silenceMs = 1_500
/** The most turns, because some clients go on connecting although told to stay away. */
const mostTurns = 2_000

export interface Drain {
  /** Goes on serving for `noticeMs`, every answer closing its connection. */
  announce(noticeMs: number): Promise<void>
  /** Stops listening, by `stop`; resolves once everything that the kernel had accepted is answered. */
  close(stop: () => Promise<unknown>): Promise<void>
}

/** The way to end `server` without losing a request. To be asked for before it listens or takes its first request. */
export function drainOf(server: Server): Drain {
  const silent = new Set<Socket>()
  const open = new Set<ServerResponse>()
  let leaving = false
  let accepted = 0

  /** Node takes one connection a turn from the kernel: as many turns as bring another one. */
  async function acceptWaiting(): Promise<void> {
    for (let turn = 0, before = -1; turn < mostTurns && accepted !== before; turn += 1) {
      before = accepted
      await nextTurn()
      await nextTurn()
    }
  }

  server.on('connection', (socket: Socket) => {
    accepted += 1
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.prependListener('request', (request, response) => {
    silent.delete(request.socket)
    open.add(response)
    response.once('close', () => open.delete(response))
    if (!leaving) return
    reached('drain: a request comes after the notice')
    response.setHeader('connection', 'close')
  })

  return {
    async announce(noticeMs) {
      leaving = true
      for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close')
      await sleep(noticeMs)
    },
    async close(stop) {
      await acceptWaiting()
      for (const response of open) if (isEventStream(response)) response.end()
      const timer = setTimeout(() => {
        for (const socket of silent) {
          reached('drain: a silent connection is ended')
          socket.destroy()
        }
      }, silenceMs)
      await stop()
      clearTimeout(timer)
    },
  }
}

/** It would never end by itself. The browser connects again, to the process that serves then. */
function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream')
}
