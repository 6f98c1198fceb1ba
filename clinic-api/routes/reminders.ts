import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import {
  notificationChoices,
  notificationChoicesInput,
  reminderSettings,
  visitMessageList,
} from '#contract/reminders'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { subjectAtClinic } from '../policy/can.ts'
import { getAppointment } from '../services/appointments/queries.ts'
import { revokeVisitLinks } from '../services/appointments/revoke-links.ts'
import {
  readNotificationChoices,
  saveNotificationChoices,
} from '../services/identity/accounts/notification-choices.ts'
import { askConfirmation } from '../services/reminders/ask-confirmation.ts'
import { readReminderSettings, saveReminderSettings } from '../services/reminders/settings.ts'
import { listVisitMessages } from '../services/reminders/visit-messages.ts'
import { toWireMessage } from '../services/reminders/wire.ts'

const tags = ['reminders']
const params = z.object({ id })

export function reminderRoutes(app: ApiServer, deps: Deps): void {
  const ownClinic = guarded('clinic.reminders', (clinicId) => ({ clinicIds: [clinicId] }))

  app.get(
    '/clinics/:id/reminders',
    { ...ownClinic, schema: { tags, params, response: { 200: reminderSettings } } },
    async (request) => readReminderSettings(deps, callerOf(request), request.params.id),
  )

  app.put(
    '/clinics/:id/reminders',
    { ...ownClinic, schema: { tags, params, body: reminderSettings, response: { 200: reminderSettings } } },
    async (request) => saveReminderSettings(deps, callerOf(request), request.params.id, request.body),
  )

  app.get(
    '/appointments/:id/messages',
    {
      ...guarded('appointment.messages', async (appointmentId) => {
        const record = await getAppointment(deps.db, appointmentId)
        return record && subjectAtClinic(record)
      }),
      schema: { tags, params, response: { 200: visitMessageList } },
    },
    async (request) => {
      const messages = await listVisitMessages(deps, callerOf(request), request.params.id)
      return messages.map(toWireMessage)
    },
  )

  app.put(
    '/appointments/:id/ask-confirmation',
    {
      ...guarded('appointment.ask-confirmation', async (appointmentId) => {
        const record = await getAppointment(deps.db, appointmentId)
        return record && subjectAtClinic(record)
      }),
      schema: { tags, params, response: { 200: messageAnswer } },
    },
    async (request) => {
      await askConfirmation(deps, callerOf(request), request.params.id)
      return { message: 'Asked for confirmation' }
    },
  )

  app.delete(
    '/appointments/:id/links',
    {
      ...guarded('appointment.revoke-links', async (appointmentId) => {
        const record = await getAppointment(deps.db, appointmentId)
        return record && subjectAtClinic(record)
      }),
      schema: { tags, params, response: { 200: messageAnswer } },
    },
    async (request) => {
      await revokeVisitLinks(deps, callerOf(request), request.params.id)
      return { message: 'Links revoked' }
    },
  )

  app.get(
    '/users/me/notifications',
    {
      config: { access: 'user.notifications' },
      schema: { tags, response: { 200: notificationChoices } },
    },
    async (request) => readNotificationChoices(deps, callerOf(request)),
  )

  app.put(
    '/users/me/notifications',
    {
      config: { access: 'user.notifications' },
      schema: { tags, body: notificationChoicesInput, response: { 200: notificationChoices } },
    },
    async (request) => saveNotificationChoices(deps, callerOf(request), request.body),
  )
}
