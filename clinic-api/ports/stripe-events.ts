import { z } from 'zod'
import type { PaymentEvent, PaymentFact, PaymentOutcome } from './payments.ts'

const name = z.string().min(1).max(255)
const cents = z.int().nonnegative()
/** The id of another object, or that object itself. */
const reference = z.union([name, z.object({ id: name }).transform(({ id }) => id)])
/** Seconds until the end of the year 9999, the last that every part of the program can write. */
const lastSecond = 253_402_300_799

const envelope = z.object({ id: name, type: name, created: z.int().min(0).max(lastSecond) })

const checkout = z
  .object({
    id: name,
    payment_status: name,
    amount_total: cents.nullish(),
    currency: z.string().max(3).nullish(),
    payment_intent: reference.nullish(),
  })
  .transform(({ id, payment_status, amount_total, currency, payment_intent }) => ({
    ref: id,
    isUnpaid: payment_status === 'unpaid',
    amountCents: amount_total ?? 0,
    currency: currency ?? '',
    intent: payment_intent ?? null,
  }))

type Checkout = z.infer<typeof checkout>

const checkoutFact =
  (outcomeOf: (session: Checkout) => PaymentOutcome | null) =>
  (session: Checkout): PaymentFact | null => {
    const { isUnpaid: _, ...facts } = session
    const outcome = outcomeOf(session)
    return outcome && { kind: 'checkout', outcome, ...facts }
  }

const refund = z
  .object({ payment_intent: reference.nullish(), amount_refunded: cents })
  .transform(({ payment_intent: intent, amount_refunded: amountCents }): PaymentFact | null =>
    intent ? { kind: 'refund', intent, amountCents } : null,
  )

const dispute = z
  .object({ id: name, payment_intent: reference.nullish(), status: name })
  .transform(({ id, payment_intent: intent, status }): PaymentFact | null =>
    intent ? { kind: 'dispute', intent, dispute: id, isWon: status === 'won' } : null,
  )

/** How the object of each type of event is read; other types say nothing of a payment. */
const handled: Record<string, z.ZodType<PaymentFact | null>> = {
  // A card is paid at once; slower methods report later.
  'checkout.session.completed': checkout.transform(
    checkoutFact(({ isUnpaid }) => (isUnpaid ? null : 'paid')),
  ),
  'checkout.session.async_payment_succeeded': checkout.transform(checkoutFact(() => 'paid')),
  'checkout.session.async_payment_failed': checkout.transform(checkoutFact(() => 'failed')),
  'checkout.session.expired': checkout.transform(checkoutFact(() => 'cancelled')),
  'charge.refunded': refund,
  'charge.dispute.created': dispute,
  'charge.dispute.closed': dispute,
}

/** Throws for what is no event, signed or not. */
export function readStripeEvent(value: unknown): PaymentEvent {
  const { id, type, created } = envelope.parse(value)
  const object = Object.hasOwn(handled, type) ? handled[type] : undefined
  const fact = object ? z.object({ data: z.object({ object }) }).parse(value).data.object : null
  return { id, type, occurredAt: new Date(created * 1000), fact }
}
