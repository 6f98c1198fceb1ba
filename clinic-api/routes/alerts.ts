import { appointmentAlertInput } from '#contract/alerts'
import { messageAnswer } from '#contract/common'
import type { Deps } from '../deps.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { preferredLanguage } from '../http/visitor.ts'
import { alertAppointment } from '../services/appointments/alert-appointment.ts'

export function alertRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/alert/alert-appointment',
    {
      config: { access: 'appointment.alert' },
      schema: { tags: ['appointments'], body: appointmentAlertInput, response: { 200: messageAnswer } },
    },
    async (request) => {
      await alertAppointment(deps, callerOf(request), request.body, preferredLanguage(request))
      return { message: 'Notification sent' }
    },
  )
}
