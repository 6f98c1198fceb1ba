import type { downloadQuery } from '#contract/histories'
import type { MessagingSettings, messagingSettings } from '#contract/messaging'
import type {
  answering,
  messageQuery,
  newMessage,
  newThread,
  readUpTo,
  threadChange,
} from '#contract/threads'
import type { Attachment, Conversation, Message, ThreadDetail } from '@/lib/domain/thread'
import { type Done, endpoint, type Types } from './endpoint'

export const threadEndpoints = {
  start: endpoint(
    'POST /api/threads',
    'thread.start',
    {} as Types<{ body: typeof newThread; answer: ThreadDetail }>,
  ),
  read: endpoint('GET /api/threads/:id', 'thread.read', {} as Types<{ answer: ThreadDetail }>),
  change: endpoint(
    'PUT /api/threads/:id',
    'thread.change',
    {} as Types<{ body: typeof threadChange; answer: ThreadDetail }>,
  ),
  messages: endpoint(
    'GET /api/threads/:id/messages',
    'thread.read',
    {} as Types<{ query: typeof messageQuery; answer: Conversation }>,
  ),
  send: endpoint(
    'POST /api/threads/:id/messages',
    'thread.send',
    {} as Types<{ body: typeof newMessage; answer: Message }>,
  ),
  markRead: endpoint(
    'PUT /api/threads/:id/read',
    'thread.mark-read',
    {} as Types<{ body: typeof readUpTo; answer: Done }>,
  ),
  answering: endpoint(
    'PUT /api/threads/:id/answering',
    'thread.answer',
    {} as Types<{ body: typeof answering; answer: Done }>,
  ),
  attach: endpoint('POST /api/uploads/threads/:id', 'thread.send', {} as Types<{ answer: Attachment }>),
  attachment: endpoint(
    'GET /api/files/threads/:id/:fileId',
    'thread.read',
    {} as Types<{ query: typeof downloadQuery; answer: Response }>,
  ),
  messaging: endpoint(
    'GET /api/clinics/:id/messaging',
    'clinic.read-messaging',
    {} as Types<{ answer: MessagingSettings }>,
  ),
  saveMessaging: endpoint(
    'PUT /api/clinics/:id/messaging',
    'clinic.messaging',
    {} as Types<{ body: typeof messagingSettings; answer: MessagingSettings }>,
  ),
}
