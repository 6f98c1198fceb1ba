import { z } from 'zod'
import { id, instant } from './common.ts'

/** `HH:mm` on the clock of the clinic. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time')

/** How many reminders a visit may have, and how early the first may come. */
export const mostReminders = 4
export const earliestReminderHours = 336

/** When a clinic reminds its patients. */
export const reminderSettings = z.object({
  on: z.boolean(),
  /** Hours before the visit, each once. */
  hoursBefore: z
    .array(
      z
        .number({ error: 'Hours must be a number' })
        .int('Hours must be whole')
        .min(1, 'Must be at least 1 hour')
        .max(earliestReminderHours, `Must be at most ${earliestReminderHours} hours`),
    )
    .min(1, 'Name at least one reminder')
    .max(mostReminders, `Must be at most ${mostReminders} reminders`)
    .refine((hours) => new Set(hours).size === hours.length, 'Each reminder must have a time of its own'),
  /** Nobody is written to between these two; the night may pass midnight. Equal times mean no quiet hours. */
  quietFrom: clockTime,
  quietTo: clockTime,
})

export type ReminderSettings = z.infer<typeof reminderSettings>

/** What a clinic does that has said nothing else. */
export const defaultReminders: ReminderSettings = {
  on: true,
  hoursBefore: [48, 3],
  quietFrom: '22:00',
  quietTo: '08:00',
}

/** What a person wants to be told, and in which language. */
export const notificationChoices = z.object({
  reminders: z.enum(['none', 'email']),
  language: z.enum(['en', 'es']),
})

export type NotificationChoices = z.infer<typeof notificationChoices>

export const visitMessageKinds = ['booked', 'moved', 'cancelled', 'reminder'] as const
export const visitMessageStates = ['planned', 'waiting', 'sent', 'failed', 'dropped'] as const

/** A mail to the patient about one visit: what it is about, when it went or will go, and how it fared. */
export const visitMessage = z.object({
  _id: id,
  kind: z.enum(visitMessageKinds),
  at: instant,
  state: z.enum(visitMessageStates),
})

export type VisitMessage = z.infer<typeof visitMessage>

export const visitMessageList = z.array(visitMessage)
