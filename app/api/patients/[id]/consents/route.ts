import { consentInput } from '#contract/consents'
import { changeConsent } from '@/lib/api/consents'
import { serve } from '@/lib/bff/serve'
import { consentEndpoints } from '@/lib/endpoints/consents'

export const PUT = serve(consentEndpoints.change, {
  body: consentInput,
  handle: ({ auth, params, body }) => changeConsent(auth, params.id, body),
})
