import { consentInput, consentList } from '../consents.ts'
import { calls } from './call.ts'

export const consentCalls = calls('patients', {
  list: {
    method: 'GET',
    path: '/patients/:id/consents',
    action: 'consent.read',
    answer: consentList,
  },
  change: {
    method: 'PUT',
    path: '/patients/:id/consents',
    action: 'consent.change',
    body: consentInput,
    answer: consentList,
  },
})
