import { type LinkAction, linkActions, type VisitLink, type VisitLinkInput } from '#contract/visit-links'
import { isTooLateToChange } from '#contract/visit-rules'
import type { Deps } from '../../deps.ts'
import { ApiError, forbidden, notFound } from '../../errors.ts'
import type { Caller, Visitor } from '../../policy/caller.ts'
import { readBookableDays } from '../appointments/available.ts'
import { confirmAppointment } from '../appointments/confirm-appointment.ts'
import { type AppointmentDetailRecord, getAppointment } from '../appointments/queries.ts'
import { rescheduleAppointment } from '../appointments/reschedule-appointment.ts'
import { cancelAppointment } from '../appointments/set-status.ts'
import { isRoomClosed, joinUrlOf, opensAt } from '../appointments/video-room.ts'
import { openShortLink } from '../channels/short-link.ts'
import { openOfferLink } from '../notifications/offer-link-token.ts'
import { openVisitLink, type VisitLinkFacts } from '../notifications/visit-link-token.ts'
import { followOfferLink, type OfferFacts, readOfferLink } from './offer-links.ts'
import { patientOfLink } from './patient-of-link.ts'

/** The visit or offer behind a link, and the acts still possible. Throws 404 for an unknown link. */
export async function readVisitLink(deps: Deps, token: string): Promise<VisitLink> {
  const offer = await openOffer(deps, token)
  if (offer) return readOfferLink(deps, offer)
  const { facts, visit } = await open(deps, token)
  // A text that tells of a cancelled visit leads to just that.
  const isCancelled = facts.action === 'choose' && visit.status === 'cancelled'
  return tellOf(deps, isCancelled ? { ...facts, action: 'cancel' } : facts, visit)
}

/**
 * Does the one thing that the link is for, as the patient, and tells what became of it; repeating it changes nothing.
 * Throws 403 for another action, 404 for a link that is none of ours, 409 for one that has ended and, with free times,
 * for a time that is taken.
 */
export async function followVisitLink(
  deps: Deps,
  visitor: Pick<Visitor, 'address'>,
  token: string,
  input: VisitLinkInput,
): Promise<VisitLink> {
  const offer = await openOffer(deps, token)
  if (offer) return followOfferLink(deps, visitor, offer, input).catch(unexplained)
  const { facts: link, visit } = await open(deps, token)
  if (!isFor(input, link)) throw forbidden()
  const facts = { ...link, action: input.action }
  const state = stateOf(facts, visit, deps.clock.now())
  if (state === 'ended') throw new ApiError('conflict', 'This link can no longer be used')
  if (input.action === 'join') return tellOf(deps, facts, visit)
  if (state === 'open')
    await act(deps, await patientOfLink(deps, visit.patientId, visitor), visit.id, input).catch(unexplained)
  const changed = await getAppointment(deps.db, visit.id)
  if (!changed) throw notFound()
  return { ...(await tellOf(deps, facts, changed)), state: 'done' }
}

/** Refuses a time without the reason: a link may be in anybody's hands, and the patient's other visits are not theirs. */
function unexplained(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'slot_taken') throw error
  const { alternatives = [] } = error.details
  throw new ApiError('slot_taken', 'This time is no longer available', { alternatives })
}

type VisitInput = Extract<VisitLinkInput, { action: LinkAction }>

function isFor(input: VisitLinkInput, { action }: Facts): input is VisitInput {
  return action === 'choose' ? linkActions.some((each) => each === input.action) : input.action === action
}

function act(
  deps: Deps,
  caller: Caller,
  id: string,
  input: Exclude<VisitInput, { action: 'join' }>,
): Promise<unknown> {
  switch (input.action) {
    case 'confirm':
      return confirmAppointment(deps, caller, id)
    case 'cancel':
      return cancelAppointment(deps, caller, id)
    case 'move':
      return rescheduleAppointment(deps, caller, id, input)
  }
}

/** The short link of a text message does whatever its holder chooses. */
type Facts = Omit<VisitLinkFacts, 'action'> & { action: LinkAction | 'choose' }

interface Opened {
  facts: Facts
  visit: AppointmentDetailRecord
}

async function open(deps: Deps, token: string): Promise<Opened> {
  const facts = openVisitLink(deps.env, token) ?? (await openShort(deps, token))
  const visit = facts && (await getAppointment(deps.db, facts.appointmentId))
  if (!visit) throw notFound()
  return { facts, visit }
}

async function openShort(deps: Deps, token: string): Promise<Facts | null> {
  const short = await openShortLink(deps, token)
  return short && 'appointmentId' in short ? { ...short, action: 'choose' } : null
}

async function openOffer(deps: Deps, token: string): Promise<OfferFacts | null> {
  const offer = openOfferLink(deps.env, token)
  if (offer) return offer
  const short = await openShortLink(deps, token)
  return short && 'offerId' in short ? { ...short, action: 'choose' } : null
}

function stateOf(
  { action, startAt, version }: Facts,
  visit: AppointmentDetailRecord,
  now: Date,
): VisitLink['state'] {
  const { status, start, confirmedAt, linkVersion } = visit
  if (action === 'join') return version !== linkVersion || isRoomClosed(visit, now) ? 'ended' : 'open'
  if (start.getTime() !== startAt || version !== linkVersion) return 'ended'
  if (action === 'cancel' && status === 'cancelled') return 'done'
  if (status !== 'pending' || start <= now) return 'ended'
  return action === 'confirm' && confirmedAt ? 'done' : 'open'
}

async function tellOf(deps: Deps, facts: Facts, visit: AppointmentDetailRecord): Promise<VisitLink> {
  const { clinicId, doctorId, clinicName, city, doctorName, timeZone, start, end } = visit
  const { action } = facts
  const now = deps.clock.now()
  const state = stateOf(facts, visit, now)
  const tooLate = action === 'confirm' || action === 'join' ? null : hoursTooLate(visit, now)
  const offersTimes = (action === 'move' || action === 'choose') && state === 'open' && tooLate === null
  const place = { clinicId, doctorId, by: 'patient', userId: '', except: visit.id } as const
  const upcoming = offersTimes ? (await readBookableDays(deps, place)).upcoming : []
  // Its own time counts as free, and is no time to move to.
  const free = upcoming.filter((each) => each !== start.getTime())
  return {
    action,
    state,
    clinicName,
    city,
    doctorName,
    timeZone,
    start: start.toISOString(),
    end: end.toISOString(),
    free: free.map((each) => new Date(each).toISOString()),
    ...(tooLate !== null && state === 'open' && { tooLate }),
    ...(action === 'choose' && { confirmed: visit.confirmedAt !== null }),
    ...((action === 'join' || (action === 'choose' && visit.where === 'video')) && {
      opensAt: opensAt(visit).toISOString(),
      joinUrl: joinUrlOf(visit, now),
    }),
  }
}

/** The notice that its kind asks for, once it is too late to move or cancel the visit; null before. */
function hoursTooLate({ start, cancelHours }: AppointmentDetailRecord, now: Date): number | null {
  return cancelHours && isTooLateToChange(start, { cancelHours }, now) ? cancelHours : null
}
