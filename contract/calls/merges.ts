import { doubles, likelyDoubles, mergedAnswer, mergeInput, mergePreview } from '../merges.ts'
import { calls, GET, POST } from './call.ts'

/** Two records of one person that become one. */
export const mergeCalls = calls('patients', {
  preview: GET('/patients/merge', 'patient.merge', { query: doubles, answer: mergePreview }),
  /** Records of the caller's clinic that look like doubles. */
  likely: GET('/patients/merge/likely', 'patient.list-doubles', { answer: likelyDoubles }),
  merge: POST('/patients/merge', 'patient.merge', { body: mergeInput, answer: mergedAnswer }),
})
