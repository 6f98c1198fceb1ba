import type { Consent, consentInput } from '#contract/consents'
import { endpoint, type Types } from './endpoint'

export const consentEndpoints = {
  change: endpoint(
    'PUT /api/patients/:id/consents',
    'consent.change',
    {} as Types<{ body: typeof consentInput; answer: Consent[] }>,
  ),
}
