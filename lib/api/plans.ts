import 'server-only'
import { planCalls } from '#contract/calls/plans'
import { sendCall } from '@/lib/api/send-call'
import type { Plan } from '@/lib/domain/plan'

/** The plans on offer, cheapest first. */
export function listPlans(): Promise<Plan[]> {
  return sendCall(null, planCalls.list)
}
