import type { PasskeyQuestion, passkeyEntryInput } from '#contract/passkeys'
import { endpoint, wire } from './endpoint'
import type { GoTo } from './session'

/** Signing in with a passkey. */
export const passkeyEndpoints = {
  question: endpoint('POST /api/auth/passkey/question', 'anyone', wire<{ answer: PasskeyQuestion }>()),
  enter: endpoint(
    'POST /api/auth/passkey',
    'anyone',
    wire<{ body: typeof passkeyEntryInput; answer: GoTo }>(),
  ),
  /** For the half sign-in that waits for its second factor. */
  secondQuestion: endpoint(
    'POST /api/auth/verify-2fa/question',
    'anyone',
    wire<{ answer: PasskeyQuestion }>(),
  ),
}
