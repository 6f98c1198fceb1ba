import { z } from 'zod'
import { id } from '#contract/common'
import { requireAppointment } from '@/lib/api/appointments'
import { defineRoute } from '@/lib/bff/define-route'

export const GET = defineRoute({
  action: 'appointment.read',
  params: z.object({ id }),
  handle: ({ auth, params }) => requireAppointment(auth, params.id),
})
