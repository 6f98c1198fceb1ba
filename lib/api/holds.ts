import 'server-only'
import type { z } from 'zod'
import { holdCalls } from '#contract/calls/holds'
import type { holdSlotInput } from '#contract/holds'
import { encodeSlot } from '#contract/time'
import type { ApiAuth } from '@/lib/api/client'
import { ApiError } from '@/lib/api/error'
import { sendCall } from '@/lib/api/send-call'
import type { KeptSlot } from '@/lib/domain/slots'

/** Keeps a slot; null from a server that keeps none. Throws `ApiError` `slot_taken` when it is not free. */
export async function holdSlot(
  auth: ApiAuth,
  { start, timeZone, ...place }: z.output<typeof holdSlotInput>,
): Promise<KeptSlot | null> {
  const body = { ...place, appointmentDate: encodeSlot(Date.parse(start), timeZone) }
  try {
    const { holdId: id, expiresAt } = await sendCall(auth, holdCalls.create, { body })
    return { id, expiresAt }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
