import type { Certificate } from '#contract/erasures'
import type { confirmPasswordInput, startTwoFactorInput } from '#contract/users'
import { type Done, endpoint, type Types } from './endpoint'

export const leavingEndpoints = {
  erase: endpoint(
    'POST /api/patients/:id/erasure',
    'patient.erase',
    {} as Types<{ body: typeof startTwoFactorInput; answer: Certificate }>,
  ),
  closeAccount: endpoint(
    'POST /api/account/close',
    'user.close',
    {} as Types<{ body: typeof confirmPasswordInput; answer: Done }>,
  ),
}
