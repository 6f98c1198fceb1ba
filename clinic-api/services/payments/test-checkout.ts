import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { clinics } from '../../db/schema/clinics.ts'
import { payments } from '../../db/schema/payments.ts'
import { plans } from '../../db/schema/plans.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Visitor } from '../../policy/caller.ts'
import type { PaymentOutcome } from '../../ports/payments.ts'
import { signTestEvent } from '../../ports/test-payments.ts'
import { receiveEvent } from './apply-event.ts'
import { boughtBy } from './bought.ts'
import { unpaidAddress } from './return-address.ts'

/** The payment behind a test checkout. Throws 404, always so when real payments are set up. */
export async function requireCheckout(deps: Deps, ref: string) {
  if (deps.payments.name !== 'test') throw notFound()
  const [row] = await deps.db.orm
    .select({ payment: payments, clinicName: clinics.name, plan: plans })
    .from(payments)
    .innerJoin(clinics, eq(clinics.id, payments.clinicId))
    .innerJoin(plans, eq(plans.id, payments.planId))
    .where(and(eq(payments.provider, 'test'), eq(payments.providerRef, ref)))
  if (!row) throw notFound()
  return { ...row, ...boughtBy(row.payment, row.plan) }
}

export type TestAction = 'success' | 'decline' | 'cancel'

const outcomes: Record<TestAction, PaymentOutcome> = {
  success: 'paid',
  decline: 'failed',
  cancel: 'cancelled',
}

/** Ends an open checkout by a signed event, as a real provider would; answers where the browser goes. Throws 404. */
export async function endCheckout(
  deps: Deps,
  visitor: Visitor,
  { ref, action }: { ref: string; action: TestAction },
): Promise<string> {
  const { payment } = await requireCheckout(deps, ref)
  const { clinicId, planId } = payment
  if (payment.status !== 'pending') return unpaidAddress(deps.env.APP_URL, { clinicId, planId })
  const now = deps.clock.now()
  const event = {
    id: newId(),
    type: `test.${action}`,
    created: now.getTime(),
    ref,
    outcome: outcomes[action],
    amountCents: payment.amountCents,
    currency: payment.currency,
  }
  await receiveEvent(deps, visitor, signTestEvent(deps.env, event, now))
  if (action === 'success') return new URL('/success', deps.env.APP_URL).toString()
  return unpaidAddress(deps.env.APP_URL, { clinicId, planId, declined: action === 'decline' })
}
