import { z } from 'zod'
import { id, instant } from './common.ts'

/** A place where somebody is signed in. */
export const ownSession = z.object({
  id,
  /** Browser and system of the sign-in, by the names that people know: 'Firefox', 'Windows'. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Network address. */
  address: z.string().nullable(),
  createdAt: instant,
  /** To the minute. */
  lastSeenAt: instant,
  /** Whether it is the one that asks. */
  current: z.boolean(),
})

export type OwnSession = z.infer<typeof ownSession>

export const ownSessions = z.array(ownSession)
