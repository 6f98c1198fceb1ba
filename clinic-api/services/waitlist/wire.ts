import type { WaitlistEntry } from '#contract/waitlist'
import type { PlacedEntry } from './entries.ts'

/** Names and phones of waiting people, and the reasons for putting somebody first, are for staff only. */
export function toWireEntry(placed: PlacedEntry, forStaff: boolean): WaitlistEntry {
  const { entry, offer, visit, offeringName, position, ahead } = placed
  const { clinicName, timeZone, doctorName, patientName, patientPhone } = placed
  const { id, clinicId, patientId, doctorId, specialty, weekdays, from, to, since, until } = entry
  return {
    _id: id,
    clinicId,
    patientId,
    doctorId,
    specialty,
    weekdays,
    from,
    to,
    since,
    until,
    clinicName,
    timeZone,
    doctorName,
    position,
    ahead,
    appointmentId: entry.appointmentId,
    appointmentStart: visit?.startAt.toISOString() ?? null,
    waitingSince: entry.createdAt.toISOString(),
    urgent: entry.urgentAt !== null,
    offer: offer && {
      _id: offer.id,
      doctorId: offer.doctorId,
      doctorName: offeringName ?? '',
      start: offer.startAt.toISOString(),
      end: offer.endAt.toISOString(),
      expiresAt: offer.expiresAt.toISOString(),
    },
    ...(forStaff && { patientName, patientPhone, urgentReason: entry.urgentReason }),
  }
}
