import Stripe from 'stripe'
import type { PaymentEvent, PaymentFact, PaymentOutcome, PaymentProvider } from './payments.ts'
import { type SignedEvent, signatureTolerance, UntrustedEventError } from './payments.ts'

interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Another server than Stripe's, for tests. */
  server?: { protocol: 'http' | 'https'; host: string; port: number }
}

const outcomes: Record<string, PaymentOutcome> = {
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'cancelled',
}

export function stripePayments({ secretKey, webhookSecret, server }: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, { timeout: 20_000, maxNetworkRetries: 2, telemetry: false, ...server })
  return {
    name: 'stripe',

    async openCheckout(order) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: order.paymentId,
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
          invoice_creation: { enabled: true },
          expires_at: Math.floor(order.expiresAt.getTime() / 1000),
          line_items: [
            {
              quantity: order.users,
              price_data: {
                currency: order.currency,
                unit_amount: order.amountCents / order.users,
                product_data: { name: `Consulta ${order.planName}`, description: 'One month, per user' },
              },
            },
          ],
        },
        { idempotencyKey: order.paymentId },
      )
      if (!session.url) throw new Error('The payment provider sent no address')
      return { ref: session.id, url: session.url }
    },

    async expireCheckout(ref) {
      await stripe.checkout.sessions.expire(ref)
    },

    async readReceipt(ref) {
      const session = await stripe.checkout.sessions.retrieve(ref, { expand: ['invoice'] })
      const { invoice } = session
      const address = typeof invoice === 'object' ? invoice?.invoice_pdf : null
      if (!address) return null
      const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) })
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
    },

    readEvent(signed, now) {
      return toPaymentEvent(verified(stripe, webhookSecret, signed, now))
    },
  }
}

function verified(stripe: Stripe, secret: string, { body, signature }: SignedEvent, now: Date): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      signatureTolerance,
      undefined,
      now.getTime(),
    )
  } catch {
    throw new UntrustedEventError()
  }
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  return { id: event.id, type: event.type, occurredAt: new Date(event.created * 1000), fact: factOf(event) }
}

function factOf(event: Stripe.Event): PaymentFact | null {
  switch (event.type) {
    case 'charge.refunded': {
      const { payment_intent: intent, amount_refunded: amountCents } = event.data.object
      return intent ? { kind: 'refund', intent: idOf(intent), amountCents } : null
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { id: dispute, payment_intent: intent, status } = event.data.object
      return intent ? { kind: 'dispute', intent: idOf(intent), dispute, isWon: status === 'won' } : null
    }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return factOfCheckout(event.type, event.data.object)
    default:
      return null
  }
}

const idOf = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id

function factOfCheckout(type: string, session: Stripe.Checkout.Session): PaymentFact | null {
  const outcome = outcomeOf(type, session)
  if (!outcome) return null
  const { id: ref, amount_total, currency, payment_intent: intent } = session
  return {
    kind: 'checkout',
    ref,
    outcome,
    amountCents: amount_total ?? 0,
    currency: currency ?? '',
    intent: intent ? idOf(intent) : null,
  }
}

/** A completed checkout is paid at once by card; slower methods report later. */
function outcomeOf(type: string, session: Stripe.Checkout.Session): PaymentOutcome | null {
  if (type === 'checkout.session.completed') return session.payment_status === 'unpaid' ? null : 'paid'
  return outcomes[type] ?? null
}
