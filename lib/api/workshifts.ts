import 'server-only'
import { workshiftCalls } from '#contract/calls/workshifts'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import { type Workshift, workshiftFromWire } from '@/lib/domain/workshift'

/** Shifts of a doctor that touch the half-open range of ISO instants. */
export async function listWorkshifts(
  auth: ApiAuth,
  query: { doctorId: string; from: string; to: string },
): Promise<Workshift[]> {
  return (await sendCall(auth, workshiftCalls.list, { query })).map(workshiftFromWire)
}
