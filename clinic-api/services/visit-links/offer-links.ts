import { eq } from 'drizzle-orm'
import { offerLinkActions, type VisitLink, type VisitLinkInput } from '#contract/visit-links'
import { appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { staff } from '../../db/schema/staff.ts'
import { offers, waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import { forbidden, notFound } from '../../errors.ts'
import type { Visitor } from '../../policy/caller.ts'
import type { OfferLinkFacts } from '../notifications/offer-link-token.ts'
import { acceptOffer } from '../waitlist/accept-offer.ts'
import { declineOffer } from '../waitlist/end-offer.ts'
import { patientOfLink } from './patient-of-link.ts'

/** The short link of a text message takes whichever of the two its holder chooses. */
export type OfferFacts = Omit<OfferLinkFacts, 'action'> & { action: OfferLinkFacts['action'] | 'choose' }

/** The offer behind a link, and the acts still possible. Throws 404. */
export async function readOfferLink(deps: Deps, facts: OfferFacts): Promise<VisitLink> {
  return tell(facts, await read(deps, facts), deps.clock.now())
}

/** Accepts or declines, as the patient; repeating it changes nothing. Throws 403, 404, and 409 when the offer is over. */
export async function followOfferLink(
  deps: Deps,
  visitor: Pick<Visitor, 'address'>,
  facts: OfferFacts,
  { action }: VisitLinkInput,
): Promise<VisitLink> {
  const isOurs =
    facts.action === 'choose' ? action === 'accept' || action === 'decline' : action === facts.action
  if (!isOurs) throw forbidden()
  const { offer } = await read(deps, facts)
  const caller = await patientOfLink(deps, offer.patientId, visitor)
  if (action === 'accept') await acceptOffer(deps, caller, offer.id)
  else await declineOffer(deps, caller, offer.id)
  return readOfferLink(deps, facts)
}

async function read({ db }: Deps, { offerId }: OfferFacts) {
  const [found] = await db.orm
    .select({ offer: offers, doctor: staff, clinic: clinics, instead: appointments.startAt })
    .from(offers)
    .innerJoin(waitlist, eq(waitlist.id, offers.entryId))
    .innerJoin(staff, eq(staff.id, offers.doctorId))
    .innerJoin(clinics, eq(clinics.id, offers.clinicId))
    .leftJoin(appointments, eq(appointments.id, waitlist.appointmentId))
    .where(eq(offers.id, offerId))
  if (!found) throw notFound()
  return found
}

const results = { accept: 'accepted', decline: 'declined' } as const

/** The act of the link; where it offered a choice, the one that was taken. */
function actionOf({ action }: OfferFacts, state: string): OfferFacts['action'] {
  if (action !== 'choose') return action
  return offerLinkActions.find((each) => results[each] === state) ?? action
}

function tell(
  facts: OfferFacts,
  { offer, doctor, clinic, instead }: Awaited<ReturnType<typeof read>>,
  now: Date,
): VisitLink {
  const action = actionOf(facts, offer.state)
  const isOpen = offer.state === 'open' && offer.expiresAt > now
  return {
    action,
    state: action !== 'choose' && offer.state === results[action] ? 'done' : isOpen ? 'open' : 'ended',
    clinicName: clinic.name,
    city: clinic.city,
    doctorName: `${doctor.name} ${doctor.surname}`,
    timeZone: clinic.timeZone,
    start: offer.startAt.toISOString(),
    end: offer.endAt.toISOString(),
    free: [],
    offer: {
      expiresAt: offer.expiresAt.toISOString(),
      instead: isOpen ? (instead?.toISOString() ?? null) : null,
    },
  }
}
