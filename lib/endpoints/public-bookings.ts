import type { WithId } from '#contract/calls/call'
import type {
  followBookingInput,
  PublicBooking,
  publicBookingOn,
  publicTimesOnPage,
} from '#contract/public-bookings'
import { endpoint, wire } from './endpoint'

export interface PublicTime {
  start: string
  doctorId: string
}

export type BookingOnPage = WithId<PublicBooking>

export const publicBookingEndpoints = {
  times: endpoint(
    'GET /api/public/times',
    'anyone',
    wire<{ query: typeof publicTimesOnPage; answer: { slots: PublicTime[] } }>(),
  ),
  hold: endpoint(
    'POST /api/public/bookings',
    'anyone',
    wire<{ body: ReturnType<typeof publicBookingOn>; answer: { heldUntil: string } }>(),
  ),
  confirm: endpoint(
    'POST /api/public/bookings/confirm',
    'anyone',
    wire<{ body: typeof followBookingInput; answer: BookingOnPage }>(),
  ),
}
