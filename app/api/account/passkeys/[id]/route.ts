import { removePasskeyInput } from '#contract/passkeys'
import { removePasskey } from '@/lib/api/passkeys'
import { serve } from '@/lib/bff/serve'
import { passkeyEndpoints } from '@/lib/endpoints/passkeys'

export const DELETE = serve(passkeyEndpoints.remove, {
  body: removePasskeyInput,
  handle: ({ auth, params, body }) => removePasskey(auth, params.id, body),
})
