import { z } from 'zod'
import { appointment } from './appointments.ts'
import { maxReason } from './choices.ts'
import { clockTime, id, instant, optionalDate, plainDate, requiredDate, requiredNote } from './common.ts'
import { specialty } from './specialties.ts'

/** How many wishes one person may have at a time. */
export const mostWishes = 10

/** So many days ahead somebody can wait at most. */
export const longestWaitDays = 366

const times = {
  /** Monday is 1; none means every day. */
  weekdays: z
    .array(z.number().int().min(1).max(7))
    .max(7)
    .transform((days) => [...new Set(days)].sort()),
  /** The visit begins at `from` or later and before `to`. */
  from: clockTime,
  to: clockTime,
  /** First and last day, inclusive. */
  since: optionalDate(),
  until: requiredDate('Date is required'),
}

interface Stretch {
  from: string
  to: string
  since: string | null
  until: string
}

const hasTime = ({ from, to }: Stretch) => from < to
const afterFrom = { message: 'The end must be after the start', path: ['to'] }
const hasDays = ({ since, until }: Stretch) => since === null || since <= until
const afterSince = { message: 'The end must not be before the beginning', path: ['until'] }

/** When somebody could come, as a form asks it. */
export const wishForm = z.object(times).refine(hasTime, afterFrom).refine(hasDays, afterSince)

/** Staff say who waits; a patient's session says it itself. */
export const waitlistInput = z
  .object({
    ...times,
    /** The visit that is to become earlier; without it any time that fits is booked anew. */
    appointmentId: id.optional(),
    clinicId: id,
    /** Absent: any doctor of the specialty. */
    doctorId: id.optional(),
    specialty: specialty.optional(),
    kindId: id.optional(),
    patientId: id.optional(),
  })
  .refine(hasTime, afterFrom)
  .refine(hasDays, afterSince)

export type WaitlistInput = z.infer<typeof waitlistInput>

/** Staff see everybody who waits at their clinic, patients see themselves. */
export const waitlistQuery = z.object({
  clinicId: id.optional(),
  /** Only the wish for this visit. */
  appointmentId: id.optional(),
})

export const urgentInput = z.object({
  reason: requiredNote('This field is required', maxReason),
})

/** A free time kept for the first whom it fits, until `expiresAt`. */
export const offer = z.object({
  _id: id,
  doctorId: id,
  doctorName: z.string(),
  start: instant,
  end: instant,
  expiresAt: instant,
})

/** Somebody who waits, and where they stand. */
export const waitlistEntry = z.object({
  _id: id,
  patientId: id,
  /** For staff only. */
  patientName: z.string().optional(),
  patientPhone: z.string().nullish(),
  clinicId: id,
  clinicName: z.string(),
  /** IANA zone of the clinic. */
  timeZone: z.string(),
  doctorId: id.nullable(),
  doctorName: z.string().nullable(),
  specialty,
  weekdays: z.array(z.number().int()),
  from: z.string(),
  to: z.string(),
  since: plainDate.nullable(),
  until: plainDate,
  appointmentId: id.nullable(),
  /** When the visit is that is to become earlier. */
  appointmentStart: instant.nullable(),
  waitingSince: instant,
  urgent: z.boolean(),
  /** For staff only. */
  urgentReason: z.string().nullish(),
  /** 1 is offered the next time that fits first. */
  position: z.number().int(),
  /** Numbers of people ahead: those put first as urgent, and those who have waited longer. */
  ahead: z.object({ urgent: z.number().int(), longer: z.number().int() }),
  offer: offer.nullable(),
})

export type WaitlistEntry = z.infer<typeof waitlistEntry>

/** In the order in which times are offered. */
export const waitlistList = z.array(waitlistEntry)

/** The visit of an accepted offer, at its new time. */
export const acceptedOffer = appointment
