import type {
  AvailableAnswer,
  availableDaysQuery,
  availableQuery,
  bookSlotInput,
  chosenSlot,
} from '#contract/appointments'
import type { Appointment, AppointmentDetail } from '@/lib/domain/appointment'
import type { BookableDays } from '@/lib/domain/slots'
import { endpoint, wire } from './endpoint'

export const appointmentEndpoints = {
  list: endpoint('GET /api/appointments', 'appointment.list-patient', wire<{ answer: Appointment[] }>()),
  read: endpoint('GET /api/appointments/:id', 'appointment.read', wire<{ answer: AppointmentDetail }>()),
  book: endpoint(
    'POST /api/appointments',
    'appointment.book',
    wire<{ body: typeof bookSlotInput; answer: { appointment: Appointment; notified: boolean } }>(),
  ),
  reschedule: endpoint(
    'PUT /api/appointments/:id/reschedule',
    'appointment.reschedule',
    wire<{ body: typeof chosenSlot; answer: Appointment }>(),
  ),
  cancel: endpoint('PUT /api/appointments/:id/cancel', 'appointment.cancel', wire<{ answer: Appointment }>()),
  complete: endpoint(
    'PUT /api/appointments/:id/complete',
    'appointment.complete',
    wire<{ answer: Appointment }>(),
  ),
  'no-show': endpoint(
    'PUT /api/appointments/:id/no-show',
    'appointment.no-show',
    wire<{ answer: Appointment }>(),
  ),
}

/** What can be booked. */
export const slotEndpoints = {
  ofDay: endpoint(
    'GET /api/appointments/slots',
    'appointment.slots',
    wire<{ query: typeof availableQuery; answer: AvailableAnswer }>(),
  ),
  days: endpoint(
    'GET /api/appointments/bookable-days',
    'appointment.slots',
    wire<{ query: typeof availableDaysQuery; answer: BookableDays }>(),
  ),
}
