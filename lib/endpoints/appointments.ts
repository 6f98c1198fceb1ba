import type { bookSlotInput, cancelInput, moveSlotInput, visitNoteInput } from '#contract/appointments'
import type { Appointment, AppointmentDetail, UndoableAppointment } from '@/lib/domain/appointment'
import { endpoint, type Types } from './endpoint'

export const appointmentEndpoints = {
  list: endpoint('GET /api/appointments', 'appointment.list-patient', {} as Types<{ answer: Appointment[] }>),
  read: endpoint('GET /api/appointments/:id', 'appointment.read', {} as Types<{ answer: AppointmentDetail }>),
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
  cancel: endpoint(
    'PUT /api/appointments/:id/cancel',
    'appointment.cancel',
    {} as Types<{ body: typeof cancelInput; answer: UndoableAppointment }>,
  ),
  /** With those that follow it in its series. */
  'cancel-rest': endpoint(
    'PUT /api/appointments/:id/cancel-rest',
    'appointment.cancel',
    {} as Types<{ body: typeof cancelInput; answer: UndoableAppointment }>,
  ),
  complete: endpoint(
    'PUT /api/appointments/:id/complete',
    'appointment.complete',
    {} as Types<{ answer: UndoableAppointment }>,
  ),
  'no-show': endpoint(
    'PUT /api/appointments/:id/no-show',
    'appointment.no-show',
    {} as Types<{ answer: UndoableAppointment }>,
  ),
  note: endpoint(
    'PUT /api/appointments/:id/note',
    'appointment.note',
    {} as Types<{ body: typeof visitNoteInput; answer: AppointmentDetail }>,
  ),
  /** The visit as a file for calendar programs. */
  calendar: endpoint(
    'GET /api/appointments/:id/calendar',
    'appointment.read',
    {} as Types<{ answer: Response }>,
  ),
}
