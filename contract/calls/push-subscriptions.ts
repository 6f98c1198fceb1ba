import { messageAnswer } from '../common.ts'
import { pushEnd, pushKey, pushSubscription } from '../push.ts'
import { calls } from './call.ts'

/** Web push to a browser of somebody signed in. */
export const pushSubscriptionCalls = calls('push-subscriptions', {
  key: { method: 'GET', path: '/push-subscriptions', action: 'push.subscribe', answer: pushKey },
  create: {
    method: 'POST',
    path: '/push-subscriptions',
    action: 'push.subscribe',
    body: pushSubscription,
    answer: messageAnswer,
    status: 201,
  },
  end: {
    method: 'DELETE',
    path: '/push-subscriptions',
    action: 'push.subscribe',
    body: pushEnd,
    answer: messageAnswer,
  },
})
