import { messageAnswer } from '../common.ts'
import { hold, holdInput } from '../holds.ts'
import { calls, DELETE, POST } from './call.ts'

/** Times kept for those who are about to confirm them. */
export const holdCalls = calls('appointments', {
  create: POST('/holds', 'hold.create', { body: holdInput, answer: hold, status: 201 }),
  release: DELETE('/holds/:id', 'hold.release', { answer: messageAnswer }),
})
