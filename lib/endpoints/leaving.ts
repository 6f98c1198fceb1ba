import type { confirmPasswordInput } from '#contract/users'
import { type Done, endpoint, wire } from './endpoint'

export const leavingEndpoints = {
  closeAccount: endpoint(
    'POST /api/account/close',
    'user.close',
    wire<{ body: typeof confirmPasswordInput; answer: Done }>(),
  ),
}
