import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { paymentEvents, payments } from '../../db/schema/payments.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Visitor } from '../../policy/caller.ts'
import { type PaymentEvent, type SignedEvent, UntrustedEventError } from '../../ports/payments.ts'
import { writeWithoutSession } from '../../write/write.ts'
import { activateClinic } from './activate-clinic.ts'

/** Checks and applies an event of the provider. Throws 400 for one that is forged, stale or unreadable. */
export async function receiveEvent(deps: Deps, visitor: Visitor, signed: SignedEvent): Promise<void> {
  await applyEvent(deps, visitor, readEvent(deps, signed))
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
 * Once for each event, in whatever order they come: a payment that is paid stays paid, and an event without our
 * amount changes nothing.
 */
function applyEvent(deps: Deps, visitor: Visitor, event: PaymentEvent): Promise<void> {
  const { id, type, occurredAt, checkout } = event
  return writeWithoutSession(deps, visitor, async (act) => {
    const { tx, now } = act
    const payment = checkout && (await lockPayment(tx, deps.payments.name, checkout.ref))
    const received = { id, type, occurredAt, paymentId: payment?.id ?? null, receivedAt: now }
    const recorded = await tx
      .insert(paymentEvents)
      .values({ ...received, payload: { ...checkout } })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (recorded.length === 0) return act.unchanged()
    const status = payment && checkout && nextStatus(payment, checkout)
    if (!status) return act.audit({ action: 'payment.event', ...about(payment), details: { event: id } })
    await tx.update(payments).set({ status, updatedAt: now }).where(eq(payments.id, payment.id))
    if (status === 'paid') await activateClinic(act, payment)
    return act.audit({ action: `payment.${status}`, ...about(payment) })
  })
}

function about(payment: PaymentRow | null) {
  const { userId: actorId = null, id: entityId = null, clinicId = null } = payment ?? {}
  return { actorId, entity: 'payment', entityId, clinicId }
}

type PaymentRow = typeof payments.$inferSelect

async function lockPayment(tx: Reader, provider: string, ref: string): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerRef, ref)))
    .for('update')
  return row ?? null
}

/** Null when the event changes nothing. */
function nextStatus(
  { status, amountCents, currency }: PaymentRow,
  event: NonNullable<PaymentEvent['checkout']>,
): string | null {
  if (status === 'paid') return null
  if (event.outcome !== 'paid') return status === 'pending' ? event.outcome : null
  return event.amountCents === amountCents && event.currency === currency ? 'paid' : null
}
