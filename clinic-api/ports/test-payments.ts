import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import {
  type PaymentEvent,
  type PaymentFact,
  type PaymentProvider,
  type SignedEvent,
  signatureTolerance,
  UntrustedEventError,
} from './payments.ts'
import { deriveKey, type SecretEnv } from './secrets.ts'

/** The end of the year 9999. */
const lastMoment = 253_402_300_799_999

const eventBody = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  created: z.int().min(0).max(lastMoment),
  ref: z.string().max(200),
  outcome: z.enum(['paid', 'failed', 'cancelled', 'refunded', 'refund failed', 'disputed', 'dispute won']),
  amountCents: z.number().int(),
  currency: z.string().max(3),
})

export type TestEvent = z.infer<typeof eventBody>

/** No money moves: the checkout is a page of this API, and its events are signed with a key of this installation. */
export function testPayments(env: SecretEnv): PaymentProvider {
  return {
    name: 'test',

    async openCheckout({ apiUrl, paymentId }) {
      const ref = `test_${createHmac('sha256', deriveKey(env, 'test payments')).update(paymentId).digest('base64url')}`
      return { ref, url: `${apiUrl}/api/v1/payments/checkout/${ref}` }
    },

    expireCheckout: async () => {},

    readReceipt: async () => null,

    readEvent(signed, now) {
      if (!isSigned(env, signed, now)) throw new UntrustedEventError()
      return toPaymentEvent(eventBody.parse(JSON.parse(signed.body)))
    },
  }
}

function toPaymentEvent({ id, type, created, ...rest }: TestEvent): PaymentEvent {
  return { id, type, occurredAt: new Date(created), fact: factOf(rest) }
}

function factOf({ ref, outcome, ...amount }: Omit<TestEvent, 'id' | 'type' | 'created'>): PaymentFact {
  const intent = `money of ${ref}`
  if (outcome === 'refunded') return { kind: 'refund', intent, amountCents: amount.amountCents }
  if (outcome === 'refund failed')
    return { kind: 'refund-failed', intent, refund: ref, amountCents: amount.amountCents }
  if (outcome === 'disputed' || outcome === 'dispute won')
    return { kind: 'dispute', intent, dispute: ref, isWon: outcome === 'dispute won' }
  return { kind: 'checkout', ref, outcome, ...amount, intent }
}

/** An event as the test provider sends it: `t=<seconds>,v1=<hmac>`, the form of Stripe's signatures. */
export function signTestEvent(env: SecretEnv, event: TestEvent, now: Date): SignedEvent {
  const body = JSON.stringify(event)
  const seconds = Math.floor(now.getTime() / 1000)
  return { body, signature: `t=${seconds},v1=${mac(env, seconds, body).toString('hex')}` }
}

function isSigned(env: SecretEnv, { body, signature }: SignedEvent, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const age = now.getTime() / 1000 - Number(time)
  if (given === '' || Math.abs(age) > signatureTolerance) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), mac(env, Number(time), body))
}

function mac(env: SecretEnv, seconds: number, body: string): Buffer {
  return createHmac('sha256', deriveKey(env, 'test payments')).update(`${seconds}.${body}`).digest()
}
