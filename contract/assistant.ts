import { z } from 'zod'
import { appointment } from './appointments.ts'
import { cleanText } from './clean-text.ts'
import { id, instant, plainDate } from './common.ts'
import { treatment } from './histories.ts'
import { planUsage } from './plan-usage.ts'
import { specialty } from './specialties.ts'

/** Longer than this nobody asks for one thing. */
export const longestQuestion = 300

/** A question in English or Spanish. */
export const assistantQuery = z.object({ q: z.string().overwrite(cleanText).min(1).max(longestQuestion) })

const period = { from: plainDate.nullable(), to: plainDate.nullable() }
const clock = z.string().nullable()

const freeTimes = z.object({
  about: z.literal('free-times'),
  specialty: specialty.nullable(),
  ...period,
  /** `HH:mm`; null where no time of the day was named. */
  after: clock,
  before: clock,
  /** The first free time of each doctor, the soonest first. */
  times: z.array(
    z.object({
      doctorId: id,
      doctorName: z.string(),
      specialty,
      clinicName: z.string(),
      timeZone: z.string(),
      at: instant,
      /** How many there are of the doctor, as asked. */
      free: z.number().int(),
    }),
  ),
})

const visits = z.object({
  about: z.literal('visits'),
  which: z.enum(['next', 'last', 'ahead', 'days']),
  ...period,
  total: z.number().int(),
  visits: z.array(appointment),
})

/** The visit to change; its own screen makes the change. */
const changeOfVisit = z.object({
  about: z.literal('change-visit'),
  how: z.enum(['cancel', 'move']),
  visit: appointment.nullable(),
})

const openingHours = z.object({
  about: z.literal('opening-hours'),
  clinics: z.array(z.object({ _id: id, name: z.string(), openingHours: z.array(z.string()).nullable() })),
})

const treatments = z.object({
  about: z.literal('treatments'),
  patientId: id,
  treatments: z.array(treatment.pick({ _id: true, name: true, instructions: true, endDate: true })),
})

const plan = z.object({ about: z.literal('plan'), usage: planUsage })

const noShows = z.object({
  about: z.literal('no-shows'),
  from: plainDate,
  to: plainDate,
  visits: z.number().int(),
  noShows: z.number().int(),
  /** The doctor whose visits are counted, or null for the whole clinic. */
  doctorId: id.nullable(),
})

const specialtiesOffered = z.object({ about: z.literal('specialties'), specialties: z.array(specialty) })

const howTo = z.object({
  about: z.literal('how-to'),
  topic: z.enum(['two-factor', 'password', 'book', 'history']),
})

export const answer = z.discriminatedUnion('about', [
  freeTimes,
  visits,
  changeOfVisit,
  openingHours,
  treatments,
  plan,
  noShows,
  specialtiesOffered,
  howTo,
])

export type Answer = z.infer<typeof answer>

/** Null when the question is not understood, or asks for what the caller may not know. */
export const assistantAnswer = z.object({ answer: answer.nullable() })
