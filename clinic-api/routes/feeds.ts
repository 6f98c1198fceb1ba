import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import { feedInput, feedList, feedToken, newFeed } from '#contract/feeds'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { createFeed, getFeed, listFeeds, revokeFeed, subjectOfFeed } from '../services/feeds/own-feeds.ts'
import { readFeed } from '../services/feeds/read-feed.ts'

const tags = ['feeds']

/** Addresses that calendar programs subscribe to. */
export function feedRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/feeds',
    { config: { access: 'feed.read' }, schema: { tags, response: { 200: feedList } } },
    async (request) => listFeeds(deps, callerOf(request)),
  )

  app.post(
    '/feeds',
    { config: { access: 'feed.create' }, schema: { tags, body: feedInput, response: { 201: newFeed } } },
    async (request, reply) => reply.code(201).send(await createFeed(deps, callerOf(request), request.body)),
  )

  app.delete(
    '/feeds/:id',
    {
      ...guarded('feed.revoke', async (feedId) => {
        const found = await getFeed(deps.db.orm, feedId)
        return found && subjectOfFeed(found)
      }),
      schema: { tags, params: z.object({ id }), response: { 200: messageAnswer } },
    },
    async (request) => {
      await revokeFeed(deps, callerOf(request), request.params.id)
      return { message: 'Address revoked' }
    },
  )

  app.get(
    '/feeds/:feedToken/calendar.ics',
    {
      config: { access: 'public' },
      schema: {
        tags,
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
