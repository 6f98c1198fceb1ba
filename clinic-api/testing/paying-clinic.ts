import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { payments } from '../db/schema/payments.ts'
import { signTestEvent, type TestEvent } from '../ports/test-payments.ts'
import { Client } from './client.ts'
import { addClinic, addStaff } from './fixtures.ts'
import type { TestApp } from './test-app.ts'

/** A clinic that pays nothing yet, its administrator, and what the provider reports of what they pay. */
export async function payingClinic(
  test: TestApp,
  changes: NonNullable<Parameters<typeof addClinic>[1]> = {},
) {
  const { id: clinicId } = await addClinic(test, { planId: 'advanced', active: false, ...changes })
  const owner = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
  const pay = (planId: string, more: object = {}, client = owner.client) =>
    client.post('/payments/', { planId, clinicId, ...more })
  return { clinicId, owner, pay }
}

/** The payment behind the address at which it is paid. */
export async function paymentOf(test: TestApp, url: string) {
  const ref = url.split('/').at(-1) ?? ''
  const [row] = await test.db.orm.select().from(payments).where(eq(payments.providerRef, ref))
  if (!row) throw new Error('no such payment')
  return row
}

/** The provider's event for a payment: by default that all of it was paid. */
export function eventOf(
  test: TestApp,
  payment: Pick<typeof payments.$inferSelect, 'providerRef' | 'amountCents'>,
  changes: Partial<TestEvent> = {},
): TestEvent {
  return {
    id: newId(),
    type: 'test',
    created: test.clock.now().getTime(),
    ref: payment.providerRef ?? '',
    outcome: 'paid',
    amountCents: payment.amountCents,
    currency: 'eur',
    ...changes,
  }
}

/** Reports it, as the provider signs it or otherwise. */
export function deliver(
  test: TestApp,
  event: TestEvent,
  { body, signature } = signTestEvent(test.env, event, test.clock.now()),
) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return new Client(test).call('POST', '/payments/webhook', { body, headers })
}

/** Reports an outcome of what is paid at this address; answers the payment as it was before. */
export async function report(test: TestApp, url: string, changes: Partial<TestEvent> = {}) {
  const payment = await paymentOf(test, url)
  const { status } = await deliver(test, eventOf(test, payment, changes))
  if (status !== 200) throw new Error(`The report was answered with ${status}`)
  return payment
}
