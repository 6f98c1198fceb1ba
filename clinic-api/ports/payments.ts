import type { Env } from '../env.ts'
import { testPayments } from './test-payments.ts'

export interface Order {
  /** Our payment's id. */
  paymentId: string
  planName: string
  amountCents: number
  /** Number of users that the amount pays for. */
  users: number
  currency: string
  successUrl: string
  cancelUrl: string
  /** When the checkout closes by itself. */
  expiresAt: Date
  /** Address of this API as the browser reaches it, without a path. */
  apiUrl: string
}

export interface Checkout {
  /** The provider's name for it. */
  ref: string
  url: string
}

export type PaymentOutcome = 'paid' | 'failed' | 'cancelled'

/** A fact that the provider's event reports. `intent` is the provider's name for the money that moved. */
export type PaymentFact =
  | {
      kind: 'checkout'
      ref: string
      outcome: PaymentOutcome
      amountCents: number
      currency: string
      intent: string | null
    }
  /** So much has gone back by now, all refunds together. */
  | { kind: 'refund'; intent: string; amountCents: number }
  /** A refund that did not reach the payer: so much of what has gone back is here again. */
  | { kind: 'refund-failed'; intent: string; refund: string; amountCents: number }
  /** The bank of the payer has taken the money back, for good unless the dispute ends without that (`isWon`). */
  | { kind: 'dispute'; intent: string; dispute: string; isWon: boolean }
  /** The bank of the payer asks about the payment. No money has moved. */
  | { kind: 'inquiry'; intent: string; dispute: string }
  /** The provider says something about the money that this version does not know. It changes nothing. */
  | { kind: 'unclear'; intent: string; status: string }

export interface PaymentEvent {
  /** The provider's own id: the same event may arrive more than once. */
  id: string
  type: string
  occurredAt: Date
  /** Null for events that concern no payment. */
  fact: PaymentFact | null
}

export interface SignedEvent {
  /** The bytes as they came, which the signature covers. */
  body: string
  signature: string
}

export interface PaymentProvider {
  /** `none`: nothing can be paid for here. */
  readonly name: 'stripe' | 'test' | 'none'
  /** The same checkout again for the same payment. Throws `NoAnswerError` when nobody knows whether there is one. */
  openCheckout(order: Order): Promise<Checkout>
  /** Closes one that nobody has paid yet. */
  expireCheckout(ref: string): Promise<void>
  /** The provider's own receipt of a checkout that was paid, as a PDF; null where it makes none. */
  readReceipt(ref: string): Promise<Uint8Array | null>
  /** Throws `UntrustedEventError` unless the provider signed exactly these bytes, at most five minutes from now. */
  readEvent(signed: SignedEvent, now: Date): PaymentEvent
}

export class UntrustedEventError extends Error {
  constructor() {
    super('The event is not signed by the payment provider')
    this.name = 'UntrustedEventError'
  }
}

/** The provider gave no answer: what was asked may have been done all the same. */
export class NoAnswerError extends Error {
  constructor() {
    super('The payment provider does not answer')
    this.name = 'NoAnswerError'
  }
}

/** Seconds for which a signature counts as fresh. */
export const signatureTolerance = 300

type PaymentEnv = Pick<
  Env,
  'CLINIC_DEMO' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'SESSION_SECRET' | 'DATA_SECRET'
>

const noPayments: PaymentProvider = {
  name: 'none',
  openCheckout: () => Promise.reject(new Error('No payment provider is set up')),
  expireCheckout: async () => {},
  readReceipt: async () => null,
  readEvent() {
    throw new UntrustedEventError()
  },
}

/** Stripe Checkout when there is a key; without one the demo's test checkout, and nothing outside the demo. */
export async function openPayments(env: PaymentEnv): Promise<PaymentProvider> {
  if (!env.STRIPE_SECRET_KEY) return env.CLINIC_DEMO ? testPayments(env) : noPayments
  if (!env.STRIPE_WEBHOOK_SECRET)
    throw new Error('STRIPE_WEBHOOK_SECRET is not set; events could not be verified')
  const { stripePayments } = await import('./stripe-payments.ts')
  return stripePayments({ secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET })
}
