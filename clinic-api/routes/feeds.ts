import { z } from 'zod'
import { feedCalls } from '#contract/calls/feeds'
import { feedToken } from '#contract/feeds'
import type { Deps } from '../deps.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { createFeed, getFeed, listFeeds, revokeFeed, subjectOfFeed } from '../services/feeds/own-feeds.ts'
import { readFeed } from '../services/feeds/read-feed.ts'

/** Addresses that calendar programs subscribe to. */
export function feedRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getFeed, subjectOfFeed)

  serveCall(app, feedCalls.list, {}, ({ caller }) => listFeeds(deps, caller))

  serveCall(app, feedCalls.create, {}, ({ body, caller }) => createFeed(deps, caller, body))

  serveCall(app, feedCalls.revoke, { ownerOf }, async ({ params, caller }) => {
    await revokeFeed(deps, caller, params.id)
    return { message: 'Address revoked' }
  })

  app.get(
    '/feeds/:feedToken/calendar.ics',
    {
      config: { access: 'public' },
      schema: {
        tags: ['feeds'],
        params: z.object({ feedToken }),
        response: { 200: z.string(), 304: z.null() },
      },
    },
    async (request, reply) => {
      const { file, etag } = await readFeed(deps, request.params.feedToken)
      reply.headers({ etag, 'cache-control': 'private, no-cache' }).type('text/calendar; charset=utf-8')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null)
      return reply.send(file)
    },
  )
}
