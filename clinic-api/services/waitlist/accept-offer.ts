import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import { offers, waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import { type ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { reached } from '../../reached.ts'
import { type Act, insideWrite, type Work, write } from '../../write/write.ts'
import { nearestFreeSlots } from '../appointments/available.ts'
import { bookSlot } from '../appointments/book-slot.ts'
import { getBrokenRule } from '../appointments/broken-rule.ts'
import {
  type AppointmentRow,
  applyChange,
  kindOfRow,
  lockAppointment,
  rowColumns,
} from '../appointments/change.ts'
import { isTaken } from '../appointments/is-taken.ts'
import { getAppointment } from '../appointments/queries.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { NoSuchSlot, refuseSlot } from '../appointments/refuse-slot.ts'
import { isSlot, lockDoctor } from '../appointments/reschedule-appointment.ts'
import { assertPending } from '../appointments/set-status.ts'
import { bookedBy } from '../appointments/slots.ts'
import { sessionOf, takePlace } from '../appointments/take-place.ts'
import { lengthIn, noKind, type WantedKind } from '../appointments/visit-length.ts'
import { type ClinicSettings, getClinicSettings } from '../clinics/settings.ts'
import { getKind, wantedOf } from '../visit-kinds/queries.ts'
import type { EntryRow } from './entries.ts'
import { type FoundOffer, getOffer, lockOffer, offerIsOver, subjectOfOffer } from './offers.ts'
import { settleNotice } from './settle-notice.ts'

class OfferOver extends Error {}

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
      if (offer.state !== 'open' || offer.expiresAt <= act.now) throw new OfferOver()
      return take(deps, act, offer)
    })
  } catch (error) {
    if (!(error instanceof OfferOver || error instanceof NoSuchSlot)) throw error
    if (error instanceof OfferOver) reached('offer: over when it is accepted')
    throw await refusal(deps, caller, id, error)
  }
  return (await getAppointment(deps.db, appointmentId)) ?? Promise.reject(notFound())
}

async function take(deps: Deps, act: Act, offer: FoundOffer) {
  const { tx, now } = act
  const { id: offerId, clinicId, doctorId, patientId } = offer
  const [entry] = await tx.select().from(waitlist).where(eq(waitlist.id, offer.entryId))
  const settings = await getClinicSettings(insideWrite(deps, act).db, clinicId)
  if (!entry || !settings) throw notFound()
  const visit = entry.appointmentId === null ? null : await lockAppointment(tx, entry.appointmentId)
  if (visit) assertPending(visit)
  await lockDoctor(tx, doctorId)
  await tx.delete(slotHolds).where(eq(slotHolds.offerId, offerId))
  const appointmentId = visit
    ? await move(act, visit, { offer, settings })
    : await book(act, entry, { offer, settings })
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
  const slot = { startAt, endAt }
  const minutes = minutesOf(offer)
  const kind = kindOfRow(visit)
  const session = sessionOf({ doctorId, kind, ...slot })
  if (!(await isSlot(act.tx, { doctorId, clinicId }, slot, lengthIn(settings, minutes))))
    throw new NoSuchSlot('outside-shift', startAt.getTime())
  if (await isTaken(act, { doctorId, patientId, except: visit.id, session }, slot))
    throw new NoSuchSlot('taken', startAt.getTime())
  const among = { doctorId, kind, timeZone: settings.timeZone, except: visit.id }
  const broken = await getBrokenRule(act.tx, among, slot)
  if (broken) throw new NoSuchSlot(broken, startAt.getTime())
  const { columns } = await takePlace(act, { doctorId, kind, ...slot, except: visit.id })
  await applyChange(act, visit, {
    kind: 'reschedule',
    ...slot,
    ...columns,
    arrivedAt: null,
    startedAt: null,
    ...(doctorId !== visit.doctorId && { doctorId }),
  })
  return visit.id
}

async function book(act: Act, entry: EntryRow, { offer, settings }: Taking): Promise<string> {
  const { clinicId, doctorId, patientId, startAt } = offer
  const kind = await kindOf(act.tx, entry, offer)
  const slot = { start: startAt.getTime(), kind, settings }
  return (await bookSlot(act, { clinicId, doctorId, patientId }, slot)).settle().id
}

/** The kind of visit that was offered: that of the visit that moves, or of the wish. */
async function kindOf(
  tx: Reader,
  { kindId, appointmentId }: EntryRow,
  offer: FoundOffer,
): Promise<WantedKind> {
  const [visit] = appointmentId
    ? await tx.select(rowColumns).from(appointments).where(eq(appointments.id, appointmentId))
    : []
  const wanted = kindId === null ? null : await getKind(tx, kindId)
  const kind = wanted ? wantedOf(wanted) : noKind
  return { ...(visit ? kindOfRow(visit) : kind), minutes: minutesOf(offer) }
}

const minutesOf = ({ startAt, endAt }: FoundOffer) => (endAt.getTime() - startAt.getTime()) / 60_000

async function refusal(
  deps: Deps,
  caller: Caller,
  id: string,
  error: OfferOver | NoSuchSlot,
): Promise<ApiError> {
  const offer = await getOffer(deps.db.orm, id)
  if (!offer) return notFound()
  const { clinicId, doctorId, patientId, startAt, entryId } = offer
  const [entry] = await deps.db.orm.select().from(waitlist).where(eq(waitlist.id, entryId))
  if (!entry) return notFound()
  const place = {
    clinicId,
    doctorId,
    patientId,
    kind: await kindOf(deps.db.orm, entry, offer),
    userId: caller.userId,
    by: bookedBy(caller, clinicId),
    moving: entry.appointmentId,
  }
  const wanted = startAt.getTime()
  if (error instanceof NoSuchSlot) return refuseSlot(deps, place, wanted, error.reason)
  return offerIsOver(await nearestFreeSlots(deps, place, wanted))
}
