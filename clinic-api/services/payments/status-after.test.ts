import { describe, expect, it } from 'vitest'
import type { PaymentFact } from '../../ports/payments.ts'
import { type KnownFact, statusAfter } from './status-after.ts'

const order = { status: 'pending', amountCents: 1000, currency: 'eur' }
const intent = 'pi'
const checkout = { kind: 'checkout', ref: 'cs', amountCents: 1000, currency: 'eur', intent } as const
const paid: PaymentFact = { ...checkout, outcome: 'paid' }
const failed: PaymentFact = { ...checkout, outcome: 'failed' }
const refund = (amountCents: number): PaymentFact => ({ kind: 'refund', intent, amountCents })
const dispute = (id: string, isWon: boolean): PaymentFact => ({ kind: 'dispute', intent, dispute: id, isWon })
const inquiry: PaymentFact = { kind: 'inquiry', intent, dispute: 'a' }
const unclear: PaymentFact = { kind: 'unclear', intent, status: 'of another year' }
const failedRefund = (refund: string, amountCents: number): PaymentFact => ({
  kind: 'refund-failed',
  intent,
  refund,
  amountCents,
})
/** On this day of November. */
const on = (day: number, fact: PaymentFact): KnownFact => ({ ...fact, at: new Date(2026, 10, day) })

function orders(facts: KnownFact[]): KnownFact[][] {
  if (facts.length < 2) return [facts]
  return facts.flatMap((first, index) => orders(facts.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}

describe('what a payment has come to', () => {
  it.each<[string, KnownFact[]]>([
    ['paid', [paid]],
    ['paid', [paid, failed]],
    ['paid', [paid, refund(999)]],
    ['refunded', [paid, refund(400), refund(1000)]],
    ['refunded', [paid, refund(1000), dispute('a', false)]],
    ['disputed', [paid, dispute('a', false)]],
    ['paid', [paid, dispute('a', false), dispute('a', true)]],
    ['disputed', [paid, dispute('a', false), dispute('a', true), dispute('b', false)]],
    ['paid', [paid, inquiry]],
    ['paid', [paid, inquiry, dispute('a', true)]],
    ['disputed', [paid, inquiry, dispute('a', false)]],
    ['disputed', [paid, inquiry, dispute('b', false)]],
    ['paid', [paid, unclear]],
    ['disputed', [paid, unclear, dispute('a', false)]],
    ['paid', [paid, refund(1000), failedRefund('r', 1000)]],
    ['paid', [paid, refund(1000), failedRefund('r', 1000), failedRefund('r', 1000)]],
    ['paid', [paid, failedRefund('r', 1000)]],
    ['paid', [paid, on(2, refund(1000)), on(1, failedRefund('r', 1000))]],
    ['paid', [paid, on(1, refund(400)), on(2, refund(1000)), on(3, failedRefund('r', 400))]],
    ['paid', [paid, on(1, refund(400)), on(2, refund(1000)), on(3, failedRefund('s', 600))]],
    ['refunded', [paid, on(1, refund(1000)), on(2, failedRefund('r', 1000)), on(3, refund(1000))]],
    ['paid', [paid, on(1, refund(400)), on(2, failedRefund('r', 400)), on(3, refund(600))]],
    [
      'paid',
      [
        paid,
        on(1, refund(1000)),
        on(2, failedRefund('r', 1000)),
        on(3, refund(1000)),
        on(4, failedRefund('s', 1000)),
      ],
    ],
    ['disputed', [paid, refund(1000), failedRefund('r', 1000), dispute('a', false)]],
    ['failed', [failed]],
    ['pending', [{ ...checkout, outcome: 'paid', amountCents: 1 }]],
    ['pending', [refund(1000)]],
    ['pending', []],
  ])('is %s, whatever the order of %j', (status, facts) => {
    for (const inOrder of orders(facts)) expect(statusAfter(order, inOrder)).toBe(status)
  })
})
