import { messageAnswer } from '../common.ts'
import { pushEnd, pushKey, pushSubscription } from '../push.ts'
import { calls, DELETE, GET, POST } from './call.ts'

/** Web push to a browser of somebody signed in. */
export const pushSubscriptionCalls = calls('push-subscriptions', {
  key: GET('/push-subscriptions', 'push.subscribe', { answer: pushKey }),
  create: POST('/push-subscriptions', 'push.subscribe', {
    body: pushSubscription,
    answer: messageAnswer,
    status: 201,
  }),
  end: DELETE('/push-subscriptions', 'push.subscribe', { body: pushEnd, answer: messageAnswer }),
})
