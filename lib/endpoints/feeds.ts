import type { Feed, feedInput, NewFeed } from '#contract/feeds'
import { endpoint, type Types } from './endpoint'

/** Addresses that calendar programs subscribe to. */
export const feedEndpoints = {
  list: endpoint('GET /api/feeds', 'feed.read', {} as Types<{ answer: Feed[] }>),
  create: endpoint(
    'POST /api/feeds',
    'feed.create',
    {} as Types<{ body: typeof feedInput; answer: NewFeed }>,
  ),
  /** For calendar programs, by `/feeds/{token}.ics`. */
  file: endpoint('GET /api/feeds/file/:token', 'anyone', {} as Types<{ answer: Response }>),
  revoke: endpoint('DELETE /api/feeds/:id', 'feed.revoke', {} as Types<{ answer: { id: string } }>),
}
