import type { PlanUsage } from '#contract/plan-usage'
import type { Plan } from './plan'

/** A number of the clinic that exceeds a plan's limit. */
interface Excess {
  what: 'doctors' | 'patients'
  used: number
  limit: number
}

/** The effect of choosing another plan, before it is paid. Euros. */
export interface PlanChange {
  /** `same` where nothing is paid before or after, or where the price stays. */
  direction: 'up' | 'down' | 'same'
  /** At once, for a month from then on; nothing of it is prorated. */
  due: number
  /** By how much a month costs more (or less) than now. */
  difference: number
  over: Excess[]
}

const cents = (price: number, users: number) => Math.round(price * 100) * users

/** `current` null: nothing is paid for yet. */
export function planChange(
  wanted: Pick<Plan, 'price' | 'doctorsPerClinic' | 'patientsPerClinic'>,
  current: Pick<Plan, 'price'> | null,
  { users, usage }: { users: number; usage: Pick<PlanUsage, 'doctors' | 'patients'> | null },
): PlanChange {
  const due = cents(wanted.price ?? 0, users)
  const difference = due - cents(current?.price ?? 0, users)
  return {
    direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'same',
    due: due / 100,
    difference: Math.abs(difference) / 100,
    over: usage ? excessOf(wanted, usage) : [],
  }
}

function excessOf(
  { doctorsPerClinic, patientsPerClinic }: Pick<Plan, 'doctorsPerClinic' | 'patientsPerClinic'>,
  { doctors, patients }: Pick<PlanUsage, 'doctors' | 'patients'>,
): Excess[] {
  const over = (what: Excess['what'], used: number, limit: number | null) =>
    limit !== null && used > limit ? [{ what, used, limit }] : []
  return [
    ...over('doctors', doctors.used, doctorsPerClinic),
    ...over('patients', patients.used, patientsPerClinic),
  ]
}
