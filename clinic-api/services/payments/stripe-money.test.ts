import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { paymentEvents, payments } from '../../db/schema/payments.ts'
import { stripePayments } from '../../ports/stripe-payments.ts'
import { readMails } from '../../testing/mails.ts'
import { payingClinic } from '../../testing/paying-clinic.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { endPlans } from './end-plan.ts'

const secret = 'whsec_test'

let test: TestApp
let app: Awaited<ReturnType<typeof buildApp>>
let clinicId: string
let owner: string
let ids: { paymentId: string; ref: string; intent: string }
const logged: string[] = []

beforeAll(async () => {
  test = await createTestApp()
  const provider = stripePayments({ secretKey: 'sk_test', webhookSecret: secret })
  app = await buildApp({ ...test.deps, payments: provider })
  app.addHook('onRequest', async (request) => {
    const warn = request.log.warn.bind(request.log)
    request.log.warn = (...args: Parameters<typeof warn>) => {
      logged.push(JSON.stringify(args))
      return warn(...args)
    }
  })
})
beforeEach(async () => {
  test.clock.set('2026-11-16T07:00:00.000Z')
  logged.length = 0
  const house = await payingClinic(test)
  clinicId = house.clinicId
  owner = house.owner.email
  const paymentId = newId()
  ids = { paymentId, ref: `cs_${paymentId}`, intent: `pi_${paymentId}` }
  const now = test.clock.now()
  const bought = { planId: 'professional', provider: 'stripe', providerRef: ids.ref, amountCents: 1000 }
  const made = { id: paymentId, clinicId, userId: house.owner.userId, createdAt: now, updatedAt: now }
  await test.db.orm.insert(payments).values({ ...made, ...bought })
})
afterAll(async () => {
  await app.close()
  await test.close()
})

type Event = { id?: string; type: string; object: object; at?: string }

function deliver({ id = `evt_${newId()}`, type, object, at }: Event) {
  const created = Date.parse(at ?? test.clock.now().toISOString()) / 1000
  const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } })
  const timestamp = Math.floor(test.clock.now().getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return app.inject({ method: 'POST', url: '/api/v1/payments/webhook', headers, payload })
}

const paid = (): Event => ({
  type: 'checkout.session.completed',
  object: {
    id: ids.ref,
    payment_status: 'paid',
    amount_total: 1000,
    currency: 'eur',
    payment_intent: ids.intent,
  },
})
const charge = (amount_refunded: number, more: Partial<Event> = {}): Event => ({
  type: 'charge.refunded',
  object: { id: 'ch_1', payment_intent: ids.intent, amount_refunded },
  ...more,
})
const refund = (type: string, status: string | null, { id = 're_1', amount = 1000 } = {}): Event => ({
  type,
  object: { id, object: 'refund', payment_intent: ids.intent, amount, status },
})
const dispute = (step: string, status: string): Event => ({
  type: `charge.dispute.${step}`,
  object: { id: 'dp_1', object: 'dispute', payment_intent: { id: ids.intent }, status },
})

async function send(...events: Event[]): Promise<void> {
  for (const event of events) expect((await deliver(event)).statusCode).toBe(200)
}

const status = async () =>
  (await test.db.orm.select().from(payments).where(eq(payments.id, ids.paymentId)))[0]?.status

/** Whether the clinic still has its plan when every notice has run out. */
async function isKept(): Promise<boolean> {
  test.clock.advance({ days: 8 })
  await endPlans(test.deps)
  const [clinic] = await test.db.orm.select().from(clinics).where(eq(clinics.id, clinicId))
  return clinic?.active === true && clinic.endsAt === null
}

describe('a dispute at Stripe', () => {
  it.each([
    ['created', 'warning_needs_response', 'paid'],
    ['updated', 'warning_under_review', 'paid'],
    ['closed', 'warning_closed', 'paid'],
    ['created', 'needs_response', 'disputed'],
    ['updated', 'under_review', 'disputed'],
    ['funds_withdrawn', 'needs_response', 'disputed'],
    ['updated', 'appeal_needs_response', 'disputed'],
    ['updated', 'appeal_under_review', 'disputed'],
    ['closed', 'lost', 'disputed'],
    ['closed', 'won', 'paid'],
    ['funds_reinstated', 'won', 'paid'],
    ['created', 'prevented', 'paid'],
    ['closed', 'prevented', 'paid'],
    ['created', 'of_another_year', 'paid'],
  ])('that is %s with %s leaves the payment as it says', async (step, state, expected) => {
    await send(paid(), dispute(step, state))
    expect(await status()).toBe(expected)
    expect(await isKept()).toBe(expected === 'paid')
  })

  it.each<[string, [string, string][], string]>([
    [
      'an inquiry that is closed',
      [
        ['created', 'warning_needs_response'],
        ['updated', 'warning_under_review'],
        ['closed', 'warning_closed'],
      ],
      'paid',
    ],
    [
      'an inquiry that becomes a dispute',
      [
        ['created', 'warning_needs_response'],
        ['updated', 'needs_response'],
      ],
      'disputed',
    ],
    [
      'that one, lost',
      [
        ['created', 'warning_needs_response'],
        ['updated', 'needs_response'],
        ['closed', 'lost'],
      ],
      'disputed',
    ],
    [
      'that one, won',
      [
        ['created', 'warning_needs_response'],
        ['updated', 'needs_response'],
        ['closed', 'won'],
      ],
      'paid',
    ],
    [
      'a dispute that is lost and appealed',
      [
        ['created', 'needs_response'],
        ['closed', 'lost'],
        ['updated', 'appeal_under_review'],
        ['closed', 'won'],
      ],
      'paid',
    ],
    [
      'a dispute that is prevented after all',
      [
        ['created', 'needs_response'],
        ['closed', 'prevented'],
      ],
      'paid',
    ],
  ])('comes to the same in either order, and twice: %s', async (_what, steps, expected) => {
    const events = steps.map(([step, state]) => ({ ...dispute(step, state), id: `evt_${newId()}` }))
    const all = [{ ...paid(), id: `evt_${newId()}` }, ...events]
    await send(...all.toReversed(), ...all)
    expect(await status()).toBe(expected)
    expect(await isKept()).toBe(expected === 'paid')
  })

  it('says nothing to the clinic while it is an inquiry', async () => {
    await send(paid(), dispute('created', 'warning_needs_response'), dispute('closed', 'warning_closed'))
    expect((await readMails(test)).filter(({ to }) => to === owner)).toEqual([])
  })

  it('with a status that nobody knows is kept and logged, and changes nothing', async () => {
    await send(paid(), dispute('updated', 'constructor'))
    expect(await status()).toBe('paid')
    const kept = await test.db.orm.select().from(paymentEvents).where(eq(paymentEvents.intent, ids.intent))
    expect(kept.map(({ payload }) => payload)).toContainEqual({
      kind: 'unclear',
      intent: ids.intent,
      status: 'constructor',
    })
    expect(logged.join()).toContain('"status":"constructor"')
  })
})

describe('a refund at Stripe', () => {
  it.each([
    ['refund.failed', 'failed', 'paid'],
    ['refund.failed', null, 'paid'],
    ['refund.updated', 'failed', 'paid'],
    ['refund.updated', 'canceled', 'paid'],
    ['charge.refund.updated', 'failed', 'paid'],
    ['charge.refund.updated', 'canceled', 'paid'],
    ['refund.updated', 'succeeded', 'refunded'],
    ['refund.updated', 'pending', 'refunded'],
    ['charge.refund.updated', 'requires_action', 'refunded'],
    ['charge.refund.updated', null, 'refunded'],
    ['refund.updated', 'of_another_year', 'refunded'],
    ['refund.created', 'succeeded', 'refunded'],
  ])('that %s tells as %s leaves the payment as it says', async (type, state, expected) => {
    await send(paid(), charge(1000))
    expect(await status()).toBe('refunded')
    await send(refund(type, state))
    expect(await status()).toBe(expected)
    expect(await isKept()).toBe(expected === 'paid')
  })

  it('that fails is told by three events, in any order, and counted once', async () => {
    const failures = ['refund.failed', 'refund.updated', 'charge.refund.updated']
    const told = failures.map((type) => refund(type, 'failed', { amount: 400 }))
    await send(...told, charge(1000), paid(), ...told)
    expect(await status()).toBe('paid')
    await send(charge(1000, { at: '2026-11-16T08:00:00.000Z' }))
    expect(await status()).toBe('refunded')
  })

  it.each<[string, () => Event[], string]>([
    ['one part', () => [charge(400)], 'paid'],
    ['all of it in parts', () => [charge(400), charge(1000)], 'refunded'],
    [
      'in parts, of which one fails',
      () => [charge(400), charge(1000), refund('refund.failed', 'failed', { amount: 400 })],
      'paid',
    ],
    [
      'in parts, of which both fail',
      () => [
        charge(400),
        charge(1000),
        refund('refund.failed', 'failed', { amount: 400 }),
        refund('refund.failed', 'failed', { id: 're_2', amount: 600 }),
      ],
      'paid',
    ],
  ])('of %s', async (_what, events, expected) => {
    await send(paid(), ...events())
    expect(await status()).toBe(expected)
    expect(await isKept()).toBe(expected === 'paid')
  })

  it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'by %s without the money that it is about changes nothing',
    async (type) => {
      await send(paid())
      const { object } = refund(type, 'failed')
      await send({ type, object: { ...object, payment_intent: null } })
      expect((await deliver({ type, object: { ...object, amount: 'x' } })).statusCode).toBe(400)
      expect(await status()).toBe('paid')
    },
  )
})
