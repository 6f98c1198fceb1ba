import { messageAnswer } from '../common.ts'
import { hold, holdInput } from '../holds.ts'
import { calls } from './call.ts'

/** Times kept for those who are about to confirm them. */
export const holdCalls = calls('appointments', {
  create: {
    method: 'POST',
    path: '/holds',
    action: 'hold.create',
    body: holdInput,
    answer: hold,
    status: 201,
  },
  release: { method: 'DELETE', path: '/holds/:id', action: 'hold.release', answer: messageAnswer },
})
