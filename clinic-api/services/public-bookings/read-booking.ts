import type { WithId } from '#contract/calls/call'
import type { PublicBooking } from '#contract/public-bookings'
import { isTooLateToChange } from '#contract/visit-rules'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { nearestFreeSlots } from '../appointments/available.ts'
import { getAppointment } from '../appointments/queries.ts'
import { openBookingToken } from '../notifications/booking-token.ts'
import { mailClinicToken } from '../notifications/clinic-of-mail.ts'
import { visitLinkToken } from '../notifications/visit-link-token.ts'
import { wantedOf } from '../visit-kinds/queries.ts'
import { type FoundBooking, findByShortToken, getBooking } from './bookings.ts'

export type BookingRecord = WithId<PublicBooking>

/** The booking of a link. Throws 404 for a link that is none of ours, or of a booking that was swept. */
export async function openBooking(deps: Deps, token: string): Promise<FoundBooking> {
  const id = openBookingToken(deps.env, token) ?? (await findByShortToken(deps.db.orm, token))
  const found = id === null ? null : await getBooking(deps.db.orm, id)
  if (!found) throw notFound()
  return found
}

/** Its state for whoever holds the link: the same whoever the person may be. */
export async function readBooking(deps: Deps, token: string): Promise<BookingRecord> {
  return tellOf(deps, await openBooking(deps, token))
}

export async function tellOf(deps: Deps, found: FoundBooking): Promise<BookingRecord> {
  const { booking, doctorName, clinic, kind } = found
  const { id, nameEn, nameEs, colour } = kind
  const now = deps.clock.now()
  const known = {
    slug: clinic.slug,
    clinicName: clinic.name,
    city: clinic.city,
    kind: { id, nameEn, nameEs, colour },
    timeZone: clinic.timeZone,
    where: kind.where,
    sentBy: booking.linkHash === null ? ('email' as const) : ('sms' as const),
    heldUntil: booking.expiresAt.toISOString(),
  }
  if (booking.appointmentId === null) {
    const isHeld = booking.expiresAt > now
    return {
      ...known,
      state: isHeld ? 'held' : 'expired',
      doctorName,
      start: booking.startAt.toISOString(),
      end: booking.endAt.toISOString(),
      alternatives: isHeld ? [] : await freeNear(deps, found),
      links: null,
    }
  }
  const visit = await getAppointment(deps.db, booking.appointmentId)
  if (!visit) throw notFound()
  const isCancelled = visit.status === 'cancelled'
  const facts = { appointmentId: visit.id, startAt: visit.start.getTime(), version: visit.linkVersion }
  const from = mailClinicToken(deps.env, visit.clinicId)
  const path = (action: 'move' | 'cancel') =>
    `/visit/${visitLinkToken(deps.env, { ...facts, action })}?from=${from}`
  const rules = { cancelHours: visit.cancelHours ?? 0 }
  const isChangeable =
    visit.status === 'pending' && visit.start > now && !isTooLateToChange(visit.start, rules, now)
  return {
    ...known,
    state: isCancelled ? 'cancelled' : 'confirmed',
    doctorName: visit.doctorName,
    where: visit.where,
    start: visit.start.toISOString(),
    end: visit.end.toISOString(),
    alternatives: [],
    links: isChangeable ? { move: path('move'), cancel: path('cancel') } : null,
  }
}

/** Free times of the doctor near the one that was wanted; that one too, if nobody has taken it. */
export async function freeNear(deps: Deps, { booking, kind }: FoundBooking): Promise<string[]> {
  const { clinicId, doctorId, startAt } = booking
  const whose = { clinicId, doctorId, patientId: '', userId: '', by: 'patient' as const }
  const free = await nearestFreeSlots(deps, { ...whose, kind: wantedOf(kind) }, startAt.getTime())
  return free.map((each) => each.toISOString())
}
