import 'server-only'
import { type PlanUsage, planUsage } from '#contract/plan-usage'
import { type ApiAuth, callApi } from '@/lib/api/client'

/** What a clinic has of what its plan allows. */
export function readPlanUsage(auth: ApiAuth, clinicId: string): Promise<PlanUsage> {
  return callApi(auth, { path: `/clinics/${encodeURIComponent(clinicId)}/usage`, answer: planUsage })
}
