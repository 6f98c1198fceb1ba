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

/** The stored part of a message: no more than it takes to write it. */
export const textContent = z.discriminatedUnion('kind', [
  /** `key`: the same for each channel by which it is tried. */
  z.object({ kind: z.literal('visit-reminder'), language, meeting, key: z.string() }),
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
  z.object({ kind: z.literal('stopped'), language, clinicName: z.string() }),
])

export type TextContent = z.infer<typeof textContent>
export type TextMeeting = z.infer<typeof meeting>
