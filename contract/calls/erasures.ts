import { certificate, erasuresAnswer } from '../erasures.ts'
import { startTwoFactorInput } from '../users.ts'
import { calls } from './call.ts'

/** People who were removed for good. */
export const erasureCalls = calls('patients', {
  create: {
    method: 'POST',
    path: '/patients/:id/erasure',
    action: 'patient.erase',
    body: startTwoFactorInput.nullish(),
    answer: certificate,
  },
  list: { method: 'GET', path: '/erasures', action: 'patient.erase', answer: erasuresAnswer },
})
