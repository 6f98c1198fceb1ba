import 'server-only'
import { channelCalls } from '#contract/calls/channels'
import { clinicCalls } from '#contract/calls/clinics'
import { reminderCalls } from '#contract/calls/reminders'
import { resourceCalls } from '#contract/calls/resources'
import { visitKindCalls } from '#contract/calls/visit-kinds'
import type { ApiAuth } from '@/lib/api/client'
import { listClinics, requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { listPlans } from '@/lib/api/plans'
import { sendCall } from '@/lib/api/send-call'
import { listDoctors } from '@/lib/api/staff'

/** Every clinic and the plans, or why there are none to show. */
export async function readAllClinics(auth: ApiAuth) {
  const [listed, offered] = await Promise.all([load(listClinics(auth)), load(listPlans())])
  return { clinics: listed.value, fault: listed.refusal?.message, plans: offered.value ?? [] }
}

/** A clinic with its doctors and its plan; what its own administrators decide is read for them alone. */
export async function readClinicInformation(auth: ApiAuth, clinicId: string, isOwn: boolean) {
  const [clinic, doctors, plans, rules, usage] = await Promise.all([
    requireClinic(auth, clinicId),
    listDoctors(auth, { clinicId }),
    listPlans(),
    isOwn ? readRules(auth, clinicId) : null,
    load(sendCall(auth, clinicCalls.usage, { params: { id: clinicId } })),
  ])
  const plan = plans.find(({ id }) => id === clinic.plan)
  return { clinic, doctors, plan, rules, usage: usage.value }
}

/** The administrator's rules for visits: kinds, reminders, resources, channels, and what can be booked at all. */
function readRules(auth: ApiAuth, clinicId: string) {
  return Promise.all([
    sendCall(auth, visitKindCalls.list, { query: { clinicId } }),
    sendCall(auth, reminderCalls.get, { params: { id: clinicId } }),
    sendCall(auth, resourceCalls.list, { query: { clinicId } }),
    sendCall(auth, channelCalls.get, { params: { id: clinicId } }),
    sendCall(auth, visitKindCalls.bookable, { query: { clinicId } }),
  ])
}
