import { liveQuery } from '#contract/live'
import { requestIdHeader } from '#contract/request-id'
import type { Deps } from '../deps.ts'
import { rateLimited } from '../errors.ts'
import { commonHeaders } from '../http/common-headers.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { getLivingCaller } from '../services/identity/sessions/read-session.ts'
import { LiveHub, type Subscriber } from '../services/live/hub.ts'
import { countUnreadOf } from '../services/notifications/read-tray.ts'

const heartbeatMs = 15_000
const mostUnsentBytes = 1_000_000
const streamsPerPerson = 20
const retryAfterSeconds = 30

/** Server-sent events; the event's name is the type, the data is the event as JSON. */
export function liveRoutes(app: ApiServer, deps: Deps): void {
  const hub = new LiveHub()
  app.addHook('onReady', () => hub.start(deps.db))
  app.addHook('preClose', () => hub.stop())

  app.get(
    '/live',
    {
      config: { access: 'live.read', untimed: true },
      exposeHeadRoute: false,
      schema: { tags: ['live'], querystring: liveQuery },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      if (hub.countOf(caller.userId) >= streamsPerPerson) throw rateLimited(retryAfterSeconds)
      const { raw } = reply
      reply.hijack()
      raw.writeHead(200, {
        ...commonHeaders,
        [requestIdHeader]: request.id,
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      })
      raw.write('retry: 2000\n: connected\n\n')

      const subscriber: Subscriber = {
        caller,
        send(event) {
          if (raw.writableLength > mostUnsentBytes) raw.destroy()
          else raw.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
        },
        end: () => raw.end(),
      }
      const leave = hub.join(subscriber, request.query.ago)
      // A browser that is gone, or a stream that has ended, is no fault of the program.
      raw.on('error', leave)
      countUnreadOf(deps, caller).then(
        (unread) => unread > 0 && subscriber.send({ type: 'notification', unread }),
        // Then they look themselves.
        () => subscriber.send({ type: 'notification' }),
      )

      async function beat() {
        const living = await getLivingCaller(deps, caller.sessionId, caller.address)
        if (!living) {
          leave()
          return raw.end()
        }
        subscriber.caller = living
        raw.write(': heartbeat\n\n')
      }

      // A database out of reach ends nothing: the next beat asks again.
      const timer = setInterval(() => beat().catch(() => {}), heartbeatMs)
      raw.on('close', () => {
        clearInterval(timer)
        leave()
      })
    },
  )
}
