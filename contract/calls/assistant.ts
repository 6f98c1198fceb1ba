import { assistantAnswer, assistantQuery } from '../assistant.ts'
import { calls } from './call.ts'

/** Answers from the app's own data; null to what is not understood. */
export const assistantCalls = calls('assistant', {
  ask: {
    method: 'GET',
    path: '/assistant',
    action: 'assistant.read',
    query: assistantQuery,
    answer: assistantAnswer,
  },
})
