import { correctionInput, correctionsAnswer, verdictInput } from '../corrections.ts'
import { calls, POST, PUT } from './call.ts'

/** Corrections that patients ask for; all of them stay in the history. */
export const correctionCalls = calls('histories', {
  request: POST('/histories/:id/corrections', 'correction.request', {
    body: correctionInput,
    answer: correctionsAnswer,
    status: 201,
  }),
  decide: PUT('/corrections/:id', 'correction.decide', { body: verdictInput, answer: correctionsAnswer }),
})
