import { askPasskey } from '@/lib/api/passkeys'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { passkeyEndpoints } from '@/lib/endpoints/passkeys'

export const POST = servePublic(passkeyEndpoints.question, {
  handle: ({ request }) => askPasskey(visitorOf(request)),
})
