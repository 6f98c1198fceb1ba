import { consentInput, consentList } from '../consents.ts'
import { calls, GET, PUT } from './call.ts'

export const consentCalls = calls('patients', {
  list: GET('/patients/:id/consents', 'consent.read', { answer: consentList }),
  change: PUT('/patients/:id/consents', 'consent.change', { body: consentInput, answer: consentList }),
})
