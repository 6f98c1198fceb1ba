import type { Plan, PlanUsage } from './plan'

/** A number of the clinic or its group that exceeds a plan's limit. */
export interface PlanExcess {
  what: 'doctors' | 'patients' | 'clinics'
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
  over: PlanExcess[]
}

type Limits = Pick<Plan, 'clinics' | 'doctorsPerClinic' | 'patientsPerClinic'>
type Usage = Pick<PlanUsage, 'doctors' | 'patients' | 'group'>

const cents = (price: number, users: number) => Math.round(price * 100) * users

/** `current` null: nothing is paid for yet. */
export function planChange(
  wanted: Limits & Pick<Plan, 'price'>,
  current: Pick<Plan, 'price'> | null,
  { users, usage }: { users: number; usage: Usage | null },
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

/** The plan that costs least of those that cost less and still have room for the clinic, with the formats it lacks. */
export function cheaperPlan(
  plans: readonly Plan[],
  current: string | null,
  has: { users: number; usage: Usage },
): (PlanChange & Pick<Plan, 'id' | 'name'> & { lost: string[] }) | undefined {
  const present = plans.find(({ id }) => id === current)
  if (!present?.price) return undefined
  return plans
    .filter(({ price }) => price !== null)
    .map((plan) => ({
      ...planChange(plan, present, has),
      id: plan.id,
      name: plan.name,
      lost: plan.formats.length > 0 ? present.formats.filter((each) => !plan.formats.includes(each)) : [],
    }))
    .filter(({ direction, over }) => direction === 'down' && over.length === 0)
    .toSorted((one, other) => one.due - other.due)[0]
}

/** The limits of doctors and patients hold for each clinic: the largest decides. */
function excessOf(
  { clinics: most, doctorsPerClinic, patientsPerClinic }: Limits,
  { doctors, patients, group = [] }: Usage,
): PlanExcess[] {
  const largest = (what: 'doctors' | 'patients', own: number) =>
    Math.max(own, ...group.map((each) => each[what]))
  const over = (what: PlanExcess['what'], used: number, limit: number | null) =>
    limit !== null && used > limit ? [{ what, used, limit }] : []
  return [
    ...over('clinics', group.length, most),
    ...over('doctors', largest('doctors', doctors.used), doctorsPerClinic),
    ...over('patients', largest('patients', patients.used), patientsPerClinic),
  ]
}
