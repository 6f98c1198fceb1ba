import { correctionInput, correctionsAnswer, verdictInput } from '../corrections.ts'
import { calls } from './call.ts'

/** What patients ask to have corrected; all of it stands in the history. */
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
