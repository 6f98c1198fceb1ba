import { messageAnswer } from '../common.ts'
import { feedInput, feedList, newFeed } from '../feeds.ts'
import { calls, DELETE, GET, POST } from './call.ts'

/** Addresses that calendar programs subscribe to. */
export const feedCalls = calls('feeds', {
  list: GET('/feeds', 'feed.read', { answer: feedList }),
  create: POST('/feeds', 'feed.create', { body: feedInput, answer: newFeed, status: 201 }),
  revoke: DELETE('/feeds/:id', 'feed.revoke', { answer: messageAnswer }),
})
