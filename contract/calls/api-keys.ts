import { apiKeyInput, apiKeyList, newApiKey } from '../api-keys.ts'
import { messageAnswer } from '../common.ts'
import { calls } from './call.ts'

/** Keys of a clinic for other programs. */
export const apiKeyCalls = calls('api-keys', {
  list: { method: 'GET', path: '/api-keys', action: 'api-key.list', answer: apiKeyList },
  create: {
    method: 'POST',
    path: '/api-keys',
    action: 'api-key.create',
    body: apiKeyInput,
    answer: newApiKey,
    status: 201,
  },
  revoke: { method: 'DELETE', path: '/api-keys/:id', action: 'api-key.revoke', answer: messageAnswer },
})
