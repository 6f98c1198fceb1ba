import { followLinkInput } from '#contract/visit-links'
import { followVisitLink } from '@/lib/api/visit-links'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { visitLinkEndpoints } from '@/lib/endpoints/visit-links'

export const POST = servePublic(visitLinkEndpoints.follow, {
  body: followLinkInput,
  handle: ({ body, request }) => followVisitLink(body, visitorOf(request)),
})
