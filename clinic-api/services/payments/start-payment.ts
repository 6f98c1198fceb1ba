import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { isSold } from '#contract/add-on-units'
import { hourMs, minuteMs } from '#contract/durations'
import { clinics } from '../../db/schema/clinics.ts'
import { payments } from '../../db/schema/payments.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Checkout, NoAnswerError, type Order } from '../../ports/payments.ts'
import { type IntentOn, type Step, write, writeUntraced } from '../../write/write.ts'
import { contactUs } from '../clinics/create-clinic.ts'
import { type ClinicRecord, getClinic, subjectOfClinic } from '../clinics/queries.ts'
import { assertFitsPlan } from '../plans/limits.ts'
import { getPlan, type PlanRecord } from '../plans/queries.ts'
import { addOnOf } from '../plans/wire.ts'
import { countGroupUsers } from '../staff/queries.ts'
import { activateClinic } from './activate-clinic.ts'
import { centsOf } from './bought.ts'
import { unpaidAddress } from './return-address.ts'

const currency = 'eur'
/** Within the day for which the provider remembers what it was asked. */
const openForMs = 23 * hourMs
const marginMs = 10 * minuteMs

interface Request {
  planId: string
  clinicId: string
  /** Bought for the plan that the clinic has, instead of a plan. */
  addOnId?: string | undefined
  units: number
}

/**
 * The address at which the plan is paid for, or the success page when it costs nothing: then it counts at once.
 * The amount is the price of the plan or of the add-ons for each of the clinic's users, for a month from now on. Throws 400, 403, 404, and 409 when the clinic is
 * too large for the plan; 502 when the provider does not answer, 503 when there is none.
 */
export async function startPayment(deps: Deps, caller: Caller, request: Request): Promise<string> {
  const successUrl = new URL('/success', deps.env.APP_URL).toString()
  const { plan, addOn, amountCents, users, replaced, ...payment } = await open(deps, caller, request)
  // Nobody pays twice: should this fail, the older checkout closes by itself, and what is paid there counts.
  const closing = Promise.all(replaced.map((ref) => deps.payments.expireCheckout(ref).catch(() => {})))
  if (amountCents === 0) {
    await closing
    return successUrl
  }
  const order = {
    paymentId: payment.id,
    expiresAt: new Date(payment.createdAt.getTime() + openForMs),
    planName: addOn ? `${plan.name}: ${payment.units} × ${addOn.name}` : plan.name,
    amountCents,
    users,
    currency,
    successUrl,
    cancelUrl: unpaidAddress(deps.env.APP_URL, { clinicId: request.clinicId, planId: plan.id }),
    apiUrl: deps.env.CLINIC_API_PUBLIC_URL,
  }
  const [{ url }] = await Promise.all([openOrder(deps, order), closing])
  return url
}

/**
 * Opens the checkout. A refusal ends the payment. Without an answer it stays open: the next try asks for the same
 * checkout, which the provider may have made already.
 */
async function openOrder(deps: Deps, order: Order): Promise<Checkout> {
  try {
    const checkout = await deps.payments.openCheckout(order)
    await note(deps, order.paymentId, { providerRef: checkout.ref })
    return checkout
  } catch (error) {
    if (!(error instanceof NoAnswerError)) await note(deps, order.paymentId, { status: 'failed' })
    throw new ApiError('bad_upstream', 'Error registering the payment')
  }
}

type PaymentRow = typeof payments.$inferSelect
type AddOn = PlanRecord['addOns'][number]

interface Opened extends Omit<PaymentRow, 'addOn'> {
  plan: PlanRecord
  addOn: AddOn | null
  users: number
  /** The provider's names for the checkouts that were open before. */
  replaced: string[]
}

/** The payment, which an unpriced plan settles at once. */
function open(deps: Deps, caller: Caller, { planId, addOnId, units, ...asked }: Request): Promise<Opened> {
  const intent: IntentOn<ClinicRecord> = {
    action: 'payment.create',
    find: (tx) => getClinic(tx, asked.clinicId),
    subject: subjectOfClinic,
  }
  return write(deps, caller, intent, async (act, clinic) => {
    const { tx, now } = act
    // Plan and add-ons are the group's, and paid for its first clinic.
    const clinicId = clinic.groupId ?? clinic.id
    const plan = await getPlan(tx, planId)
    if (!plan) throw invalidInput({ planId: 'You must select a plan' })
    const addOn = addOnId === undefined ? null : addOnFor(clinic, plan, addOnId)
    const price = addOn ? addOn.price * units : plan.price
    if (price === null) throw contactUs('planId')
    if (price > 0 && deps.payments.name === 'none')
      throw new ApiError('unavailable', 'Paid plans cannot be bought here at the moment')
    if (!addOn) await assertFitsPlan(tx, clinicId, plan)
    const users = await countGroupUsers(tx, clinicId)
    const isFree = price === 0
    const bought = { planId, addOn: addOnId ?? null, units, amountCents: centsOf(price) * users }
    const wanted = { ...bought, provider: deps.payments.name }
    const { same, replaced } = await closeOthers(act, clinicId, wanted)
    if (same) return act.unchanged({ ...same, plan, addOn, users, replaced })
    const payment: PaymentRow = {
      id: newId(),
      providerRef: null,
      intent: null,
      clinicId,
      ...bought,
      userId: caller.userId,
      provider: isFree ? 'none' : deps.payments.name,
      currency,
      status: isFree ? 'paid' : 'pending',
      createdAt: now,
      updatedAt: now,
    }
    await tx.insert(payments).values(payment)
    if (isFree) await activateClinic(act, payment)
    const trace = { action: 'payment.create', entity: 'payment', entityId: payment.id, clinicId }
    return act.audit(trace, { ...payment, plan, addOn, users, replaced })
  })
}

/** An add-on is sold for the plan that the clinic has, while that plan is paid for, and if it adds anything. Throws 400. */
function addOnFor({ active, planId }: ClinicRecord, plan: PlanRecord, addOnId: string): AddOn {
  const addOn = addOnOf(plan, addOnId)
  if (!addOn || !active || planId !== plan.id)
    throw invalidInput({ addOnId: 'The clinic’s plan has no such add-on' })
  if (!isSold(addOn)) throw invalidInput({ addOnId: 'Every plan has this already' })
  return addOn
}

/**
 * A clinic has one open checkout: another click on the same plan comes back to it, and whatever else is open closes.
 * Answers the provider's names of what was closed.
 */
async function closeOthers(
  { tx, now }: Step,
  clinicId: string,
  wanted: Pick<PaymentRow, 'planId' | 'addOn' | 'units' | 'amountCents' | 'provider'>,
): Promise<{ same: PaymentRow | null; replaced: string[] }> {
  await tx.select({ id: clinics.id }).from(clinics).where(eq(clinics.id, clinicId)).for('update')
  const ofClinic = and(eq(payments.clinicId, clinicId), eq(payments.status, 'pending'))
  const open = await tx.select().from(payments).where(ofClinic)
  const latest = now.getTime() - openForMs + marginMs
  const same = open.find(
    (each) =>
      each.planId === wanted.planId &&
      each.addOn === wanted.addOn &&
      each.units === wanted.units &&
      each.amountCents === wanted.amountCents &&
      each.provider === wanted.provider &&
      each.createdAt.getTime() > latest,
  )
  if (same) return { same, replaced: [] }
  await tx.update(payments).set({ status: 'cancelled', updatedAt: now }).where(ofClinic)
  return { same: null, replaced: open.flatMap(({ providerRef }) => providerRef ?? []) }
}

/** Not the person's act any more: whether the provider took the order. */
async function note(
  deps: Deps,
  paymentId: string,
  change: Partial<Pick<PaymentRow, 'providerRef' | 'status'>>,
): Promise<void> {
  await writeUntraced(deps, ({ tx, now }) =>
    tx
      .update(payments)
      .set({ ...change, updatedAt: now })
      .where(eq(payments.id, paymentId)),
  )
}
