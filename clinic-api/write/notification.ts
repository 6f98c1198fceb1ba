import { z } from 'zod'
import type { VisitLinkAction } from '#contract/visit-links'

const meeting = z.object({
  appointmentId: z.string(),
  doctorName: z.string(),
  clinicName: z.string(),
  /** Place of the clinic, for "local time in". */
  city: z.string(),
  /** IANA zone of the clinic. */
  timeZone: z.string(),
  startAt: z.iso.datetime(),
})

export type Meeting = z.infer<typeof meeting>

const language = z.enum(['en', 'es'])

/** What the outbox keeps of a mail: no more than it takes to write it. */
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
  z.object({ kind: z.literal('genetic-study'), language, clinicName: z.string().nullable() }),
  z.object({ kind: z.literal('patient-linked'), language, clinicName: z.string() }),
  z.object({ kind: z.literal('patient-invited'), language, clinicName: z.string() }),
  z.object({ kind: z.literal('password-reset'), language }),
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
  z.object({ kind: z.literal('plan-ended'), language, clinicName: z.string() }),
])

export type Notification = z.infer<typeof notification>

/** Mails with a link that does one thing, which is made when they are sent. */
type Linking = Extract<
  Notification,
  { kind: 'password-reset' | 'patient-invited' | 'patient-signed-up' | 'patient-joining' }
>

/** As the templates see it: what links has its link by now. */
export type Letter =
  | Exclude<Notification, Linking | { kind: 'visit-reminder' }>
  | WithLink<Linking>
  | ReminderLetter

type WithLink<Each> = Each extends Linking ? Each & { link: string } : never

interface ReminderLetter {
  kind: 'visit-reminder'
  language: Language
  meeting: Meeting
  /** By what each does, a path that works without signing in. */
  links: Record<VisitLinkAction, string>
}

export type Language = z.infer<typeof language>

/** The recipient's language when it is known, else that of the product. */
export function languageOf(known: string | null | undefined): Language {
  return known === 'es' ? 'es' : 'en'
}
