import { startTwoFactorInput } from '#contract/users'
import { requestPasskey } from '@/lib/api/passkeys'
import { serve } from '@/lib/bff/serve'
import { passkeyEndpoints } from '@/lib/endpoints/passkeys'

export const POST = serve(passkeyEndpoints.request, {
  body: startTwoFactorInput,
  handle: ({ auth, body }) => requestPasskey(auth, body),
})
