import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import { hold, type holdSlotInput } from '#contract/holds'
import { encodeSlot } from '#contract/time'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { ApiError } from '@/lib/api/error'
import type { KeptSlot } from '@/lib/domain/slots'

/** Keeps a slot; null from a server that keeps none. Throws `ApiError` `slot_taken` when it is not free. */
export async function holdSlot(
  auth: ApiAuth,
  { start, timeZone, ...place }: z.output<typeof holdSlotInput>,
): Promise<KeptSlot | null> {
  const body = { ...place, appointmentDate: encodeSlot(Date.parse(start), timeZone) }
  const wire = await callApi(auth, { method: 'POST', path: '/holds', body, answer: hold.nullable() }).catch(
    gone,
  )
  return wire && { id: wire.holdId, expiresAt: wire.expiresAt }
}

/** Lets it go; one that has ended by itself is let go already. */
export async function releaseHold(auth: ApiAuth, id: string): Promise<{ id: string }> {
  const path = `/holds/${encodeURIComponent(id)}`
  await callApi(auth, { method: 'DELETE', path, answer: messageAnswer }).catch(gone)
  return { id }
}

function gone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
