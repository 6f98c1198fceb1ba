import { publicBookingOn } from '#contract/public-bookings'
import { latestToday } from '#contract/zone'
import { holdPublicly } from '@/lib/api/public-bookings'
import { browserName } from '@/lib/auth/browser-cookie'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { publicBookingEndpoints } from '@/lib/endpoints/public-bookings'

export const POST = servePublic(publicBookingEndpoints.hold, {
  body: (now) => publicBookingOn(latestToday(now.getTime())),
  handle: async ({ body, request }) => holdPublicly(body, visitorOf(request), await browserName()),
})
