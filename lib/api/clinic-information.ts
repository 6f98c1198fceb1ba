import 'server-only'
import { clinicCalls } from '#contract/calls/clinics'
import type { ApiAuth } from '@/lib/api/client'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { listPlans } from '@/lib/api/plans'
import { readRules } from '@/lib/api/reminders'
import { sendCall } from '@/lib/api/send-call'
import { listDoctors } from '@/lib/api/staff'

/** A clinic with its doctors and plan; what its own administrators decide is read for them alone. */
export async function readClinicInformation(auth: ApiAuth, clinicId: string, isOwn: boolean) {
  const [clinic, doctors, plans, rules, usage] = await Promise.all([
    requireClinic(auth, clinicId),
    listDoctors(auth, { clinicId }),
    listPlans(),
    isOwn ? readRules(auth, clinicId) : null,
    load(sendCall(auth, clinicCalls.usage, { params: { id: clinicId } })),
  ])
  const planName = plans.find(({ id }) => id === clinic.plan)?.name ?? clinic.plan
  return { clinic, doctors, planName, rules, usage: usage.value }
}
