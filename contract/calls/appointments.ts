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
import { calls, DELETE, GET, POST, PUT } from './call.ts'

export const appointmentCalls = calls('appointments', {
  list: GET('/appointments', 'appointment.list-range', {
    query: appointmentRangeQuery,
    answer: appointmentList,
  }),
  listOfPatient: GET('/appointments/patient/:patientId', 'appointment.list-patient', {
    params: z.object({ patientId: id }),
    answer: appointmentList,
  }),
  get: GET('/appointments/:id', 'appointment.read', { answer: appointmentDetail }),
  book: POST('/appointments', 'appointment.book', {
    body: bookAppointmentInput,
    answer: appointment,
    status: 201,
  }),
  /** Asks for the mail that tells the patient of a booking. */
  alert: POST('/alert/alert-appointment', 'appointment.alert', {
    body: appointmentAlertInput,
    answer: messageAnswer,
  }),
  /** With `scope=following` also those that follow it in its series. */
  cancel: PUT('/appointments/:id/cancel', 'appointment.cancel', {
    query: cancelQuery,
    body: cancelInput,
    answer: undoableAppointment,
  }),
  complete: PUT('/appointments/:id/complete', 'appointment.complete', { answer: undoableAppointment }),
  noShow: PUT('/appointments/:id/noshow', 'appointment.no-show', { answer: undoableAppointment }),
  writeNote: PUT('/appointments/:id/note', 'appointment.note', {
    body: visitNoteInput,
    answer: appointmentDetail,
  }),
  reschedule: PUT('/appointments/:id/reschedule', 'appointment.reschedule', {
    body: rescheduleInput,
    answer: undoableAppointment,
  }),
  /** A clinic's day as the caller may see it. */
  today: GET('/today', 'appointment.list-range', { query: todayQuery, answer: todayAnswer }),
  arrive: PUT('/appointments/:id/arrived', 'appointment.receive', { answer: appointment }),
  leave: DELETE('/appointments/:id/arrived', 'appointment.receive', { answer: appointment }),
  start: PUT('/appointments/:id/started', 'appointment.receive', { answer: appointment }),
  halt: DELETE('/appointments/:id/started', 'appointment.receive', { answer: appointment }),
  writeDeskNote: PUT('/appointments/:id/desk-note', 'appointment.desk-note', {
    body: deskNoteInput,
    answer: appointment,
  }),
})
