import { appointmentCalls } from '#contract/calls/appointments'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { preferredLanguage } from '../http/visitor.ts'
import { alertAppointment } from '../services/appointments/alert-appointment.ts'

export function alertRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, appointmentCalls.alert, {}, async ({ body, caller, request }) => {
    await alertAppointment(deps, caller, body, preferredLanguage(request))
    return { message: 'Notification sent' }
  })
}
