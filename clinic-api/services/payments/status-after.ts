import type { PaymentFact } from '../../ports/payments.ts'

interface Payment {
  status: string
  amountCents: number
  currency: string
}

/** What a payment has come to by everything that is known of it; the order of the facts makes no difference. */
export function statusAfter(payment: Payment, facts: readonly PaymentFact[]): string {
  if (!facts.some((fact) => pays(fact, payment))) return unpaidStatus(payment, facts)
  const refunded = Math.max(0, ...facts.map((fact) => (fact.kind === 'refund' ? fact.amountCents : 0)))
  if (refunded >= payment.amountCents) return 'refunded'
  const disputes = facts.filter((fact) => fact.kind === 'dispute')
  const won = new Set(disputes.filter(({ isWon }) => isWon).map(({ dispute }) => dispute))
  return disputes.some(({ dispute }) => !won.has(dispute)) ? 'disputed' : 'paid'
}

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
