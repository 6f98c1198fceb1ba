import 'server-only'
import { z } from 'zod'
import { challengeSeconds } from '#contract/two-factor'
import { sealedCookie } from '@/lib/auth/sealed-cookie'

/** A sign-in that waits for its second factor. It opens nothing by itself. */
export interface Challenge {
  userId: string
  /** The clinic API's `pending2fa` cookie. */
  pending: string
  /** Whether a passkey may answer instead of a code. */
  passkey?: boolean | undefined
  next: string | null
}

export const challengeCookie = sealedCookie<Challenge>({
  name: 'consulta-challenge',
  content: z.object({
    userId: z.string(),
    pending: z.string(),
    passkey: z.boolean().optional(),
    next: z.string().nullable(),
  }),
  life: () => challengeSeconds,
})
