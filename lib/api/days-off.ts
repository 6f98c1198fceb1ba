import 'server-only'
import type { z } from 'zod'
import { dayOffCalls } from '#contract/calls/days-off'
import type { DayOff, dayOffQuery } from '#contract/days-off'
import type { ApiAuth } from '@/lib/api/client'
import { ApiError } from '@/lib/api/error'
import { sendCall } from '@/lib/api/send-call'

/** Days off of a doctor with the clinic's, or everybody's; none from a server that knows of none. */
export async function listDaysOff(auth: ApiAuth, query: z.input<typeof dayOffQuery>): Promise<DayOff[]> {
  try {
    return await sendCall(auth, dayOffCalls.list, { query })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}
