import { availableAnswer, availableDaysAnswer, availableDaysQuery, availableQuery } from '../available.ts'
import { calls, GET } from './call.ts'

/** Times that can be booked. */
export const slotCalls = calls('appointments', {
  ofDay: GET('/appointments/available', 'appointment.slots', {
    query: availableQuery,
    answer: availableAnswer,
  }),
  days: GET('/appointments/available-days', 'appointment.slots', {
    query: availableDaysQuery,
    answer: availableDaysAnswer,
  }),
})
