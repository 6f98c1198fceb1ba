import { followStopLink } from '@/lib/api/stop-links'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { stopLinkEndpoints } from '@/lib/endpoints/stop-links'
import { routes } from '@/lib/routes'

export const GET = servePublic(stopLinkEndpoints.open, {
  handle: async ({ params }) =>
    new Response(null, { status: 303, headers: { location: routes.stopLink(params.token) } }),
})

export const POST = servePublic(stopLinkEndpoints.follow, {
  fromAnywhere: true,
  handle: ({ params, request }) => followStopLink(params.token, visitorOf(request)),
})
