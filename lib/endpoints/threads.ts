import type { downloadQuery } from '#contract/histories'
import type { Attachment } from '@/lib/domain/thread'
import { endpoint, wire } from './endpoint'

/** Files of messages. */
export const threadEndpoints = {
  attach: endpoint('POST /api/uploads/threads/:id', 'thread.send', wire<{ answer: Attachment }>()),
  attachment: endpoint(
    'GET /api/files/threads/:id/:fileId',
    'thread.read',
    wire<{ query: typeof downloadQuery; answer: Response }>(),
  ),
}
