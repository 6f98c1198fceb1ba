import type { PaymentFact } from '../../ports/payments.ts'

interface Payment {
  status: string
  amountCents: number
  currency: string
}

/** A fact with when it happened, which is not when it was reported. */
export type KnownFact = PaymentFact & { at?: Date }

/** The status of a payment by all known facts; their order makes no difference. */
export function statusAfter(payment: Payment, facts: readonly KnownFact[]): string {
  if (!facts.some((fact) => pays(fact, payment))) return unpaidStatus(payment, facts)
  if (refundedCents(facts) >= payment.amountCents) return 'refunded'
  const disputes = facts.filter((fact) => fact.kind === 'dispute')
  const won = new Set(disputes.filter(({ isWon }) => isWon).map(({ dispute }) => dispute))
  return disputes.some(({ dispute }) => !won.has(dispute)) ? 'disputed' : 'paid'
}

/**
 * How much has gone back and stayed there. Each `refund` is the sum after one more refund, without those that had failed
 * by then; what failed later is taken off the newest sum.
 */
function refundedCents(facts: readonly KnownFact[]): number {
  const sums = facts.filter((fact) => fact.kind === 'refund')
  const failures = facts.filter((fact) => fact.kind === 'refund-failed')
  // A failure is reported by several events: it happened when the first of them did.
  const latestFirst = failures.toSorted((one, other) => timeOf(other) - timeOf(one))
  const failed = new Map(latestFirst.map((fact) => [fact.refund, fact]))
  // All refunds have failed, even if the clocks that dated them disagree.
  if (failed.size >= sums.length) return 0
  const newest = Math.max(...sums.map(timeOf))
  const sum = Math.max(...sums.map((fact) => (timeOf(fact) === newest ? fact.amountCents : 0)))
  const since = [...failed.values()].filter((fact) => timeOf(fact) >= newest)
  return since.reduce((left, { amountCents }) => left - amountCents, sum)
}

const timeOf = ({ at }: KnownFact) => at?.getTime() ?? 0

function pays(fact: PaymentFact, { amountCents, currency }: Payment): boolean {
  const isPaid = fact.kind === 'checkout' && fact.outcome === 'paid'
  return isPaid && fact.amountCents === amountCents && fact.currency === currency
}

/** A checkout ends once: what it was told first stays, until it is paid after all. */
function unpaidStatus({ status }: Payment, facts: readonly PaymentFact[]): string {
  if (status !== 'pending') return status
  const end = facts.find((fact) => fact.kind === 'checkout' && fact.outcome !== 'paid')
  return end?.kind === 'checkout' ? end.outcome : status
}
