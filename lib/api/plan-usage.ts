import 'server-only'
import { type PlanUsage, planUsage } from '#contract/plan-usage'
import { type ApiAuth, callApi } from '@/lib/api/client'

/** A clinic's use of its plan. */
export function readPlanUsage(auth: ApiAuth, clinicId: string): Promise<PlanUsage> {
  return callApi(auth, { path: `/clinics/${encodeURIComponent(clinicId)}/usage`, answer: planUsage })
}
