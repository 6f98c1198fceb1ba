import { z } from 'zod'
import { instant } from './common.ts'

/** Channels that reach a telephone and cost something. */
export const textChannels = ['sms', 'whatsapp'] as const

export type TextChannel = (typeof textChannels)[number]

/** Channels that a clinic puts in an order; web push goes beside it. */
export const orderedChannels = [...textChannels, 'email'] as const

export type OrderedChannel = (typeof orderedChannels)[number]

/** Share of the cap at which the clinic is warned, in percent. */
export const warnAtPercent = 80

const numberOf = (reason: string) =>
  z
    .string()
    .trim()
    .regex(/^\+[1-9]\d{6,14}$/, reason)
/** Up to eleven letters and digits, at least one letter: such a sender cannot be answered. */
const name = z
  .string()
  .trim()
  .regex(/^(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}$/)

const cents = z
  .number({ error: 'Must be a number' })
  .min(0, 'Must not be negative')
  .max(1000, 'Must be at most 1000')

/** How a clinic reaches its patients. */
export const channelForm = z.object({
  order: z
    .array(z.enum(orderedChannels))
    .min(1, 'Choose at least one channel')
    .refine((all) => new Set(all).size === all.length, 'Each channel once'),
  /** The most that a month may cost; null for no cap. */
  monthlyCapCents: z
    .number({ error: 'Must be a number' })
    .int('Must be a whole number')
    .min(0, 'Must not be negative')
    .max(100_000_000, 'Must be at most 100000000')
    .nullable(),
  /** The price of one message, as the clinic pays it. */
  priceCents: z.object({ sms: cents, whatsapp: cents }),
  /** Null turns a channel off. */
  senders: z.object({
    sms: z
      .union([numberOf('Write the number with its country, such as +34600123123'), name], {
        error: 'Write a number with its country, or up to 11 letters',
      })
      .nullable(),
    whatsapp: numberOf('Write the number with its country, such as +34600123123').nullable(),
  }),
})

export type ChannelForm = z.infer<typeof channelForm>

export const channelSettings = channelForm.extend({
  /** This month so far, on the clinic's clock. */
  month: z.object({
    from: instant,
    cents: z.number(),
    sms: z.number().int(),
    whatsapp: z.number().int(),
  }),
  /** Whether the demo shows its messages on a page of its own. */
  hasDemoPhone: z.boolean().optional(),
})

export type ChannelSettings = z.infer<typeof channelSettings>

/** Settings of a clinic that has not changed them. */
export const defaultChannels: ChannelForm = {
  order: ['email'],
  monthlyCapCents: null,
  priceCents: { sms: 8, whatsapp: 5 },
  senders: { sms: null, whatsapp: null },
}

/** Whether the sender can be answered. */
export const isAnswerable = (sender: string): boolean => sender.startsWith('+')

/** How a patient can be reached, for the desk and for themselves. */
export const patientChannels = z.object({
  reminders: z.enum(['none', ...orderedChannels]),
  /** False while it follows from what is usual, because nobody has chosen. */
  isChosen: z.boolean().default(true),
  phone: z.string().nullable(),
  /** Whether text messages can reach the number: not a landline. */
  isMobile: z.boolean(),
  isVerified: z.boolean(),
  /** Channels by which one of their clinics writes. */
  offered: z.array(z.enum(textChannels)).default([]),
  /** The last answer; null while nobody has asked. `byStaff`: the desk asked, and the answer was spoken. */
  consents: z.array(
    z.object({
      kind: z.enum(textChannels),
      version: z.number().int(),
      given: z.boolean().nullable(),
      at: instant.nullable(),
      byStaff: z.boolean(),
    }),
  ),
})

export type PatientChannels = z.infer<typeof patientChannels>
