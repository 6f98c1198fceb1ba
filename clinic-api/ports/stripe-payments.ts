import Stripe from 'stripe'
import {
  NoAnswerError,
  type PaymentProvider,
  type SignedEvent,
  signatureTolerance,
  UntrustedEventError,
} from './payments.ts'
import { readStripeEvent } from './stripe-events.ts'
import { withoutBrotli } from './without-brotli.ts'

interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Another server than Stripe's, for tests. */
  server?: { protocol: 'http' | 'https'; host: string; port: number }
}

/** An attempt, of which there are two, and all of a call: somebody waits for it in front of a form. */
const attemptMs = 3_500
const patienceMs = 9_000

export function stripePayments({ secretKey, webhookSecret, server }: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: attemptMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...server,
  })
  return {
    name: 'stripe',

    async openCheckout(order) {
      const created = stripe.checkout.sessions.create(
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
      const session = await answerOf(created)
      if (!session.url) throw new Error('The payment provider sent no address')
      return { ref: session.id, url: session.url }
    },

    async expireCheckout(ref) {
      await answerOf(stripe.checkout.sessions.expire(ref))
    },

    async readReceipt(ref) {
      const session = await answerOf(stripe.checkout.sessions.retrieve(ref, { expand: ['invoice'] }))
      const { invoice } = session
      const address = typeof invoice === 'object' ? invoice?.invoice_pdf : null
      if (!address) return null
      const answer = await fetch(address, { headers: withoutBrotli, signal: AbortSignal.timeout(15_000) })
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
    },

    readEvent(signed, now) {
      return readStripeEvent(verified(stripe, webhookSecret, signed, now))
    },
  }
}

function verified(stripe: Stripe, secret: string, { body, signature }: SignedEvent, now: Date): unknown {
  if (!isTimely(signature, now)) throw new UntrustedEventError()
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

/** The library refuses what is too old only: a signature with a late time would never grow old. */
function isTimely(signature: string, now: Date): boolean {
  const times = signature.split(',').flatMap((part) => (part.startsWith('t=') ? Number(part.slice(2)) : []))
  return times.every((time) => Math.abs(now.getTime() / 1000 - time) <= signatureTolerance)
}

/** Ends a call that takes too long, whatever the library still tries. */
async function answerOf<Answer>(call: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new NoAnswerError()), patienceMs)
  try {
    return await Promise.race([call, promise])
  } catch (error) {
    throw error instanceof Stripe.errors.StripeConnectionError ? new NoAnswerError() : error
  } finally {
    clearTimeout(timer)
  }
}
