import type { bookSlotInput, moveSlotInput } from '#contract/appointments'
import type { Appointment, UndoableAppointment } from '@/lib/domain/appointment'
import { endpoint, type Types } from './endpoint'

export const appointmentEndpoints = {
  book: endpoint(
    'POST /api/appointments',
    'appointment.book',
    {} as Types<{ body: typeof bookSlotInput; answer: Appointment }>,
  ),
  reschedule: endpoint(
    'PUT /api/appointments/:id/reschedule',
    'appointment.reschedule',
    {} as Types<{ body: typeof moveSlotInput; answer: UndoableAppointment }>,
  ),
  /** The visit as a file for calendar programs. */
  calendar: endpoint(
    'GET /api/appointments/:id/calendar',
    'appointment.read',
    {} as Types<{ answer: Response }>,
  ),
}
