import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { paymentEvents, payments } from '../../db/schema/payments.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/errors.ts'
import { type PaymentEvent, UntrustedEventError } from '../../ports/payments.ts'
import { recordAudit } from '../../write/audit.ts'
import { activateClinic } from './activate-clinic.ts'

/** Checks and applies an event of the provider. Throws 400 for one that is forged, stale or unreadable. */
export async function receiveEvent(
  deps: Deps,
  body: string,
  signature: string,
  address: string,
): Promise<void> {
  const event = readEvent(deps, body, signature)
  await applyEvent(deps, event, address)
}

function readEvent(deps: Deps, body: string, signature: string): PaymentEvent {
  try {
    return deps.payments.readEvent(body, signature, deps.clock.now())
  } catch (error) {
    const message = error instanceof UntrustedEventError ? error.message : 'The event cannot be read'
    throw new ApiError('invalid_input', message)
  }
}

/**
 * Once for each event, in whatever order they come: a payment that is paid stays paid, and an event without our
 * amount changes nothing.
 */
async function applyEvent(deps: Deps, event: PaymentEvent, address: string): Promise<void> {
  const { name: provider } = deps.payments
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const payment = event.checkout && (await lockPayment(tx, provider, event.checkout.ref))
    const recorded = await tx
      .insert(paymentEvents)
      .values({
        id: event.id,
        paymentId: payment?.id ?? null,
        type: event.type,
        payload: { ...event.checkout },
        occurredAt: event.occurredAt,
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (recorded.length === 0 || !payment || !event.checkout) return
    const status = nextStatus(payment, event.checkout)
    if (!status) return
    await tx.update(payments).set({ status, updatedAt: now }).where(eq(payments.id, payment.id))
    if (status === 'paid') await activateClinic(tx, now, payment)
    await recordAudit(tx, now, {
      action: `payment.${status}`,
      actorId: payment.userId,
      address,
      entity: 'payment',
      entityId: payment.id,
      clinicId: payment.clinicId,
    })
  })
}

type PaymentRow = typeof payments.$inferSelect

async function lockPayment(tx: Orm, provider: string, ref: string): Promise<PaymentRow | null> {
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
