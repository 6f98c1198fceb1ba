import { z } from 'zod'
import { textChannels } from './channels.ts'
import { visitPlaces } from './choices.ts'
import { publicTimesQuery, slug } from './clinic-page.ts'
import {
  email,
  id,
  instant,
  optionalEmail,
  optionalPhone,
  plainDate,
  requiredDate,
  requiredText,
} from './common.ts'
import { documentInput, withTypedDocument } from './documents.ts'
import { mobileNumber } from './mobile-number.ts'
import { bornBy } from './patients.ts'
import { kindOfVisit } from './visit-kinds.ts'

/** So long a time is kept while its mail is read. */
export const holdMinutes = 15

/** Limits of open holds, and of holds that an address makes in an hour. */
export const bookingLimits = { browser: 3, contact: 5, address: 10 } as const

const birthdate = requiredDate('This field is required')

const person = {
  name: requiredText('Name is required', 80),
  surname: requiredText('Surname is required', 120),
  birthdate,
  email: optionalEmail,
  phone: optionalPhone,
  document: documentInput.nullish(),
}

/** Channels by which the person may be written to from then on. */
const agreed = z
  .array(z.enum(textChannels))
  .transform((chosen) => [...new Set(chosen)])
  .default([])

/** Somebody without an account books a time; they are known by nothing but what they typed. */
export const publicBookingInput = z.object({
  slug,
  kindId: id,
  /** Null for any doctor who has the time. */
  doctorId: id.nullable(),
  /** The wire's form of a time, see `contract/time.ts`. */
  appointmentDate: z.string().max(40),
  ...person,
  language: z.enum(['en', 'es']),
  /** To the clinic's use of what was typed. */
  consent: z.literal(true, { error: 'This field is required' }),
  agreed,
})

/** The choice as a page knows it: by its instant, on the clock of the clinic. */
const choice = { start: instant, timeZone: z.string().max(60) }

/** The fields of the form, filled in on `today` (`yyyy-MM-dd`). */
const typedPerson = (today: string) => ({
  name: person.name,
  surname: person.surname,
  birthdate: bornBy(birthdate, today),
  email: person.email,
  phone: person.phone,
  consent: z.literal('on', { error: 'This field is required' }),
})

interface Contact {
  email: string
  phone?: string | null | undefined
}

const onlyEmail = 'This clinic confirms by email. Write an address.'
const eitherOne = 'Write an email address or a mobile number'
const noTexts = 'This number gets no text messages. Write a mobile number or an email address.'

/** Why no link can be sent to what was typed, beside its field; null when one can. */
export function contactFault({ email, phone }: Contact, canText: boolean): Record<string, string> | null {
  if (email !== '') return null
  if (!canText) return { email: phone ? onlyEmail : 'Email is required' }
  if (!phone) return { email: eitherOne }
  return mobileNumber(phone) === null ? { phone: noTexts } : null
}

/** The contact within values of which others may be wrong. */
const typedContact = z.object({ email: z.string().catch(''), phone: z.string().nullish().catch(null) })

/** `canText`: whether the clinic can send the link to a mobile number. */
export function publicBookingForm(today: string, canText: boolean) {
  const beside = (field: 'email' | 'phone') => {
    const faultOf = (value: unknown) => contactFault(typedContact.parse(value), canText)?.[field]
    return [
      (value: unknown) => faultOf(value) === undefined,
      { path: [field], error: ({ input }: { input?: unknown }) => faultOf(input), when: () => true },
    ] satisfies Parameters<z.ZodAny['refine']>
  }
  return withTypedDocument(typedPerson(today))
    .refine(...beside('email'))
    .refine(...beside('phone'))
}

/** The form with what was chosen before it; whether the contact will do is the clinic API's to say. */
export const publicBookingOn = (today: string) =>
  withTypedDocument({
    ...typedPerson(today),
    slug: z.string().max(60),
    kindId: id,
    doctorId: id.nullable(),
    agreed,
    ...choice,
  })

/** Times of a kind as the page asks for them. */
export const publicTimesOnPage = publicTimesQuery.extend({ slug: z.string().max(60) })

export const publicHold = z.object({ heldUntil: instant })

export const publicBookingStates = ['held', 'expired', 'confirmed', 'cancelled'] as const

/** A booking for whoever holds its link: nothing about the person, and no id. */
export const publicBooking = z.object({
  /** `expired`: the time is kept no more, and the form still is. */
  state: z.enum(publicBookingStates),
  /** Null when the clinic has no page any more. */
  slug: z.string().nullable(),
  clinicName: z.string(),
  city: z.string(),
  doctorName: z.string(),
  kind: kindOfVisit,
  timeZone: z.string(),
  start: instant,
  end: instant,
  where: z.enum(visitPlaces),
  heldUntil: instant,
  /** Free times of the same doctor near the one that was wanted, once it is kept no more. */
  alternatives: z.array(instant),
  /** How the link was sent. */
  sentBy: z.enum(['email', 'sms']).default('email'),
  /** Paths that move and cancel the visit without an account; null before, and once it is too late. */
  links: z.object({ move: z.string(), cancel: z.string() }).nullable(),
})

export type PublicBooking = z.infer<typeof publicBooking>

/** `email`: where the account is to be, of whoever booked with a number alone. */
const account = { account: z.literal(true).optional(), email: email.optional() }

/**
 * Without a time it confirms the one that is kept; with one it books that instead. `account`: a link that makes an account
 * of the confirmed booking is wanted by mail.
 */
export const confirmBookingInput = z.object({
  appointmentDate: z.string().max(40).optional(),
  ...account,
})

/** The browser's confirmation: the token is in the body, so that no log of addresses has it. */
export const followBookingInput = z.object({
  token: z.string().max(400),
  choice: z.object(choice).optional(),
  ...account,
})

export const verdicts = ['new', 'same', 'nonsense'] as const

/** The desk's word on somebody who booked without an account. */
export const verificationInput = z
  .object({ verdict: z.enum(verdicts), patientId: id.optional() })
  .refine(({ verdict, patientId }) => (verdict === 'same') === (patientId !== undefined), {
    path: ['patientId'],
    error: 'This field is required',
  })

const known = z.object({ _id: id, name: z.string(), surname: z.string(), birthdate: plainDate })

/** People of the clinic of whom the desk has yet to say who they are, those with the next visit first. */
export const toVerifyAnswer = z.object({
  patients: z.array(
    known.extend({
      email: z.string(),
      phone: z.string().nullable(),
      /** The number of the document that they named. */
      document: z.string().nullable(),
      visit: z.object({ _id: id, start: instant, doctorName: z.string(), timeZone: z.string() }).nullable(),
      /** Patients of the clinic who may be the same person. */
      similar: z.array(known.extend({ sameDocument: z.boolean(), sameBirthdate: z.boolean() })),
    }),
  ),
})
