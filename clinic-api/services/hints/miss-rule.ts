import type { MissHint, missReasons } from '#contract/miss-hint'

/** Facts about a visit before it takes place. */
export interface MissFacts {
  /** Whole days from the booking to the visit. */
  leadDays: number
  /** Numbers of closed and of missed visits among the patient's latest ones at the clinic. */
  closed: number
  missed: number
  isConfirmed: boolean
}

export type MissReason = (typeof missReasons)[number]

/** From so many days on a visit is booked long before. */
const longLead = 10
/** Clinics miss one visit in so many: a patient who does not miss more often is as reliable as others. */
const usualMiss = 7
/** From so many closed visits on, missing half of them is a habit. */
const severalClosed = 4
/** Below this nobody needs to be told. */
const tellsFrom = 20

/** The parts that a forecast adds up: the reasons, and one that only makes a reason heavier. */
export type MissWeight = MissReason | 'base' | 'half-missed'

/**
 * Each adds to the logarithm of the odds of a miss; `base` is a visit without any reason. Learned from the visits of
 * demos, by `npm run bench -- hints`, which says how well they fit others (docs/measurements.md).
 */
export const missWeights: Record<MissWeight, number> = {
  base: -3,
  'missed-before': 0.8,
  'half-missed': 1,
  'long-lead': 0.6,
  'first-visit': 0.5,
  unconfirmed: 0.9,
}

export function reasonsOf({ leadDays, closed, missed, isConfirmed }: MissFacts): MissReason[] {
  const holds: Record<MissReason, boolean> = {
    'missed-before': missed * usualMiss > closed,
    'long-lead': leadDays >= longLead,
    'first-visit': closed === 0,
    unconfirmed: !isConfirmed,
  }
  return (['missed-before', 'long-lead', 'first-visit', 'unconfirmed'] as const).filter((each) => holds[each])
}

/** The weights that a visit's facts call for. */
export function weightsOf(facts: MissFacts): MissWeight[] {
  const { closed, missed } = facts
  const isHabit = closed >= severalClosed && missed * 2 >= closed
  return ['base', ...reasonsOf(facts), ...(isHabit ? (['half-missed'] as const) : [])]
}

/** Between 0 and 1. */
export function chanceOfMiss(facts: MissFacts, weights = missWeights): number {
  const odds = weightsOf(facts).reduce((sum, each) => sum + weights[each], 0)
  return 1 / (1 + Math.exp(-odds))
}

/** The hint for the desk; null when the risk is too low to mention. */
export function missHintOf(facts: MissFacts): Omit<MissHint, 'asking'> | null {
  const percent = Math.round(chanceOfMiss(facts) * 100)
  if (percent < tellsFrom) return null
  const { leadDays, closed, missed, isConfirmed } = facts
  const suggestion = isConfirmed ? null : 'ask-confirmation'
  return { percent, reasons: reasonsOf(facts), leadDays, closed, missed, suggestion }
}
