import { z } from 'zod'
import { chosenSlot } from '#contract/appointments'
import { id } from '#contract/common'
import { rescheduleAppointment } from '@/lib/api/appointments'
import { defineRoute } from '@/lib/bff/define-route'

export const PUT = defineRoute({
  action: 'appointment.reschedule',
  params: z.object({ id }),
  body: chosenSlot,
  handle: ({ auth, params, body }) => rescheduleAppointment(auth, params.id, body),
})
