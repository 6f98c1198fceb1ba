import 'server-only'
import type { z } from 'zod'
import { visitKindCalls } from '#contract/calls/visit-kinds'
import { messageAnswer } from '#contract/common'
import {
  type NotificationChoices,
  notificationChoices,
  type notificationChoicesInput,
  type ReminderSettings,
  reminderSettings,
  visitMessageList,
} from '#contract/reminders'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import type { VisitMail } from '@/lib/domain/visit-mail'

const seg = encodeURIComponent

/** When a clinic reminds its patients. Throws `ApiError` 404 for another clinic. */
function readReminders(auth: ApiAuth, clinicId: string): Promise<ReminderSettings> {
  return callApi(auth, { path: `/clinics/${seg(clinicId)}/reminders`, answer: reminderSettings })
}

/** What the administrator decides of a clinic's visits: its kinds, and when it reminds. */
export function readRules(auth: ApiAuth, clinicId: string) {
  return Promise.all([
    sendCall(auth, visitKindCalls.list, { query: { clinicId } }),
    readReminders(auth, clinicId),
  ])
}

export function saveReminders(
  auth: ApiAuth,
  clinicId: string,
  body: ReminderSettings,
): Promise<ReminderSettings> {
  const path = `/clinics/${seg(clinicId)}/reminders`
  return callApi(auth, { method: 'PUT', path, body, answer: reminderSettings })
}

/** What the caller wants to be told by mail, and in which language. */
export function readNotificationChoices(auth: ApiAuth): Promise<NotificationChoices> {
  return callApi(auth, { path: '/users/me/notifications', answer: notificationChoices })
}

export function saveNotificationChoices(
  auth: ApiAuth,
  body: z.output<typeof notificationChoicesInput>,
): Promise<NotificationChoices> {
  return callApi(auth, { method: 'PUT', path: '/users/me/notifications', body, answer: notificationChoices })
}

/** Sends the patient the reminder of a visit now, with its link to confirm. */
export function askConfirmation(auth: ApiAuth, id: string) {
  const path = `/appointments/${seg(id)}/ask-confirmation`
  return callApi(auth, { method: 'PUT', path, answer: messageAnswer })
}

/** Ends the links of every mail that was sent about a visit. */
export function revokeVisitLinks(auth: ApiAuth, id: string) {
  return callApi(auth, { method: 'DELETE', path: `/appointments/${seg(id)}/links`, answer: messageAnswer })
}

/** What the patient was and will be told of a visit, oldest first. */
export async function listVisitMails(auth: ApiAuth, id: string): Promise<VisitMail[]> {
  const path = `/appointments/${seg(id)}/messages`
  const wire = await callApi(auth, { path, answer: visitMessageList })
  return wire.map(({ _id, ...mail }) => ({ id: _id, ...mail }))
}
