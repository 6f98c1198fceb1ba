import 'server-only'
import { appointmentCalls } from '#contract/calls/appointments'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import type { Today } from '@/lib/domain/today'
import { todayFrom } from '@/lib/domain/today-wire'

/** A clinic's day as the caller may see it. Throws `ApiError` 404 for another clinic. */
export async function readToday(
  auth: ApiAuth,
  query: { clinicId: string; doctorId?: string | undefined; date?: string | undefined },
): Promise<Today> {
  return todayFrom(await sendCall(auth, appointmentCalls.today, { query }))
}
