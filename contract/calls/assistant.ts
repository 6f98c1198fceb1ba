import { assistantAnswer, assistantQuery } from '../assistant.ts'
import { calls, GET } from './call.ts'

/** Answers from the app's own data; null to what is not understood. */
export const assistantCalls = calls('assistant', {
  ask: GET('/assistant', 'assistant.read', { query: assistantQuery, answer: assistantAnswer }),
})
