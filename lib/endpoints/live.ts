import type { liveQuery } from '#contract/live'
import { endpoint, wire } from './endpoint'

export const liveEndpoints = {
  /** Server-sent events; contract/live says which. */
  stream: endpoint('GET /api/live', 'live.read', wire<{ query: typeof liveQuery; answer: Response }>()),
}
