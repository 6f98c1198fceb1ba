import Stripe from 'stripe'
import type { PaymentEvent, PaymentOutcome, PaymentProvider } from './payments.ts'
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
  const facts = { id: event.id, type: event.type, occurredAt: new Date(event.created * 1000) }
  if (!event.type.startsWith('checkout.session.')) return { ...facts, checkout: null }
  // The prefix says which kind of object the event carries; the library's union cannot be narrowed by it.
  const session = event.data.object as Stripe.Checkout.Session
  const outcome = outcomeOf(event.type, session)
  if (!outcome) return { ...facts, checkout: null }
  const { id: ref, amount_total, currency } = session
  return { ...facts, checkout: { ref, outcome, amountCents: amount_total ?? 0, currency: currency ?? '' } }
}

/** A completed checkout is paid at once by card; slower methods report later. */
function outcomeOf(type: string, session: Stripe.Checkout.Session): PaymentOutcome | null {
  if (type === 'checkout.session.completed') return session.payment_status === 'unpaid' ? null : 'paid'
  return outcomes[type] ?? null
}
