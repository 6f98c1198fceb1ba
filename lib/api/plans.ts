import 'server-only'
import { planCalls } from '#contract/calls/plans'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import type { Plan } from '@/lib/domain/plan'

/** The plans on offer, cheapest first. */
export function listPlans(): Promise<Plan[]> {
  return sendCall(null, planCalls.list)
}

/**
 * The clinic's present plan and number of users; nulls when unknown, because plans can be chosen all the
 * same.
 */
export async function planContract(auth: ApiAuth, clinicId: string) {
  const { value: clinic } = await load(requireClinic(auth, clinicId))
  return { current: clinic?.active ? clinic.plan : null, users: clinic?.users ?? null }
}
