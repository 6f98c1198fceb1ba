import { apiKeyInput, apiKeyList, newApiKey } from '../api-keys.ts'
import { messageAnswer } from '../common.ts'
import { calls, DELETE, GET, POST } from './call.ts'

/** Keys of a clinic for other programs. */
export const apiKeyCalls = calls('api-keys', {
  list: GET('/api-keys', 'api-key.list', { answer: apiKeyList }),
  create: POST('/api-keys', 'api-key.create', { body: apiKeyInput, answer: newApiKey, status: 201 }),
  revoke: DELETE('/api-keys/:id', 'api-key.revoke', { answer: messageAnswer }),
})
