import { correctionInput, correctionsAnswer, verdictInput } from '../corrections.ts'
import { calls } from './call.ts'

/** Corrections that patients ask for; all of them stay in the history. */
export const correctionCalls = calls('histories', {
  request: {
    method: 'POST',
    path: '/histories/:id/corrections',
    action: 'correction.request',
    body: correctionInput,
    answer: correctionsAnswer,
    status: 201,
  },
  decide: {
    method: 'PUT',
    path: '/corrections/:id',
    action: 'correction.decide',
    body: verdictInput,
    answer: correctionsAnswer,
  },
})
