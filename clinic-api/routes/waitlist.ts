import { waitlistCalls } from '#contract/calls/waitlist'
import type { WaitlistEntry } from '#contract/waitlist'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsWaiting } from '../http/shown.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'
import { acceptOffer } from '../services/waitlist/accept-offer.ts'
import { leaveWaitlist, putFirst } from '../services/waitlist/change-entry.ts'
import { declineOffer } from '../services/waitlist/end-offer.ts'
import { getEntry, listWaiting, type PlacedEntry, subjectOfEntry } from '../services/waitlist/entries.ts'
import { joinWaitlist } from '../services/waitlist/join.ts'
import { getOffer, subjectOfOffer } from '../services/waitlist/offers.ts'

/** The waitlist and its offers. */
export function waitlistRoutes(app: ApiServer, deps: Deps): void {
  const ownEntry = {
    ownerOf: async (entryId: string) => {
      const found = await getEntry(deps.db.orm, entryId)
      return found && subjectOfEntry(found)
    },
  }
  const ownOffer = {
    ownerOf: async (offerId: string) => {
      const found = await getOffer(deps.db.orm, offerId)
      return found && subjectOfOffer(found)
    },
  }

  serveCall(app, waitlistCalls.list, { shows: showsWaiting }, async ({ query, caller }) => {
    const { clinicId, appointmentId } = query
    const all = await listWaiting(deps, caller, clinicId)
    const entries = appointmentId ? all.filter(({ entry }) => entry.appointmentId === appointmentId) : all
    return entries.map((each) => toWireEntry(each, caller.staffId !== null))
  })

  serveCall(app, waitlistCalls.join, {}, async ({ body, caller }) =>
    toWireEntry(await joinWaitlist(deps, caller, body), caller.staffId !== null),
  )

  serveCall(app, waitlistCalls.leave, ownEntry, async ({ params, caller }) => {
    await leaveWaitlist(deps, caller, params.id)
    return { message: 'Taken off the waitlist' }
  })

  serveCall(app, waitlistCalls.putFirst, ownEntry, async ({ params, body, caller }) =>
    toWireEntry(await putFirst(deps, caller, params.id, body.reason), true),
  )

  serveCall(app, waitlistCalls.accept, ownOffer, async ({ params, caller }) =>
    toWireAppointment(await acceptOffer(deps, caller, params.id), caller.staffId !== null),
  )

  serveCall(app, waitlistCalls.decline, ownOffer, async ({ params, caller }) => {
    await declineOffer(deps, caller, params.id)
    return { message: 'Offer declined' }
  })
}

/** Names and phones of waiting people, and the reasons for putting somebody first, are for staff only. */
function toWireEntry(placed: PlacedEntry, forStaff: boolean): WaitlistEntry {
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
