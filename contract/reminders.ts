import { z } from 'zod'
import { orderedChannels } from './channels.ts'
import { clockTime, id, instant } from './common.ts'
import { noticeWays } from './notifications.ts'
import { timeZone } from './time-zone.ts'

/** How many reminders a visit may have, and how early the first may come. */
export const mostReminders = 4
export const earliestReminderHours = 336

/** Minutes that an offer stands. */
const shortestOffer = 5
const longestOffer = 240
const usualOffer = 15

/** When a clinic reminds its patients. */
export const reminderForm = z.object({
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
    .min(1, 'Choose at least one reminder')
    .max(mostReminders, `Must be at most ${mostReminders} reminders`)
    .refine((hours) => new Set(hours).size === hours.length, 'Each reminder must have a time of its own'),
  /** Nobody is written to between these two; the night may pass midnight. Equal times mean no quiet hours. */
  quietFrom: clockTime,
  quietTo: clockTime,
  /** For how long a time that came free is kept for the one of the waitlist who is offered it, in minutes. */
  offerMinutes: z.number().int().min(shortestOffer).max(longestOffer),
  /** Which state of them was read. A write that names it is refused when somebody else has written since. */
  version: z.number().int().min(0).optional(),
})

/** The same on the wire, where older clients say nothing of offers. */
export const reminderSettings = reminderForm.extend({
  offerMinutes: reminderForm.shape.offerMinutes.default(usualOffer),
})

export type ReminderSettings = z.infer<typeof reminderSettings>

/** Defaults for a clinic that has not changed its settings. */
export const defaultReminders: ReminderSettings = {
  on: true,
  hoursBefore: [48, 3],
  quietFrom: '22:00',
  quietTo: '08:00',
  offerMinutes: usualOffer,
}

/** A person's choice of reminders, notices and language. */
export const notificationChoices = z.object({
  /** The channel to try first, or none at all. */
  reminders: z.enum(['none', ...orderedChannels]),
  language: z.enum(['en', 'es']),
  ways: noticeWays,
  /** Mails that can wait do so between these two. Equal times mean no quiet hours. */
  quietFrom: clockTime,
  quietTo: clockTime,
  /** Whose clock that is: an IANA zone. */
  timeZone,
  /** Staff: a mail in the morning that says what the day brings. */
  summary: z.boolean(),
})

/** Changes of the choices; fields that are left out stay as they are. `reminders` null: as the clinic does. */
export const notificationChoicesInput = notificationChoices.partial().extend({
  reminders: notificationChoices.shape.reminders.nullable().optional(),
})

export type NotificationChoices = z.infer<typeof notificationChoices>

export const visitMessageKinds = ['booked', 'moved', 'cancelled', 'reminder', 'answer'] as const
export const visitMessageStates = [
  'planned',
  'waiting',
  'queued',
  'sent',
  'delivered',
  'answered',
  'failed',
  'dropped',
] as const

/** Why a mail did not arrive, or a reminder that lies ahead will not. */
export const unsentReasons = ['clinic-off', 'patient-none', 'no-address', 'address-refused'] as const

/** A mail to the patient about one visit: what it is about, when it went or will go, and how it fared. */
export const visitMessage = z.object({
  _id: id,
  kind: z.enum(visitMessageKinds),
  at: instant,
  state: z.enum(visitMessageStates),
  channel: z.enum(orderedChannels),
  /** In cents; 0 for mails, and for what no provider took. */
  cost: z.number(),
  /** On a reminder ahead that is `dropped` already, and on a mail that `failed` by its address. */
  why: z.enum(unsentReasons).optional(),
})

export type VisitMessage = z.infer<typeof visitMessage>

export const visitMessageList = z.array(visitMessage)
