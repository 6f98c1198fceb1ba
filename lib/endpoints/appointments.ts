import type { bookSlotInput } from '#contract/appointments'
import type { Appointment } from '@/lib/domain/appointment'
import { endpoint, wire } from './endpoint'

export const appointmentEndpoints = {
  book: endpoint(
    'POST /api/appointments',
    'appointment.book',
    wire<{ body: typeof bookSlotInput; answer: Appointment }>(),
  ),
  /** The visit as a file for calendar programs. */
  calendar: endpoint('GET /api/appointments/:id/calendar', 'appointment.read', wire<{ answer: Response }>()),
}
