import 'server-only'
import { waitlistCalls } from '#contract/calls/waitlist'
import type { ApiAuth } from '@/lib/api/client'
import { ApiError } from '@/lib/api/error'
import { sendCall } from '@/lib/api/send-call'
import type { Wish } from '@/lib/domain/wish'

/**
 * The waitlist in its order: everybody of the clinic for staff, one's own wishes for patients. Empty where it cannot
 * be read, because the screen is about something else and shows without it.
 */
export async function wishesBeside(auth: ApiAuth, query: { appointmentId?: string } = {}): Promise<Wish[]> {
  return sendCall(auth, waitlistCalls.list, { query }).catch((error: unknown) => {
    if (error instanceof ApiError) return []
    throw error
  })
}
