import { messageAnswer } from '../common.ts'
import { newPasskeyInput, passkey, passkeyList, passkeyRequest, removePasskeyInput } from '../passkeys.ts'
import { startTwoFactorInput } from '../users.ts'
import { calls } from './call.ts'

/** The passkeys of somebody signed in. */
export const passkeyCalls = calls('passkeys', {
  list: { method: 'GET', path: '/passkeys', action: 'passkey.list', answer: passkeyList },
  request: {
    method: 'POST',
    path: '/passkeys/request',
    action: 'passkey.add',
    body: startTwoFactorInput.nullish(),
    answer: passkeyRequest,
  },
  add: {
    method: 'POST',
    path: '/passkeys',
    action: 'passkey.add',
    body: newPasskeyInput,
    answer: passkey,
    status: 201,
  },
  remove: {
    method: 'DELETE',
    path: '/passkeys/:id',
    action: 'passkey.remove',
    body: removePasskeyInput.nullish(),
    answer: messageAnswer,
  },
})
