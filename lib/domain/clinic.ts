import type { WithId } from '#contract/calls/call'
import type { ClinicRow, Clinic as WireClinic } from '#contract/clinics'
import { nearly, type Plan } from './plan'

export type Clinic = WithId<WireClinic>

/** One to choose from; `specialties` of its doctors, absent where the server does not say. */
export type ListedClinic = WithId<ClinicRow>

export type ClinicName = Pick<ListedClinic, 'id' | 'name' | 'city' | 'timeZone'>

export type ClinicNeed = 'unpaid' | 'atLimit' | 'nearLimit' | 'noDoctors' | 'quiet'

/** What an administrator of the product looks into: a plan that is not paid for or too small, a clinic that has not begun or has nobody coming. */
export function needsOf(
  {
    active,
    doctors,
    patients,
    weekVisits,
  }: Pick<ListedClinic, 'active' | 'doctors' | 'patients' | 'weekVisits'>,
  plan: Pick<Plan, 'doctorsPerClinic' | 'patientsPerClinic'> | undefined,
): ClinicNeed[] {
  const shares = [shareOf(doctors, plan?.doctorsPerClinic), shareOf(patients, plan?.patientsPerClinic)]
  const share = Math.max(...shares)
  const needs = {
    unpaid: active === false,
    atLimit: share >= 1,
    nearLimit: share >= nearly && share < 1,
    noDoctors: doctors === 0,
    quiet: weekVisits === 0 && doctors !== 0,
  }
  return (['unpaid', 'atLimit', 'nearLimit', 'noDoctors', 'quiet'] as const).filter((need) => needs[need])
}

// The list does not know add-ons: a clinic beyond its plan's limit has one, and one at the limit may still have room.
const shareOf = (used = 0, limit: number | null = null) => (limit === null || used > limit ? 0 : used / limit)

/** The month's price of its plan, in euros; nothing while it is not paid for, or where the price is agreed by contact. */
export function monthlyOf(
  { active, users = 0 }: Pick<ListedClinic, 'active' | 'users'>,
  plan: Pick<Plan, 'price'> | undefined,
): number {
  return active ? (Math.round((plan?.price ?? 0) * 100) * users) / 100 : 0
}
