import { messageAnswer } from '../common.ts'
import {
  notificationChoices,
  notificationChoicesInput,
  reminderSettings,
  visitMessageList,
} from '../reminders.ts'
import { calls } from './call.ts'

/** When a clinic reminds its patients, what was sent about a visit, and what somebody wants to be told. */
export const reminderCalls = calls('reminders', {
  get: {
    method: 'GET',
    path: '/clinics/:id/reminders',
    action: 'clinic.reminders',
    answer: reminderSettings,
  },
  update: {
    method: 'PUT',
    path: '/clinics/:id/reminders',
    action: 'clinic.reminders',
    body: reminderSettings,
    answer: reminderSettings,
  },
  listMails: {
    method: 'GET',
    path: '/appointments/:id/messages',
    action: 'appointment.messages',
    answer: visitMessageList,
  },
  askConfirmation: {
    method: 'PUT',
    path: '/appointments/:id/ask-confirmation',
    action: 'appointment.ask-confirmation',
    answer: messageAnswer,
  },
  revokeLinks: {
    method: 'DELETE',
    path: '/appointments/:id/links',
    action: 'appointment.revoke-links',
    answer: messageAnswer,
  },
  getChoices: {
    method: 'GET',
    path: '/users/me/notifications',
    action: 'user.notifications',
    answer: notificationChoices,
  },
  updateChoices: {
    method: 'PUT',
    path: '/users/me/notifications',
    action: 'user.notifications',
    body: notificationChoicesInput,
    answer: notificationChoices,
  },
})
