import { publicBookingCalls } from '#contract/calls/public-bookings'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { confirmBooking } from '../services/public-bookings/confirm-booking.ts'
import { holdPublicly } from '../services/public-bookings/hold-publicly.ts'
import { readBooking } from '../services/public-bookings/read-booking.ts'

/** Bookings without an account. */
export function publicBookingRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, publicBookingCalls.hold, {}, async ({ request, body }) => {
    const { browser = null } = request.cookies
    const heldUntil = await holdPublicly(deps, { ...visitorOf(request), browser }, body)
    return { heldUntil: heldUntil.toISOString() }
  })

  serveCall(app, publicBookingCalls.read, {}, ({ params }) => readBooking(deps, params.bookingToken))

  serveCall(app, publicBookingCalls.confirm, {}, ({ params, body, request }) =>
    confirmBooking(deps, visitorOf(request), params.bookingToken, body ?? {}),
  )
}
