import { and, eq, isNotNull, lte, ne, or } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { appointments } from '../../db/schema/appointments.ts'
import { clinicStaff } from '../../db/schema/memberships.ts'
import { freedTimes, type OfferState, offers, waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Work, write, writeWithoutSession } from '../../write/write.ts'
import { lockOffer, type OfferRow, offerIsOver, subjectOfOffer } from './offers.ts'
import { settleNotice } from './settle-notice.ts'

/**
 * Ends an offer that was not taken: its time is looked at for the next. What keeps the time stays until then, so that
 * nobody comes in between.
 */
export async function endOffer(
  { tx, now, announce }: Work,
  offer: OfferRow,
  state: Exclude<OfferState, 'open' | 'accepted'>,
): Promise<void> {
  const { id: offerId, clinicId, doctorId, patientId, startAt, endAt } = offer
  await settleNotice({ tx, now }, offer)
  await tx.update(offers).set({ state, endedAt: now }).where(eq(offers.id, offerId))
  await tx.insert(freedTimes).values({ id: newId(), clinicId, doctorId, startAt, endAt })
  await announce({ type: 'offer.changed', offerId, doctorId, patientId, clinicId })
}

/** Says no to an offer; repeating it changes nothing. Throws 403, 404, and 409 when it was accepted or is over. */
export async function declineOffer(deps: Deps, caller: Caller, id: string): Promise<void> {
  const intent = {
    action: 'offer.decline',
    find: (tx: Work['tx']) => lockOffer(tx, id),
    subject: subjectOfOffer,
  } as const
  await write(deps, caller, intent, async (act, offer) => {
    if (offer.state === 'declined') return act.unchanged()
    if (offer.state !== 'open') throw offerIsOver()
    await endOffer(act, offer, 'declined')
    const { clinicId, patientId } = offer
    return act.audit({ action: 'offer.decline', entity: 'offer', entityId: id, patientId, clinicId })
  })
}

const batch = 20

/** Ends offers that ran out, or that came to nothing with the visit or the doctor they were about; resolves to how many. */
export function endDueOffers(deps: Deps): Promise<number> {
  return writeWithoutSession(deps, { address: 'localhost' }, async (act) => {
    const { tx, now } = act
    const due = await tx
      .select({ offer: offers })
      .from(offers)
      .innerJoin(waitlist, eq(waitlist.id, offers.entryId))
      .innerJoin(
        clinicStaff,
        and(eq(clinicStaff.id, offers.doctorId), eq(clinicStaff.clinicId, offers.clinicId)),
      )
      .leftJoin(appointments, eq(appointments.id, waitlist.appointmentId))
      .where(
        and(
          eq(offers.state, 'open'),
          or(
            lte(offers.expiresAt, now),
            isNotNull(clinicStaff.deletedAt),
            ne(appointments.status, 'pending'),
            lte(appointments.startAt, offers.startAt),
          ),
        ),
      )
      .limit(batch)
      .for('update', { of: offers, skipLocked: true })
    let ended = act.unchanged(0)
    for (const { offer } of due) {
      const state = offer.expiresAt <= now ? 'expired' : 'ended'
      await endOffer(act, offer, state)
      const { id: entityId, clinicId, patientId } = offer
      const trace = {
        action: `offer.${state}`,
        actorId: null,
        entity: 'offer',
        entityId,
        patientId,
        clinicId,
      }
      ended = await act.audit(trace, due.length)
    }
    return ended
  })
}
