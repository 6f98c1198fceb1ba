import { messageAnswer } from '../common.ts'
import {
  notificationChoices,
  notificationChoicesInput,
  reminderSettings,
  visitMessageList,
} from '../reminders.ts'
import { calls, DELETE, GET, PUT } from './call.ts'

/** When a clinic reminds its patients, what was sent about a visit, and what somebody wants to be told. */
export const reminderCalls = calls('reminders', {
  get: GET('/clinics/:id/reminders', 'clinic.reminders', { answer: reminderSettings }),
  update: PUT('/clinics/:id/reminders', 'clinic.reminders', {
    body: reminderSettings,
    answer: reminderSettings,
  }),
  listMails: GET('/appointments/:id/messages', 'appointment.messages', { answer: visitMessageList }),
  askConfirmation: PUT('/appointments/:id/ask-confirmation', 'appointment.ask-confirmation', {
    answer: messageAnswer,
  }),
  /** Says as the patient that they are coming. */
  confirm: PUT('/appointments/:id/confirmed', 'appointment.confirm', { answer: messageAnswer }),
  revokeLinks: DELETE('/appointments/:id/links', 'appointment.revoke-links', { answer: messageAnswer }),
  getChoices: GET('/users/me/notifications', 'user.notifications', { answer: notificationChoices }),
  updateChoices: PUT('/users/me/notifications', 'user.notifications', {
    body: notificationChoicesInput,
    answer: notificationChoices,
  }),
})
