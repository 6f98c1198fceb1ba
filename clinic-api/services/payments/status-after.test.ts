import { describe, expect, it } from 'vitest'
import type { PaymentFact } from '../../ports/payments.ts'
import { statusAfter } from './status-after.ts'

const order = { status: 'pending', amountCents: 1000, currency: 'eur' }
const intent = 'pi'
const checkout = { kind: 'checkout', ref: 'cs', amountCents: 1000, currency: 'eur', intent } as const
const paid: PaymentFact = { ...checkout, outcome: 'paid' }
const failed: PaymentFact = { ...checkout, outcome: 'failed' }
const refund = (amountCents: number): PaymentFact => ({ kind: 'refund', intent, amountCents })
const dispute = (id: string, isWon: boolean): PaymentFact => ({ kind: 'dispute', intent, dispute: id, isWon })

function orders(facts: PaymentFact[]): PaymentFact[][] {
  if (facts.length < 2) return [facts]
  return facts.flatMap((first, index) => orders(facts.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}

describe('what a payment has come to', () => {
  it.each<[string, PaymentFact[]]>([
    ['paid', [paid]],
    ['paid', [paid, failed]],
    ['paid', [paid, refund(999)]],
    ['refunded', [paid, refund(400), refund(1000)]],
    ['refunded', [paid, refund(1000), dispute('a', false)]],
    ['disputed', [paid, dispute('a', false)]],
    ['paid', [paid, dispute('a', false), dispute('a', true)]],
    ['disputed', [paid, dispute('a', false), dispute('a', true), dispute('b', false)]],
    ['failed', [failed]],
    ['pending', [{ ...checkout, outcome: 'paid', amountCents: 1 }]],
    ['pending', [refund(1000)]],
    ['pending', []],
  ])('is %s, whatever the order of %j', (status, facts) => {
    for (const inOrder of orders(facts)) expect(statusAfter(order, inOrder)).toBe(status)
  })
})
