import type {
  AvailableAnswer,
  availableDaysQuery,
  availableQuery,
  bookSlotInput,
  chosenSlot,
  visitNoteInput,
} from '#contract/appointments'
import type { Appointment, AppointmentDetail, ClosedAppointment } from '@/lib/domain/appointment'
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
  cancel: endpoint(
    'PUT /api/appointments/:id/cancel',
    'appointment.cancel',
    wire<{ answer: ClosedAppointment }>(),
  ),
  complete: endpoint(
    'PUT /api/appointments/:id/complete',
    'appointment.complete',
    wire<{ answer: ClosedAppointment }>(),
  ),
  'no-show': endpoint(
    'PUT /api/appointments/:id/no-show',
    'appointment.no-show',
    wire<{ answer: ClosedAppointment }>(),
  ),
  undo: endpoint('POST /api/undo/:token', 'appointment.undo', wire<{ answer: Appointment }>()),
  note: endpoint(
    'PUT /api/appointments/:id/note',
    'appointment.note',
    wire<{ body: typeof visitNoteInput; answer: AppointmentDetail }>(),
  ),
  /** The visit as a file for calendar programs. */
  calendar: endpoint('GET /api/appointments/:id/calendar', 'appointment.read', wire<{ answer: Response }>()),
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
