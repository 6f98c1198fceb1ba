import { z } from 'zod'
import './common.ts'

/** Why somebody may not come. */
export const missReasons = ['missed-before', 'long-lead', 'first-visit', 'unconfirmed'] as const

/**
 * A warning that a patient may not come, by a plain rule, with its reasons and what can be done about it. For staff
 * only, and only for visits that lie ahead; it blocks nothing.
 */
export const missHint = z.object({
  /** Share of such visits that are missed, in percent. */
  percent: z.number().int(),
  reasons: z.array(z.enum(missReasons)),
  /** Numbers of missed and of all closed visits among the patient's latest ones at the clinic. */
  missed: z.number().int(),
  closed: z.number().int(),
  /** Whole days from the booking to the visit. */
  leadDays: z.number().int(),
  suggestion: z.enum(['ask-confirmation']).nullable(),
  /** Whether the patient can be asked by mail, or was for this time; some want no such mails. */
  asking: z.enum(['possible', 'done', 'by-phone']),
})

export type MissHint = z.infer<typeof missHint>
