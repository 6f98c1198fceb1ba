import type {
  newPasskeyInput,
  Passkey,
  PasskeyQuestion,
  PasskeyRequest,
  passkeyEntryInput,
  removePasskeyInput,
} from '#contract/passkeys'
import type { startTwoFactorInput } from '#contract/users'
import { endpoint, type Types } from './endpoint'
import type { GoTo } from './session'

/** Passkeys: those of the signed-in person, and signing in with one. */
export const passkeyEndpoints = {
  list: endpoint('GET /api/account/passkeys', 'passkey.list', {} as Types<{ answer: Passkey[] }>),
  request: endpoint(
    'POST /api/account/passkeys/request',
    'passkey.add',
    {} as Types<{ body: typeof startTwoFactorInput; answer: PasskeyRequest }>,
  ),
  add: endpoint(
    'POST /api/account/passkeys',
    'passkey.add',
    {} as Types<{ body: typeof newPasskeyInput; answer: Passkey }>,
  ),
  remove: endpoint(
    'DELETE /api/account/passkeys/:id',
    'passkey.remove',
    {} as Types<{ body: typeof removePasskeyInput; answer: { id: string } }>,
  ),
  question: endpoint('POST /api/auth/passkey/question', 'anyone', {} as Types<{ answer: PasskeyQuestion }>),
  enter: endpoint(
    'POST /api/auth/passkey',
    'anyone',
    {} as Types<{ body: typeof passkeyEntryInput; answer: GoTo }>,
  ),
  /** For the half sign-in that waits for its second factor. */
  secondQuestion: endpoint(
    'POST /api/auth/verify-2fa/question',
    'anyone',
    {} as Types<{ answer: PasskeyQuestion }>,
  ),
}
