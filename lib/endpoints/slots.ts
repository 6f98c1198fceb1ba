import type { AvailableAnswer, availableDaysQuery, availableQuery } from '#contract/available'
import type { BookableDays } from '@/lib/domain/slots'
import { endpoint, type Types } from './endpoint'

/** Times that can be booked. */
export const slotEndpoints = {
  ofDay: endpoint(
    'GET /api/appointments/slots',
    'appointment.slots',
    {} as Types<{ query: typeof availableQuery; answer: AvailableAnswer }>,
  ),
  days: endpoint(
    'GET /api/appointments/bookable-days',
    'appointment.slots',
    {} as Types<{ query: typeof availableDaysQuery; answer: BookableDays }>,
  ),
}
