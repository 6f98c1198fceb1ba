import { z } from 'zod'
import { id } from './common.ts'
import { newsKeptMs } from './live-window.ts'

/** `ago`: milliseconds since the caller has begun to read; what has changed from then on is sent first. */
export const liveQuery = z.object({ ago: z.coerce.number().int().min(0).max(newsKeptMs).optional() })

/** Events of GET /live: the record that changed, never its content. `type` is also the SSE event name. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('appointment.changed'),
    appointmentId: id,
    doctorId: id,
    patientId: id,
    clinicId: id,
  }),
  /** A time of the waitlist was offered, taken, declined, or the offer ran out. */
  z.object({ type: z.literal('offer.changed'), offerId: id, doctorId: id, patientId: id, clinicId: id }),
  /** A thread has a new message, was read, given to somebody, closed or opened; `internal` concerns the team alone. */
  z.object({
    type: z.literal('message'),
    threadId: id,
    patientId: id,
    clinicId: id,
    internal: z.boolean(),
  }),
  z.object({ type: z.literal('workshift.changed'), id, doctorId: id, clinicId: id }),
  /**
   * The tray of the person who listens has something new, or was read on another device. A stream begins with one that
   * says how many are unread, if there are any.
   */
  z.object({ type: z.literal('notification'), unread: z.number().int().positive().optional() }),
])

export type LiveEvent = z.infer<typeof liveEvent>
