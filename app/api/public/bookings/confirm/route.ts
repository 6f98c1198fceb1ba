import { followBookingInput } from '#contract/public-bookings'
import { confirmPublicBooking } from '@/lib/api/public-bookings'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { publicBookingEndpoints } from '@/lib/endpoints/public-bookings'

export const POST = servePublic(publicBookingEndpoints.confirm, {
  body: followBookingInput,
  handle: ({ body, request }) => confirmPublicBooking(body, visitorOf(request)),
})
