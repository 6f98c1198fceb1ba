import { doubles, mergedAnswer, mergeInput, mergePreview } from '../merges.ts'
import { calls } from './call.ts'

/** Two records of one person that become one. */
export const mergeCalls = calls('patients', {
  preview: {
    method: 'GET',
    path: '/patients/merge',
    action: 'patient.merge',
    query: doubles,
    answer: mergePreview,
  },
  merge: {
    method: 'POST',
    path: '/patients/merge',
    action: 'patient.merge',
    body: mergeInput,
    answer: mergedAnswer,
  },
})
