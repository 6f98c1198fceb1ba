import type { liveQuery } from '#contract/live'
import { endpoint, type Types } from './endpoint'

export const liveEndpoints = {
  /** Server-sent events; contract/live says which. */
  stream: endpoint('GET /api/live', 'live.read', {} as Types<{ query: typeof liveQuery; answer: Response }>),
}
