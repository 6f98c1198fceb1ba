import { followEmailChange } from '@/lib/api/email-changes'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { emailChangeEndpoints } from '@/lib/endpoints/email-changes'

export const POST = servePublic(emailChangeEndpoints.follow, {
  handle: ({ params, request }) => followEmailChange(params.token, visitorOf(request)),
})
