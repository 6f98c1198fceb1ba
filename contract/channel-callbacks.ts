import { z } from 'zod'
import './common.ts'

const shortText = z.string().min(1).max(200)

/** A message that somebody sent to the clinic, as the webhook tells it. */
export const webhookInbound = z.object({
  id: shortText,
  from: shortText,
  to: shortText,
  text: z.string().max(10_000),
})

/** The webhook's report of a message that it was given. */
export const webhookStatus = z.object({
  id: shortText,
  messageId: shortText,
  state: z.enum(['sent', 'delivered', 'failed']),
  error: z.string().max(500).nullish(),
})
