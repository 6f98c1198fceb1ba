import { z } from 'zod'
import { id } from '#contract/common'
import { setAppointmentStatus } from '@/lib/api/appointments'
import { defineRoute } from '@/lib/bff/define-route'

export const PUT = defineRoute({
  action: 'appointment.cancel',
  params: z.object({ id }),
  handle: ({ auth, params }) => setAppointmentStatus(auth, params.id, 'cancel'),
})
