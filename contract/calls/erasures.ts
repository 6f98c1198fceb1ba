import { certificate, erasuresAnswer } from '../erasures.ts'
import { startTwoFactorInput } from '../users.ts'
import { calls, GET, POST } from './call.ts'

/** People who were removed for good. */
export const erasureCalls = calls('patients', {
  create: POST('/patients/:id/erasure', 'patient.erase', {
    body: startTwoFactorInput.nullish(),
    answer: certificate,
  }),
  list: GET('/erasures', 'patient.erase', { answer: erasuresAnswer }),
})
