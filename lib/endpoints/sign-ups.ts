import type { followSignUpInput, signUpOn } from '#contract/sign-ups'
import { type Done, endpoint, type Types } from './endpoint'

export const signUpEndpoints = {
  send: endpoint(
    'POST /api/sign-ups',
    'anyone',
    {} as Types<{ body: ReturnType<typeof signUpOn>; answer: Done }>,
  ),
  /** `goTo`: where somebody new is signed in by now; null for who had an account. */
  confirm: endpoint(
    'POST /api/sign-ups/confirm',
    'anyone',
    {} as Types<{ body: typeof followSignUpInput; answer: { goTo: string | null } }>,
  ),
}
