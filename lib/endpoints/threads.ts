import type { downloadQuery } from '#contract/histories'
import type { Attachment } from '@/lib/domain/thread'
import { endpoint, type Types } from './endpoint'

/** Files of messages. */
export const threadEndpoints = {
  attach: endpoint('POST /api/uploads/threads/:id', 'thread.send', {} as Types<{ answer: Attachment }>),
  attachment: endpoint(
    'GET /api/files/threads/:id/:fileId',
    'thread.read',
    {} as Types<{ query: typeof downloadQuery; answer: Response }>,
  ),
}
