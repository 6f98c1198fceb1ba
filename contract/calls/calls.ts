import { z } from 'zod'
import { id, messageAnswer } from '../common.ts'
import { waitingCall } from '../waiting-calls.ts'
import { calls, GET, PUT } from './call.ts'

/** Calls of the desk to patients whom no mail reaches. */
export const callCalls = calls('calls', {
  list: GET('/calls', 'calls.list', {
    query: z.object({ clinicId: id }),
    answer: z.object({ calls: z.array(waitingCall) }),
  }),
  done: PUT('/calls/:id/done', 'calls.done', { answer: messageAnswer }),
})
