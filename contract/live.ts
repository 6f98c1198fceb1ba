import { z } from 'zod'
import { id } from './common.ts'

/** What GET /live sends: which record changed, never its content. `type` is also the SSE event name. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('appointment.changed'),
    appointmentId: id,
    doctorId: id,
    patientId: id,
    clinicId: id,
  }),
  z.object({ type: z.literal('workshift.changed'), id, doctorId: id, clinicId: id }),
])

export type LiveEvent = z.infer<typeof liveEvent>
