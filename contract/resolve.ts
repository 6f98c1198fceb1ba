import { z } from 'zod'
import { appointment } from './appointments.ts'
import { id, instant } from './common.ts'

const mostVisits = 500

/** The write that takes hours away, as it would be called by itself: its path begins after the base path. */
const belonging = z.object({
  method: z.enum(['POST', 'PUT', 'DELETE']),
  path: z.string().max(300),
  body: z.unknown().optional(),
})

/** What becomes of a visit: another time, of the same doctor or a colleague, or a cancellation with notice. */
const fate = z.object({
  appointmentId: id,
  to: z.union([z.literal('cancel'), z.object({ doctorId: id, appointmentDate: z.string().max(40) })]),
})

export type Fate = z.infer<typeof fate>

export const resolveInput = z.object({ plan: z.array(fate).max(mostVisits), with: belonging.optional() })

export type ResolveInput = z.infer<typeof resolveInput>

/** What was done, and for how long it can be taken back. */
export const resolved = z.object({ undo: id, undoUntil: instant, visits: z.array(appointment) })

export type Resolved = z.infer<typeof resolved>

/** Which ways there are, once the write is done. */
export const resolveOptionsInput = z.object({
  appointmentIds: z.array(id).min(1).max(mostVisits),
  with: belonging.optional(),
})

const offer = z.object({ doctorId: id, doctorName: z.string(), appointmentDate: instant })

export type Offer = z.infer<typeof offer>

/** The first offers of all visits stand side by side: none takes the time of another. */
export const resolveOptions = z.object({
  visits: z.array(z.object({ appointmentId: id, same: z.array(offer), colleague: z.array(offer) })),
})

export type ResolveOptions = z.infer<typeof resolveOptions>
