import type { confirmPasswordInput } from '#contract/users'
import { type Done, endpoint, type Types } from './endpoint'

export const leavingEndpoints = {
  closeAccount: endpoint(
    'POST /api/account/close',
    'user.close',
    {} as Types<{ body: typeof confirmPasswordInput; answer: Done }>,
  ),
}
