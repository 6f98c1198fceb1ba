import { z } from 'zod'

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
  z.object({ kind: z.literal('appointment-booked'), language, meeting }),
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
  z.object({ kind: z.literal('genetic-study'), language, clinicName: z.string().nullable() }),
  z.object({ kind: z.literal('patient-linked'), language, clinicName: z.string() }),
  z.object({ kind: z.literal('password-reset'), language }),
])

export type Notification = z.infer<typeof notification>

/** As the templates see it: a reset has its link by now. */
export type Letter = Exclude<Notification, { kind: 'password-reset' }> | ResetLetter

interface ResetLetter {
  kind: 'password-reset'
  language: Language
  link: string
}

export type Language = z.infer<typeof language>

/** The recipient's language when it is known, else that of the product. */
export function languageOf(known: string | null | undefined): Language {
  return known === 'es' ? 'es' : 'en'
}
