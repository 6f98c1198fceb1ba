import type { followSignUpInput, signUpOn } from '#contract/sign-ups'
import { type Done, endpoint, wire } from './endpoint'

export const signUpEndpoints = {
  send: endpoint('POST /api/sign-ups', 'anyone', wire<{ body: ReturnType<typeof signUpOn>; answer: Done }>()),
  /** `goTo`: where somebody new is signed in by now; null for who had an account. */
  confirm: endpoint(
    'POST /api/sign-ups/confirm',
    'anyone',
    wire<{ body: typeof followSignUpInput; answer: { goTo: string | null } }>(),
  ),
}
