import { z } from 'zod'
import { appointment, bookAppointmentInput, bookSlotInput } from './appointments.ts'
import { id, instant } from './common.ts'

export const fewestVisits = 2
export const mostVisits = 12

const count = z.number().int().min(fewestVisits).max(mostVisits)

/** How far apart the visits are: weeks, or months on the same day of the month. */
const step = {
  everyWeeks: z.number().int().min(1).max(12).optional(),
  everyMonths: z.number().int().min(1).max(6).optional(),
}

interface Step {
  everyWeeks?: number | undefined
  everyMonths?: number | undefined
}

const hasOneStep = (each: Step) => (each.everyWeeks === undefined) !== (each.everyMonths === undefined)

const oneStep = { message: 'Say weeks or months', path: ['everyWeeks'] }

export const visitSeriesQuestion = z
  .object({ first: bookAppointmentInput, ...step, count })
  .refine(hasOneStep, oneStep)

/** The browser's form of `visitSeriesQuestion`. */
export const ownVisitSeriesQuestion = bookSlotInput.extend({ ...step, count }).refine(hasOneStep, oneStep)

/** One of the dates: the time that is wanted, whether it is free, and else the nearest one that is, a few days off at most. */
export const visitSeriesDate = z.object({ wanted: instant, free: z.boolean(), nearest: instant.nullable() })

export type VisitSeriesDate = z.infer<typeof visitSeriesDate>

export const visitSeriesDates = z.object({ dates: z.array(visitSeriesDate) })

/** `dates` as `encodeSlot` of `time.ts` writes them. */
export const bookVisitSeriesInput = bookAppointmentInput.omit({ appointmentDate: true }).extend({
  dates: z.array(z.string().max(40)).min(fewestVisits).max(mostVisits),
})

/** The browser's form of `bookVisitSeriesInput`: `start` is the first of `starts`. */
export const bookOwnVisitSeriesInput = bookSlotInput.extend({
  starts: z.array(instant).min(fewestVisits).max(mostVisits),
})

export const bookedVisitSeries = z.object({ seriesId: id, appointments: z.array(appointment) })

/** Cancels the visit alone, or with those that follow it in its series. */
export const cancelQuery = z.object({ scope: z.enum(['one', 'following']).default('one') })
