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

/** Another clinic that one works for, or oneself as a patient. */
export const moveSessionInput = z.union([z.strictObject({ clinicId: id }), z.strictObject({ patientId: id })])

export type MoveSession = z.infer<typeof moveSessionInput>

/** The web's own. `pushEndpoint`: where the browser that somebody leaves was sent notifications. */
export const leaveInput = z.object({ pushEndpoint: z.string().max(1000).optional() })

export const ownSessions = z.array(ownSession)
