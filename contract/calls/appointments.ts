import { z } from 'zod'
import { appointmentAlertInput } from '../alerts.ts'
import {
  appointment,
  appointmentDetail,
  appointmentList,
  appointmentRangeQuery,
  bookAppointmentInput,
  cancelInput,
  deskNoteInput,
  rescheduleInput,
  todayAnswer,
  todayQuery,
  undoableAppointment,
  visitNoteInput,
} from '../appointments.ts'
import { id, messageAnswer } from '../common.ts'
import { cancelQuery } from '../visit-series.ts'
import { calls } from './call.ts'

export const appointmentCalls = calls('appointments', {
  list: {
    method: 'GET',
    path: '/appointments',
    action: 'appointment.list-range',
    query: appointmentRangeQuery,
    answer: appointmentList,
  },
  listOfPatient: {
    method: 'GET',
    path: '/appointments/patient/:patientId',
    action: 'appointment.list-patient',
    params: z.object({ patientId: id }),
    answer: appointmentList,
  },
  get: { method: 'GET', path: '/appointments/:id', action: 'appointment.read', answer: appointmentDetail },
  book: {
    method: 'POST',
    path: '/appointments',
    action: 'appointment.book',
    body: bookAppointmentInput,
    answer: appointment,
    status: 201,
  },
  /** Asks for the mail that tells the patient of a booking. */
  alert: {
    method: 'POST',
    path: '/alert/alert-appointment',
    action: 'appointment.alert',
    body: appointmentAlertInput,
    answer: messageAnswer,
  },
  /** With `scope=following` also those that follow it in its series. */
  cancel: {
    method: 'PUT',
    path: '/appointments/:id/cancel',
    action: 'appointment.cancel',
    query: cancelQuery,
    body: cancelInput,
    answer: undoableAppointment,
  },
  complete: {
    method: 'PUT',
    path: '/appointments/:id/complete',
    action: 'appointment.complete',
    answer: undoableAppointment,
  },
  noShow: {
    method: 'PUT',
    path: '/appointments/:id/noshow',
    action: 'appointment.no-show',
    answer: undoableAppointment,
  },
  writeNote: {
    method: 'PUT',
    path: '/appointments/:id/note',
    action: 'appointment.note',
    body: visitNoteInput,
    answer: appointmentDetail,
  },
  reschedule: {
    method: 'PUT',
    path: '/appointments/:id/reschedule',
    action: 'appointment.reschedule',
    body: rescheduleInput,
    answer: undoableAppointment,
  },
  /** A clinic's day as the caller may see it. */
  today: {
    method: 'GET',
    path: '/today',
    action: 'appointment.list-range',
    query: todayQuery,
    answer: todayAnswer,
  },
  arrive: {
    method: 'PUT',
    path: '/appointments/:id/arrived',
    action: 'appointment.receive',
    answer: appointment,
  },
  leave: {
    method: 'DELETE',
    path: '/appointments/:id/arrived',
    action: 'appointment.receive',
    answer: appointment,
  },
  start: {
    method: 'PUT',
    path: '/appointments/:id/started',
    action: 'appointment.receive',
    answer: appointment,
  },
  halt: {
    method: 'DELETE',
    path: '/appointments/:id/started',
    action: 'appointment.receive',
    answer: appointment,
  },
  writeDeskNote: {
    method: 'PUT',
    path: '/appointments/:id/desk-note',
    action: 'appointment.desk-note',
    body: deskNoteInput,
    answer: appointment,
  },
})
