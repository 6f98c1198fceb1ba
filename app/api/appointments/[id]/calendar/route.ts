import { requireAppointment } from '@/lib/api/appointments'
import { calendarFile } from '@/lib/bff/calendar-file'
import { serve } from '@/lib/bff/serve'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'

export const GET = serve(appointmentEndpoints.calendar, {
  async handle({ auth, params }) {
    const visit = await requireAppointment(auth, params.id)
    const path = visit.joinPath ?? routes.appointment(visit.id)
    return calendarFile(visit, new URL(path, env().APP_URL).href, new Date())
  },
})
