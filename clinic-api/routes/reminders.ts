import { reminderCalls } from '#contract/calls/reminders'
import type { VisitMessage } from '#contract/reminders'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { subjectAtClinic } from '../policy/can.ts'
import { confirmAppointment } from '../services/appointments/confirm-appointment.ts'
import { getAppointment } from '../services/appointments/queries.ts'
import { revokeVisitLinks } from '../services/appointments/revoke-links.ts'
import {
  readNotificationChoices,
  saveNotificationChoices,
} from '../services/identity/accounts/notification-choices.ts'
import { askConfirmation } from '../services/reminders/ask-confirmation.ts'
import { readReminderSettings, saveReminderSettings } from '../services/reminders/settings.ts'
import { listVisitMessages, type StoredMessage } from '../services/reminders/visit-messages.ts'

export function reminderRoutes(app: ApiServer, deps: Deps): void {
  const ownClinic = { ownerOf: (clinicId: string) => ({ clinicIds: [clinicId] }) }
  const ofVisit = {
    ownerOf: async (appointmentId: string) => {
      const record = await getAppointment(deps.db, appointmentId)
      return record && subjectAtClinic(record)
    },
  }

  serveCall(app, reminderCalls.get, ownClinic, ({ params, caller }) =>
    readReminderSettings(deps, caller, params.id),
  )

  serveCall(app, reminderCalls.update, ownClinic, ({ params, body, caller }) =>
    saveReminderSettings(deps, caller, params.id, body),
  )

  serveCall(app, reminderCalls.listMails, ofVisit, async ({ params, caller }) =>
    (await listVisitMessages(deps, caller, params.id)).map(toWireMessage),
  )

  serveCall(app, reminderCalls.askConfirmation, ofVisit, async ({ params, caller }) => {
    await askConfirmation(deps, caller, params.id)
    return { message: 'Asked for confirmation' }
  })

  serveCall(app, reminderCalls.confirm, ofVisit, async ({ params, caller }) => {
    await confirmAppointment(deps, caller, params.id)
    return { message: 'Appointment confirmed' }
  })

  serveCall(app, reminderCalls.revokeLinks, ofVisit, async ({ params, caller }) => {
    await revokeVisitLinks(deps, caller, params.id)
    return { message: 'Links revoked' }
  })

  serveCall(app, reminderCalls.getChoices, {}, ({ caller }) => readNotificationChoices(deps, caller))

  serveCall(app, reminderCalls.updateChoices, {}, ({ body, caller }) =>
    saveNotificationChoices(deps, caller, body),
  )
}

function toWireMessage({ id, at, ...rest }: StoredMessage): VisitMessage {
  return { _id: id, at: at.toISOString(), ...rest }
}
