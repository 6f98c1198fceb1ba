import { newPasskeyInput } from '#contract/passkeys'
import { addPasskey, listPasskeys } from '@/lib/api/passkeys'
import { serve } from '@/lib/bff/serve'
import { passkeyEndpoints } from '@/lib/endpoints/passkeys'

export const GET = serve(passkeyEndpoints.list, {
  handle: ({ auth }) => listPasskeys(auth),
})

export const POST = serve(passkeyEndpoints.add, {
  body: newPasskeyInput,
  status: 201,
  handle: ({ auth, body }) => addPasskey(auth, body),
})
