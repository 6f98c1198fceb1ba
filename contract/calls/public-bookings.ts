import { z } from 'zod'
import '../common.ts'
import { confirmBookingInput, publicBooking, publicBookingInput, publicHold } from '../public-bookings.ts'
import { calls, GET, POST } from './call.ts'

const params = z.object({ bookingToken: z.string().max(400) })

/** Bookings without an account, from the page of a clinic. Reading the link of the mail changes nothing. */
export const publicBookingCalls = calls('public', {
  hold: POST('/public/bookings', 'public', { body: publicBookingInput, answer: publicHold, status: 202 }),
  read: GET('/public/bookings/:bookingToken', 'public', { params, answer: publicBooking }),
  confirm: POST('/public/bookings/:bookingToken', 'public', {
    params,
    body: confirmBookingInput.nullish(),
    answer: publicBooking,
  }),
})
