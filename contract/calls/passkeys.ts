import { messageAnswer } from '../common.ts'
import { newPasskeyInput, passkey, passkeyList, passkeyRequest, removePasskeyInput } from '../passkeys.ts'
import { startTwoFactorInput } from '../users.ts'
import { calls, DELETE, GET, POST } from './call.ts'

/** The passkeys of somebody signed in. */
export const passkeyCalls = calls('passkeys', {
  list: GET('/passkeys', 'passkey.list', { answer: passkeyList }),
  request: POST('/passkeys/request', 'passkey.add', {
    body: startTwoFactorInput.nullish(),
    answer: passkeyRequest,
  }),
  add: POST('/passkeys', 'passkey.add', { body: newPasskeyInput, answer: passkey, status: 201 }),
  remove: DELETE('/passkeys/:id', 'passkey.remove', {
    body: removePasskeyInput.nullish(),
    answer: messageAnswer,
  }),
})
