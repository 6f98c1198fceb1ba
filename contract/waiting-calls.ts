import { z } from 'zod'
import { callAbouts, callReasons } from './call-reasons.ts'
import { id, instant } from './common.ts'

/** Somebody whom no mail reaches, and what they are to be told by telephone. */
export const waitingCall = z.object({
  _id: id,
  /** Null for what is about no visit. */
  appointmentId: id.nullable(),
  patientId: id,
  patientName: z.string(),
  phone: z.string().nullable(),
  why: z.enum(callReasons),
  about: z.enum(callAbouts),
  since: instant,
  /** When the visit or the offered time is, on the clinic's clock. */
  start: instant.nullable(),
  timeZone: z.string(),
})
