import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { payments } from '../../db/schema/payments.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput } from '../../http/errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import type { Checkout } from '../../ports/payments.ts'
import { recordAudit } from '../../write/audit.ts'
import { contactUs } from '../clinics/create-clinic.ts'
import { getClinic } from '../clinics/queries.ts'
import { assertFitsPlan } from '../plans/limits.ts'
import { getPlan, type PlanRecord } from '../plans/queries.ts'
import { countClinicUsers } from '../staff/queries.ts'
import { activateClinic } from './activate-clinic.ts'
import { unpaidAddress } from './return-address.ts'

const currency = 'eur'

interface Request {
  planId: string
  clinicId: string
  /** Address of this API as the browser reaches it. */
  apiUrl: string
}

/**
 * The address at which the plan is paid for, or the success page when it costs nothing: then it counts at once.
 * The amount is the plan's price for each of the clinic's users. Throws 400, 403, 404, and 409 when the clinic is
 * too large for the plan; 502 when the provider does not answer.
 */
export async function startPayment(
  deps: Deps,
  caller: Caller,
  { planId, clinicId, apiUrl }: Request,
): Promise<string> {
  const clinic = await getClinic(deps.db.orm, clinicId)
  assertCan(caller, 'payment.create', clinic && { clinicIds: [clinic.id] })
  const plan = await getPlan(deps.db.orm, planId)
  if (!plan) throw invalidInput({ planId: 'You must select a plan' })
  const { price } = plan
  if (price === null) throw contactUs('planId')
  const successUrl = new URL('/success', deps.env.APP_URL).toString()
  const { id: paymentId, users } = await record(deps, caller, clinicId, plan, price)
  if (price === 0) return successUrl
  const order = {
    paymentId,
    planName: plan.name,
    amountCents: cents(price) * users,
    users,
    currency,
    successUrl,
    cancelUrl: unpaidAddress(deps.env.APP_URL, { planId }),
    apiUrl,
  }
  const checkout = await deps.payments.openCheckout(order).catch(() => null)
  return (await settle(deps, paymentId, checkout)).url
}

async function record(deps: Deps, caller: Caller, clinicId: string, plan: PlanRecord, price: number) {
  const now = deps.clock.now()
  const id = newId()
  return deps.db.transaction(async (tx) => {
    await assertFitsPlan(tx, clinicId, plan)
    const users = await countClinicUsers(tx, clinicId)
    await tx.insert(payments).values({
      id,
      clinicId,
      planId: plan.id,
      userId: caller.userId,
      provider: price === 0 ? 'none' : deps.payments.name,
      amountCents: cents(price) * users,
      currency,
      status: price === 0 ? 'paid' : 'pending',
      createdAt: now,
      updatedAt: now,
    })
    if (price === 0) await activateClinic(tx, now, { id, clinicId, planId: plan.id, createdAt: now })
    await recordAudit(tx, now, {
      action: 'payment.create',
      actorId: caller.userId,
      address: caller.address,
      entity: 'payment',
      entityId: id,
      clinicId,
    })
    return { id, users }
  })
}

const cents = (price: number) => Math.round(price * 100)

async function settle(deps: Deps, paymentId: string, checkout: Checkout | null): Promise<Checkout> {
  const change = checkout ? { providerRef: checkout.ref } : { status: 'failed' }
  await deps.db.orm
    .update(payments)
    .set({ ...change, updatedAt: deps.clock.now() })
    .where(eq(payments.id, paymentId))
  if (!checkout) throw new ApiError('bad_upstream', 'Error registering the payment')
  return checkout
}
