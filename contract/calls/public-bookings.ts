import { z } from 'zod'
import '../common.ts'
import { confirmBookingInput, publicBooking, publicBookingInput, publicHold } from '../public-bookings.ts'
import { calls } from './call.ts'

const params = z.object({ bookingToken: z.string().max(400) })

/** Bookings without an account, from the page of a clinic. Reading the link of the mail changes nothing. */
export const publicBookingCalls = calls('public', {
  hold: {
    method: 'POST',
    path: '/public/bookings',
    action: 'public',
    body: publicBookingInput,
    answer: publicHold,
    status: 202,
  },
  read: {
    method: 'GET',
    path: '/public/bookings/:bookingToken',
    action: 'public',
    params,
    answer: publicBooking,
  },
  confirm: {
    method: 'POST',
    path: '/public/bookings/:bookingToken',
    action: 'public',
    params,
    body: confirmBookingInput.nullish(),
    answer: publicBooking,
  },
})
