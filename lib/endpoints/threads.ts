import type { downloadQuery } from '#contract/histories'
import { endpoint, wire } from './endpoint'

/** Files of messages. */
export const threadEndpoints = {
  attachment: endpoint(
    'GET /api/files/threads/:id/:fileId',
    'thread.read',
    wire<{ query: typeof downloadQuery; answer: Response }>(),
  ),
}
