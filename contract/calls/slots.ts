import { availableAnswer, availableDaysAnswer, availableDaysQuery, availableQuery } from '../available.ts'
import { calls } from './call.ts'

/** Times that can be booked. */
export const slotCalls = calls('appointments', {
  ofDay: {
    method: 'GET',
    path: '/appointments/available',
    action: 'appointment.slots',
    query: availableQuery,
    answer: availableAnswer,
  },
  days: {
    method: 'GET',
    path: '/appointments/available-days',
    action: 'appointment.slots',
    query: availableDaysQuery,
    answer: availableDaysAnswer,
  },
})
