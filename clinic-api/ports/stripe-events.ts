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

/** Reads an event of a refund: only one that fails or is taken back is news beside `charge.refunded`. */
const refundStatuses: Readonly<Record<string, 'refund-failed' | null>> = {
  pending: null,
  requires_action: null,
  succeeded: null,
  failed: 'refund-failed',
  canceled: 'refund-failed',
}

const singleRefund = z
  .object({ id: name, payment_intent: reference.nullish(), amount: cents, status: name.nullish() })
  .transform(({ id, payment_intent, amount, status }) => ({
    refund: id,
    intent: payment_intent ?? null,
    amountCents: amount,
    status: status ?? 'pending',
  }))

type SingleRefund = z.infer<typeof singleRefund>

const failedRefund = ({ status: _, intent, ...refund }: SingleRefund): PaymentFact | null =>
  intent ? { kind: 'refund-failed', intent, ...refund } : null

function updatedRefund(refund: SingleRefund): PaymentFact | null {
  const { intent, status } = refund
  const kind = readingOf(refundStatuses, status)
  if (kind === undefined) return intent ? { kind: 'unclear', intent, status } : null
  return kind && failedRefund(refund)
}

/** Whether the money is away in each state of a dispute. A `warning` is an inquiry, which takes no money. */
const disputeStatuses: Readonly<Record<string, 'asked' | 'taken' | 'settled'>> = {
  warning_needs_response: 'asked',
  warning_under_review: 'asked',
  warning_closed: 'settled',
  needs_response: 'taken',
  under_review: 'taken',
  appeal_needs_response: 'taken',
  appeal_under_review: 'taken',
  lost: 'taken',
  won: 'settled',
  // Ended before the bank took anything; money that was given back for it is reported as a refund.
  prevented: 'settled',
}

const dispute = z
  .object({ id: name, payment_intent: reference.nullish(), status: name })
  .transform(({ id: dispute, payment_intent: intent, status }): PaymentFact | null => {
    if (!intent) return null
    const money = readingOf(disputeStatuses, status)
    if (money === undefined) return { kind: 'unclear', intent, status }
    if (money === 'asked') return { kind: 'inquiry', intent, dispute }
    return { kind: 'dispute', intent, dispute, isWon: money === 'settled' }
  })

/** Undefined for a status that the provider has added since. */
function readingOf<Reading>(
  readings: Readonly<Record<string, Reading>>,
  status: string,
): Reading | undefined {
  return Object.hasOwn(readings, status) ? readings[status] : undefined
}

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
  // The same news under the names of different versions of the provider's API.
  'refund.failed': singleRefund.transform(failedRefund),
  'refund.updated': singleRefund.transform(updatedRefund),
  'charge.refund.updated': singleRefund.transform(updatedRefund),
  // An inquiry that becomes a dispute after all is reported as an update.
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.closed': dispute,
  'charge.dispute.funds_withdrawn': dispute,
  'charge.dispute.funds_reinstated': dispute,
}

/** Throws for what is no event, signed or not. */
export function readStripeEvent(value: unknown): PaymentEvent {
  const { id, type, created } = envelope.parse(value)
  const object = Object.hasOwn(handled, type) ? handled[type] : undefined
  const fact = object ? z.object({ data: z.object({ object }) }).parse(value).data.object : null
  return { id, type, occurredAt: new Date(created * 1000), fact }
}
