import 'server-only'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { readPlanUsage } from '@/lib/api/plan-usage'
import { listPlans } from '@/lib/api/plans'
import { readRules } from '@/lib/api/reminders'
import { listDoctors } from '@/lib/api/staff'

/** A clinic with its doctors and plan; what its own administrators decide is read for them alone. */
export async function readClinicInformation(auth: ApiAuth, clinicId: string, isOwn: boolean) {
  const [clinic, doctors, plans, rules, usage] = await Promise.all([
    requireClinic(auth, clinicId),
    listDoctors(auth, { clinicId }),
    listPlans(),
    isOwn ? readRules(auth, clinicId) : null,
    load(readPlanUsage(auth, clinicId)),
  ])
  const planName = plans.find(({ id }) => id === clinic.planId)?.name ?? clinic.planId
  return { clinic, doctors, planName, rules, usage: usage.value }
}
