import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { payments } from '../../db/schema/payments.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import type { Checkout } from '../../ports/payments.ts'
import { type IntentOn, write, writeUntraced } from '../../write/write.ts'
import { contactUs } from '../clinics/create-clinic.ts'
import { type ClinicRecord, getClinic, subjectOfClinic } from '../clinics/queries.ts'
import { assertFitsPlan } from '../plans/limits.ts'
import { getPlan } from '../plans/queries.ts'
import { countClinicUsers } from '../staff/queries.ts'
import { activateClinic } from './activate-clinic.ts'
import { unpaidAddress } from './return-address.ts'

const currency = 'eur'

interface Request {
  planId: string
  clinicId: string
}

/**
 * The address at which the plan is paid for, or the success page when it costs nothing: then it counts at once.
 * The amount is the plan's price for each of the clinic's users. Throws 400, 403, 404, and 409 when the clinic is
 * too large for the plan; 502 when the provider does not answer, 503 when there is none.
 */
export async function startPayment(deps: Deps, caller: Caller, request: Request): Promise<string> {
  const successUrl = new URL('/success', deps.env.APP_URL).toString()
  const { plan, amountCents, users, ...payment } = await open(deps, caller, request)
  if (amountCents === 0) return successUrl
  const order = {
    paymentId: payment.id,
    planName: plan.name,
    amountCents,
    users,
    currency,
    successUrl,
    cancelUrl: unpaidAddress(deps.env.APP_URL, { clinicId: request.clinicId, planId: plan.id }),
    apiUrl: deps.env.CLINIC_API_PUBLIC_URL,
  }
  const checkout = await deps.payments.openCheckout(order).catch(() => null)
  return (await settle(deps, payment.id, checkout)).url
}

/** The payment, which an unpriced plan settles at once. */
function open(deps: Deps, caller: Caller, { planId, clinicId }: Request) {
  const intent: IntentOn<ClinicRecord> = {
    action: 'payment.create',
    find: (tx) => getClinic(tx, clinicId),
    subject: subjectOfClinic,
  }
  return write(deps, caller, intent, async (act) => {
    const { tx, now } = act
    const plan = await getPlan(tx, planId)
    if (!plan) throw invalidInput({ planId: 'You must select a plan' })
    const { price } = plan
    if (price === null) throw contactUs('planId')
    if (price > 0 && deps.payments.name === 'none')
      throw new ApiError('unavailable', 'Paid plans cannot be bought here at the moment')
    await assertFitsPlan(tx, clinicId, plan)
    const users = await countClinicUsers(tx, clinicId)
    const isFree = price === 0
    const payment = {
      id: newId(),
      clinicId,
      planId,
      userId: caller.userId,
      provider: isFree ? 'none' : deps.payments.name,
      amountCents: cents(price) * users,
      currency,
      status: isFree ? 'paid' : 'pending',
      createdAt: now,
      updatedAt: now,
    }
    await tx.insert(payments).values(payment)
    if (isFree) await activateClinic(act, payment)
    const trace = { action: 'payment.create', entity: 'payment', entityId: payment.id, clinicId }
    return act.audit(trace, { ...payment, plan, users })
  })
}

const cents = (price: number) => Math.round(price * 100)

/** Not the person's act any more: whether the provider took the order. */
async function settle(deps: Deps, paymentId: string, checkout: Checkout | null): Promise<Checkout> {
  const change = checkout ? { providerRef: checkout.ref } : { status: 'failed' }
  await writeUntraced(deps, ({ tx, now }) =>
    tx
      .update(payments)
      .set({ ...change, updatedAt: now })
      .where(eq(payments.id, paymentId)),
  )
  if (!checkout) throw new ApiError('bad_upstream', 'Error registering the payment')
  return checkout
}
