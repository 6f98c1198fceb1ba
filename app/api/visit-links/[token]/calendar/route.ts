import { openVisitCalendar } from '@/lib/api/visit-links'
import { feedResponse } from '@/lib/bff/feed-response'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { visitLinkEndpoints } from '@/lib/endpoints/visit-links'
import { routes } from '@/lib/routes'

/** A link that no longer works leads to the page that says what became of the visit. */
export const GET = servePublic(visitLinkEndpoints.calendar, {
  handle: async ({ params, request }) => {
    const file = await openVisitCalendar(params.token, visitorOf(request))
    if (file) return feedResponse(file, null)
    return new Response(null, { status: 303, headers: { location: routes.visitLink(params.token) } })
  },
})
