import { doubles, mergedAnswer, mergeInput, mergePreview } from '../merges.ts'
import { calls, GET, POST } from './call.ts'

/** Two records of one person that become one. */
export const mergeCalls = calls('patients', {
  preview: GET('/patients/merge', 'patient.merge', { query: doubles, answer: mergePreview }),
  merge: POST('/patients/merge', 'patient.merge', { body: mergeInput, answer: mergedAnswer }),
})
