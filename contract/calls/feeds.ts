import { messageAnswer } from '../common.ts'
import { feedInput, feedList, newFeed } from '../feeds.ts'
import { calls } from './call.ts'

/** Addresses that calendar programs subscribe to. */
export const feedCalls = calls('feeds', {
  list: { method: 'GET', path: '/feeds', action: 'feed.read', answer: feedList },
  create: {
    method: 'POST',
    path: '/feeds',
    action: 'feed.create',
    body: feedInput,
    answer: newFeed,
    status: 201,
  },
  revoke: { method: 'DELETE', path: '/feeds/:id', action: 'feed.revoke', answer: messageAnswer },
})
