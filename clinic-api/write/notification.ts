import { z } from 'zod'
import { notice } from '#contract/notifications'
import type { OfferLinkAction, VisitLinkAction } from '#contract/visit-links'

const meeting = z.object({
  appointmentId: z.string(),
  doctorName: z.string(),
  clinicName: z.string(),
  /** Place of the clinic, for "local time in". */
  city: z.string(),
  /** IANA zone of the clinic. */
  timeZone: z.string(),
  startAt: z.iso.datetime(),
  /** Absent for a visit at the clinic. */
  where: z.enum(['video', 'phone']).optional(),
  /** The path into the room of a visit by video; made when the mail is sent, never stored. */
  join: z.string().optional(),
  /** The path of the visit as a file for calendar programs; made when the mail is sent, never stored. */
  calendar: z.string().optional(),
})

export type Meeting = z.infer<typeof meeting>

const language = z.enum(['en', 'es'])

/** The facts that the outbox keeps of a mail: no more than it takes to write it. */
export const notification = z.discriminatedUnion('kind', [
  /** `by`: who of the clinic booked it; absent when the patient did. */
  z.object({ kind: z.literal('appointment-booked'), language, meeting, by: z.string().optional() }),
  z.object({ kind: z.literal('appointment-cancelled'), language, meeting }),
  z.object({
    kind: z.literal('appointment-rescheduled'),
    language,
    meeting,
    previousStartAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('doctor-rescheduled'),
    language,
    meeting,
    previousStartAt: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('doctor-deleted'), language, meeting }),
  z.object({ kind: z.literal('visit-reminder'), language, meeting }),
  /** `instead`: when the visit is that would move there. */
  z.object({
    kind: z.literal('slot-offered'),
    language,
    offerId: z.string(),
    ...meeting.omit({ appointmentId: true, where: true, join: true, calendar: true }).shape,
    expiresAt: z.iso.datetime(),
    instead: z.iso.datetime().optional(),
  }),
  /** Asks a visitor of a clinic's page to confirm the time that is kept for them. */
  z.object({
    kind: z.literal('booking-held'),
    language,
    bookingId: z.string(),
    ...meeting.omit({ appointmentId: true, where: true, join: true, calendar: true }).shape,
    expiresAt: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('genetic-study'), language, clinicName: z.string().nullable() }),
  z.object({ kind: z.literal('patient-linked'), language, clinicName: z.string() }),
  z.object({ kind: z.enum(['patient-invited', 'doctor-invited']), language, clinicName: z.string() }),
  z.object({ kind: z.literal('password-reset'), language }),
  /** A question from the contact page, to those who run the installation. */
  z.object({
    kind: z.literal('contact-request'),
    language,
    name: z.string(),
    email: z.string(),
    text: z.string(),
  }),
  /** To act for a patient, who is not named: the address may be wrong. */
  z.object({ kind: z.literal('guardian-invited'), language, clinicName: z.string(), guardianId: z.string() }),
  /** To the address that somebody wants to sign in with. */
  z.object({ kind: z.literal('email-change'), language, changeId: z.string() }),
  /** To the address that they sign in with, with a link that stops it. `email`: the new one. */
  z.object({ kind: z.literal('email-changing'), language, changeId: z.string(), email: z.string() }),
  /** To an address without an account. It names nobody, because several patients may share it. */
  z.object({ kind: z.literal('details-changed'), language, clinicName: z.string() }),
  /** That somebody acts for a patient until a day, and no longer. */
  z.object({
    kind: z.literal('guardian-ending'),
    language,
    name: z.string(),
    day: z.iso.date(),
    isPatient: z.boolean(),
  }),
  z.object({
    kind: z.literal('member-invited'),
    language,
    clinicName: z.string(),
    membershipId: z.string(),
  }),
  /** `patient-signed-up` makes a new account, `patient-joining` adds a clinic to an old one. */
  z.object({
    kind: z.enum(['patient-signed-up', 'patient-joining']),
    language,
    clinicName: z.string(),
    signUpId: z.string(),
  }),
  z.object({
    kind: z.literal('plan-ending'),
    language,
    clinicName: z.string(),
    timeZone: z.string(),
    reason: z.enum(['refunded', 'disputed']),
    endsAt: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('already-registered'), language }),
  /** To the address that keeps them: the newest link of each chain of the log that grew. */
  z.object({
    kind: z.literal('audit-anchors'),
    language,
    day: z.iso.date(),
    anchors: z.array(z.object({ chain: z.string(), position: z.number().int(), hash: z.string() })),
  }),
  /** Tells the patient, or the team, that there is a message, but nothing of its text. */
  z.object({
    kind: z.enum(['clinic-message', 'patient-message']),
    language,
    clinicName: z.string(),
    threadId: z.string(),
  }),
  /** `profile`: the path at which the person finds their account. */
  z.object({
    kind: z.literal('new-device'),
    language,
    browser: z.string().nullable(),
    system: z.string().nullable(),
    address: z.string(),
    profile: z.string(),
  }),
  z.object({ kind: z.literal('password-changed'), language }),
  z.object({
    kind: z.literal('factor-changed'),
    language,
    profile: z.string(),
    change: z.enum(['on', 'off', 'reset']),
  }),
  /** `name`: what its owner calls it. */
  z.object({
    kind: z.literal('passkey-changed'),
    language,
    profile: z.string(),
    change: z.enum(['added', 'removed']),
    name: z.string(),
  }),
  z.object({ kind: z.literal('plan-ended'), language, clinicName: z.string() }),
  /** The payment counts again, which had been refunded or disputed. */
  z.object({
    kind: z.literal('plan-kept'),
    language,
    clinicName: z.string(),
    reason: z.enum(['refunded', 'disputed']),
  }),
  /** A notice of the tray, for those who want it by mail, too. */
  z.object({ kind: z.literal('notice'), language, about: notice, toPatient: z.boolean() }),
  /** Counts of a clinic's day ahead and of the day before; numbers only. */
  z.object({
    kind: z.literal('daily-summary'),
    language,
    clinicName: z.string(),
    timeZone: z.string(),
    day: z.iso.date(),
    visits: z.number().int(),
    firstAt: z.iso.datetime().optional(),
    booked: z.number().int(),
    moved: z.number().int(),
    cancelled: z.number().int(),
    messages: z.number().int(),
  }),
])

export type Notification = z.infer<typeof notification>

/** Mails with a link that does one thing, which is made when they are sent. */
type Linking = Extract<
  Notification,
  {
    kind:
      | 'member-invited'
      | 'password-reset'
      | 'booking-held'
      | 'guardian-invited'
      | 'email-change'
      | 'email-changing'
      | 'patient-invited'
      | 'doctor-invited'
      | 'patient-signed-up'
      | 'patient-joining'
  }
>

/** A mail as the templates see it, with its link filled in. */
export type Letter =
  | Exclude<Notification, Linking | { kind: 'visit-reminder' | 'slot-offered' } | ChangingVisit>
  | (ChangingVisit & { own?: OwnLinks })
  | WithLink<Linking>
  | ReminderLetter
  | OfferLetter

type ChangingVisit = Extract<Notification, { kind: 'appointment-booked' | 'appointment-rescheduled' }>

/** Paths that change a visit without an account. */
export type OwnLinks = Record<'move' | 'cancel', string>

type WithLink<Each> = Each extends Linking ? Each & { link: string } : never

interface ReminderLetter {
  kind: 'visit-reminder'
  language: Language
  meeting: Meeting
  /** By what each does, a path that works without signing in. */
  links: Record<VisitLinkAction, string>
}

export type OfferLetter = Extract<Notification, { kind: 'slot-offered' }> & {
  links: Record<OfferLinkAction, string>
}

export type Language = z.infer<typeof language>

/** The recipient's language when it is known, else that of the product. */
export function languageOf(known: string | null | undefined): Language {
  return known === 'es' ? 'es' : 'en'
}
