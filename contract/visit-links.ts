import { z } from 'zod'
import { chosenSlot } from './appointments.ts'
import { instant } from './common.ts'

export const visitLinkActions = ['confirm', 'move', 'cancel'] as const

export const visitLinkAction = z.enum(visitLinkActions)

export type VisitLinkAction = z.infer<typeof visitLinkAction>

/** Actions of links in mails about a visit; `join` leads into the room of a visit by video. */
export const linkActions = [...visitLinkActions, 'join'] as const

export type LinkAction = (typeof linkActions)[number]

/** Actions of a link in an offer of the waitlist. */
export const offerLinkActions = ['accept', 'decline'] as const

export type OfferLinkAction = (typeof offerLinkActions)[number]

/** `ended`: the visit has begun, was moved or cancelled since, so that the link does nothing any more. */
export const visitLinkStates = ['open', 'done', 'ended'] as const

/** The visit behind a mail's link, for whoever holds it: no name of the patient, no reason for the visit. */
export const visitLink = z.object({
  /** The one thing that it does; `choose` for the short link of a text message, which does any of `linkActions`. */
  action: z.enum([...linkActions, ...offerLinkActions, 'choose']),
  state: z.enum(visitLinkStates),
  clinicName: z.string(),
  city: z.string(),
  doctorName: z.string(),
  start: instant,
  end: instant,
  /** IANA zone of the clinic. */
  timeZone: z.string(),
  /** Times to which the visit can be moved; empty for the other actions. */
  free: z.array(instant),
  /** The hours before the visit at which moving and cancelling ended; absent while both are possible. */
  tooLate: z.number().int().optional(),
  /** To join: when the room opens, and its address while it is open. */
  opensAt: instant.optional(),
  joinUrl: z.string().nullish(),
  /** Short links only: true when the patient has said that they are coming. */
  confirmed: z.boolean().optional(),
  offer: z.object({ expiresAt: instant, instead: instant.nullable() }).optional(),
})

export type VisitLink = z.infer<typeof visitLink>

/** `appointmentDate` as `encodeSlot` of `time.ts` writes it. */
export const visitLinkInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('confirm') }),
  z.object({ action: z.literal('cancel') }),
  z.object({ action: z.literal('accept') }),
  z.object({ action: z.literal('decline') }),
  z.object({ action: z.literal('join') }),
  z.object({ action: z.literal('move'), appointmentDate: z.string().max(40) }),
])

export type VisitLinkInput = z.infer<typeof visitLinkInput>

const linked = { token: z.string().max(400) }

/** The browser's use of a link: the token is in the body, so that no log of addresses has it. */
export const followLinkInput = z.discriminatedUnion('action', [
  z.object({ ...linked, action: z.literal('confirm') }),
  z.object({ ...linked, action: z.literal('cancel') }),
  z.object({ ...linked, action: z.literal('accept') }),
  z.object({ ...linked, action: z.literal('decline') }),
  z.object({ ...linked, action: z.literal('join') }),
  z.object({ ...linked, action: z.literal('move'), ...chosenSlot.shape }),
])
