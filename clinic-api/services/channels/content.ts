import { z } from 'zod'

const language = z.enum(['en', 'es'])

const meeting = z.object({
  appointmentId: z.string(),
  doctorName: z.string(),
  clinicName: z.string(),
  city: z.string(),
  timeZone: z.string(),
  startAt: z.iso.datetime(),
  where: z.enum(['video', 'phone']).optional(),
})

/** News that a mail would have brought; `mailId` is its id in the outbox. */
const visitNews = { language, meeting, mailId: z.string() }

/** The stored part of a message: no more than it takes to write it. */
export const textContent = z.discriminatedUnion('kind', [
  /** `key`: the same for each channel by which it is tried. */
  z.object({ kind: z.literal('visit-reminder'), language, meeting, key: z.string() }),
  z.object({ kind: z.literal('visit-booked'), ...visitNews }),
  z.object({ kind: z.literal('visit-moved'), ...visitNews }),
  z.object({ kind: z.literal('visit-cancelled'), ...visitNews }),
  /** A time that the waitlist keeps for the patient until `expiresAt`. */
  z.object({
    kind: z.literal('slot-offered'),
    language,
    ...meeting.omit({ appointmentId: true, where: true }).shape,
    mailId: z.string(),
    offerId: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  /** The answer to a no: the link to move or cancel. */
  z.object({ kind: z.literal('visit-link'), language, meeting }),
  /** Which of these visits is meant? */
  z.object({
    kind: z.literal('which-visit'),
    language,
    clinicName: z.string(),
    timeZone: z.string(),
    says: z.enum(['yes', 'no']),
    visits: z.array(z.object({ appointmentId: z.string(), startAt: z.iso.datetime() })),
  }),
  /** Is this number a patient's? */
  z.object({ kind: z.literal('number-question'), language, clinicName: z.string() }),
  /** The code that proves a number; it follows from the message's id and stands nowhere. */
  z.object({ kind: z.literal('phone-code'), language, clinicName: z.string() }),
  /** The link that confirms a booking without an account, until `expiresAt`. */
  z.object({
    kind: z.literal('booking-link'),
    language,
    bookingId: z.string(),
    clinicName: z.string(),
    timeZone: z.string(),
    visitAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('stopped'), language, clinicName: z.string() }),
])

export type TextContent = z.infer<typeof textContent>
/** A text with news in place of a mail. */
export type NewsText = Extract<TextContent, { mailId: string }>

export type TextMeeting = z.infer<typeof meeting>
