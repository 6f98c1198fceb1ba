import { z } from 'zod'
import './common.ts'

const endpoint = z.url({ protocol: /^https?$/ }).max(1000)
/** A point of the curve P-256, uncompressed, and 16 random bytes. */
const keys = z.object({
  p256dh: z.string().regex(/^B[\w-]{86}=?$/),
  auth: z.string().regex(/^[\w-]{22}={0,2}$/),
})

/** A subscription as a browser describes it; where messages for it are sent, and the keys that they are sealed with. */
export const pushSubscription = z.object({ endpoint, keys })

export type PushSubscriptionForm = z.infer<typeof pushSubscription>

export const pushEnd = z.object({ endpoint })

export const pushKey = z.object({
  /** The server's public key (VAPID), which a browser asks for when it subscribes. */
  publicKey: z.string(),
})
