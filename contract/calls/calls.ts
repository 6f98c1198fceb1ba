import { z } from 'zod'
import { id, messageAnswer } from '../common.ts'
import { waitingCall } from '../waiting-calls.ts'
import { calls } from './call.ts'

/** Calls of the desk to patients whom no mail reaches. */
export const callCalls = calls('calls', {
  list: {
    method: 'GET',
    path: '/calls',
    action: 'calls.list',
    query: z.object({ clinicId: id }),
    answer: z.object({ calls: z.array(waitingCall) }),
  },
  done: { method: 'PUT', path: '/calls/:id/done', action: 'calls.done', answer: messageAnswer },
})
