import { eq } from 'drizzle-orm'
import { encodeSlot } from '#contract/time'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import { staff } from '../../db/schema/staff.ts'
import { offers, waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import { type ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, joining, type Work, write } from '../../write/write.ts'
import { nearestFreeSlots } from '../appointments/available.ts'
import { bookInto, whyMissed } from '../appointments/book-appointment.ts'
import { type AppointmentRow, applyChange, lockAppointment } from '../appointments/change.ts'
import { isTaken } from '../appointments/is-taken.ts'
import { getAppointment } from '../appointments/queries.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { refuseSlot } from '../appointments/refuse-slot.ts'
import { isSlot } from '../appointments/reschedule-appointment.ts'
import { assertPending } from '../appointments/set-status.ts'
import { bookedBy } from '../appointments/slots.ts'
import { lengthIn } from '../appointments/visit-length.ts'
import { type ClinicSettings, getClinicSettings } from '../clinics/settings.ts'
import type { EntryRow } from './entries.ts'
import { type FoundOffer, getOffer, lockOffer, offerIsOver, subjectOfOffer } from './offers.ts'
import { settleNotice } from './settle-notice.ts'

class Missed extends Error {
  readonly reason: 'over' | ReturnType<typeof whyMissed>

  constructor(reason: Missed['reason']) {
    super(`The offer is ${reason}`)
    this.reason = reason
  }
}

/**
 * Takes the time that is kept: the visit that was to become earlier moves there, so that its old time is free at the
 * same moment; without one the time is booked. Repeating it answers the same visit. Throws 403, 404, and 409 with the
 * nearest free times when the offer is over.
 */
export async function acceptOffer(deps: Deps, caller: Caller, id: string): Promise<AppointmentRecord> {
  const intent = {
    action: 'offer.accept',
    find: (tx: Work['tx']) => lockOffer(tx, id),
    subject: subjectOfOffer,
  } as const
  let appointmentId: string
  try {
    appointmentId = await write(deps, caller, intent, async (act, offer) => {
      if (offer.state === 'accepted' && offer.appointmentId) return act.unchanged(offer.appointmentId)
      if (offer.state !== 'open' || offer.expiresAt <= act.now) throw new Missed('over')
      return take(deps, act, offer)
    })
  } catch (error) {
    if (!(error instanceof Missed)) throw error
    throw await refusal(deps, caller, id, error.reason)
  }
  return (await getAppointment(deps.db, appointmentId)) ?? Promise.reject(notFound())
}

async function take(deps: Deps, act: Act, offer: FoundOffer) {
  const { tx, now } = act
  const { id: offerId, clinicId, doctorId, patientId } = offer
  const [entry] = await tx.select().from(waitlist).where(eq(waitlist.id, offer.entryId))
  const settings = await getClinicSettings(joining(deps, act).db, clinicId)
  if (!entry || !settings) throw notFound()
  const visit = entry.appointmentId === null ? null : await lockAppointment(tx, entry.appointmentId)
  if (visit) assertPending(visit)
  // As whoever books or holds a time of this doctor.
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, doctorId)).for('no key update')
  await tx.delete(slotHolds).where(eq(slotHolds.offerId, offerId))
  const appointmentId = visit
    ? await move(act, visit, { offer, settings })
    : await book(deps, act, { offer, entry, settings })
  await tx
    .update(offers)
    .set({ state: 'accepted', appointmentId, endedAt: now })
    .where(eq(offers.id, offerId))
  await tx.update(waitlist).set({ endedAt: now, ending: 'accepted' }).where(eq(waitlist.id, entry.id))
  await settleNotice(act, offer)
  await act.announce({ type: 'offer.changed', offerId, doctorId, patientId, clinicId })
  const trace = { action: 'offer.accept', entity: 'offer', entityId: offerId, patientId, clinicId }
  return act.audit(trace, appointmentId)
}

interface Taking {
  offer: FoundOffer
  settings: ClinicSettings
}

async function move(act: Act, visit: AppointmentRow, { offer, settings }: Taking): Promise<string> {
  const { doctorId, startAt, endAt, patientId, clinicId } = offer
  const minutes = (endAt.getTime() - startAt.getTime()) / 60_000
  const slot = { startAt, endAt }
  if (!(await isSlot(act.tx, { doctorId, clinicId }, slot, lengthIn(settings, minutes))))
    throw new Missed('outside-shift')
  if (await isTaken(act, { doctorId, patientId, except: visit.id }, slot)) throw new Missed('taken')
  await applyChange(act, visit, {
    kind: 'reschedule',
    ...slot,
    arrivedAt: null,
    startedAt: null,
    ...(doctorId !== visit.doctorId && { doctorId }),
  })
  return visit.id
}

async function book(
  deps: Deps,
  act: Act,
  { offer, entry, settings }: Taking & { entry: EntryRow },
): Promise<string> {
  const { doctorId, startAt, patientId, clinicId } = offer
  const { once: _once, ...caller } = act.caller
  const booking = {
    clinicId,
    doctorId,
    patientId,
    appointmentDate: encodeSlot(startAt.getTime(), settings.timeZone),
    ...(entry.kindId && { kindId: entry.kindId }),
  }
  const { row } = await bookInto(joining(deps, act), caller, booking, subjectOfOffer(offer))
  return row?.id ?? Promise.reject(new Missed(whyMissed(row)))
}

async function refusal(deps: Deps, caller: Caller, id: string, reason: Missed['reason']): Promise<ApiError> {
  const offer = await getOffer(deps.db.orm, id)
  if (!offer) return notFound()
  const { clinicId, doctorId, patientId, startAt, endAt } = offer
  const minutes = (endAt.getTime() - startAt.getTime()) / 60_000
  const place = {
    clinicId,
    doctorId,
    patientId,
    minutes,
    userId: caller.userId,
    by: bookedBy(caller, clinicId),
  }
  const wanted = startAt.getTime()
  if (reason !== 'over') return refuseSlot(deps, place, wanted, reason)
  return offerIsOver(await nearestFreeSlots(deps, place, wanted))
}
