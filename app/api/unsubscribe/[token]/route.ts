import { stopLinkCalls } from '#contract/calls/stop-links'
import { sendFor } from '@/lib/api/visitor'
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
  handle: ({ params, request }) =>
    sendFor(visitorOf(request), stopLinkCalls.follow, { params: { stopToken: params.token } }),
})
