import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { paymentEvents, payments } from '../../db/schema/payments.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Visitor } from '../../policy/caller.ts'
import {
  type PaymentEvent,
  type PaymentFact,
  type SignedEvent,
  UntrustedEventError,
} from '../../ports/payments.ts'
import { type Step, type VisitorAct, writeWithoutSession } from '../../write/write.ts'
import { activateClinic } from './activate-clinic.ts'
import { giveNotice, withdrawNotice } from './end-plan.ts'
import { type KnownFact, statusAfter } from './status-after.ts'

const wasPaid = new Set(['paid', 'refunded', 'disputed'])

/** Checks, applies and answers an event of the provider. Throws 400 for one that is forged, stale or unreadable. */
export async function receiveEvent(deps: Deps, visitor: Visitor, signed: SignedEvent): Promise<PaymentEvent> {
  const { fact, ...event } = readEvent(deps, signed)
  if (fact) await applyEvent(deps, visitor, { ...event, fact })
  return { ...event, fact }
}

function readEvent(deps: Deps, signed: SignedEvent): PaymentEvent {
  try {
    return deps.payments.readEvent(signed, deps.clock.now())
  } catch (error) {
    const message = error instanceof UntrustedEventError ? error.message : 'The event cannot be read'
    throw new ApiError('invalid_input', message)
  }
}

/**
 * Once for each event. What a payment has come to follows from all that is known of it, so that the order in which
 * events arrive decides nothing: a refund may come before the payment, a dispute's end before its beginning.
 */
function applyEvent(
  deps: Deps,
  visitor: Visitor,
  { id, type, occurredAt, fact }: PaymentEvent & { fact: PaymentFact },
): Promise<void> {
  return writeWithoutSession(deps, visitor, async (act) => {
    const { tx, now } = act
    const payment = await lockPayment(tx, deps.payments.name, fact)
    const { intent } = fact
    const received = { id, type, intent, occurredAt, paymentId: payment?.id ?? null, receivedAt: now }
    const recorded = await tx
      .insert(paymentEvents)
      .values({ ...received, payload: { ...fact } })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (recorded.length === 0) return act.unchanged()
    const status = payment && statusAfter(payment, await factsOf(act, payment, intent))
    if (!status || status === payment.status)
      return act.audit({ action: 'payment.event', ...about(payment), details: { event: id } })
    await tx.update(payments).set({ status, updatedAt: now }).where(eq(payments.id, payment.id))
    // An add-on counts by its payment's status alone.
    if (payment.addOn === null) await changePlan(deps, act, { payment, status })
    return act.audit({ action: `payment.${status}`, ...about(payment) })
  })
}

/** A payment that was taken back was made first, and ends the plan after notice, whichever event came first. */
async function changePlan(
  { env }: Deps,
  act: VisitorAct,
  { payment, status }: { payment: PaymentRow; status: string },
): Promise<void> {
  const isNews = !wasPaid.has(payment.status)
  const counts = status === 'paid' || (isTakenBack(status) && isNews)
  const isKept = counts && (await activateClinic(act, payment))
  if (isKept && isTakenBack(payment.status)) await withdrawNotice(act, payment.clinicId, payment.status)
  if (isTakenBack(status)) await giveNotice(act, payment, { reason: status, days: env.PAYMENT_NOTICE_DAYS })
}

const isTakenBack = (status: string): status is 'refunded' | 'disputed' =>
  status === 'refunded' || status === 'disputed'

function about(payment: PaymentRow | null) {
  const { userId: actorId = null, id: entityId = null, clinicId = null } = payment ?? {}
  return { actorId, entity: 'payment', entityId, clinicId }
}

type PaymentRow = typeof payments.$inferSelect

/** The payment, kept from every other event about the same money, also from one that cannot be told to be about it. */
async function lockPayment(tx: Reader, provider: string, fact: PaymentFact): Promise<PaymentRow | null> {
  if (fact.intent) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fact.intent}, 0))`)
  const isMeant =
    fact.kind === 'checkout' ? eq(payments.providerRef, fact.ref) : eq(payments.intent, fact.intent)
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), isMeant))
    .for('update')
  return row ?? null
}

/** All that is known of the payment, with what came before it was known which payment is meant. */
async function factsOf({ tx }: Step, payment: PaymentRow, intent: string | null): Promise<KnownFact[]> {
  if (intent && payment.intent !== intent) {
    await tx.update(payments).set({ intent }).where(eq(payments.id, payment.id))
    await tx.update(paymentEvents).set({ paymentId: payment.id }).where(eq(paymentEvents.intent, intent))
  }
  const rows = await tx
    .select({ payload: paymentEvents.payload, at: paymentEvents.occurredAt })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, payment.id))
  return rows.map(({ payload, at }) => ({ ...(payload as PaymentFact), at }))
}
