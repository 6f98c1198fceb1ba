import { z } from 'zod'
import { appointment } from './appointments.ts'
import { orderedChannels } from './channels.ts'
import { insightSelections, insightTables } from './choices.ts'
import { fileLanguage, id, plainDate } from './common.ts'
import { specialty } from './specialties.ts'
import { kindOfVisit } from './visit-kinds.ts'

/** Hours before the visit: who cancels within them leaves a time that is hard to give to another. */
export const lateCancellationHours = 24

/** Days on the clinic's clock, both included; at most 366 of them. One doctor's visits only, when one is named. */
export const insightsQuery = z.object({
  clinicId: id,
  doctorId: id.optional(),
  from: plainDate,
  to: plainDate,
})

/** A doctor's week from Monday: the minutes of their shifts without days off, and of the visits that stand. */
const filledWeek = z.object({
  doctorId: id,
  doctorName: z.string(),
  week: plainDate,
  bookableMinutes: z.number().int(),
  bookedMinutes: z.number().int(),
})

export type FilledWeek = z.infer<typeof filledWeek>

/** Null where there is nothing to measure. */
const percentiles = z.object({ p50: z.number().int().nullable(), p90: z.number().int().nullable() })

const outcomes = z.object({ visits: z.number().int(), noShows: z.number().int() })

export const insights = z.object({
  timeZone: z.string(),
  fill: z.array(filledWeek),
  /** This week and the next three, whatever days are asked for. */
  ahead: z.array(filledWeek),
  /** Visits that were not cancelled, whatever became of them. */
  visits: z.number().int(),
  noShows: z.number().int(),
  cancellations: z.number().int(),
  lateCancellations: z.number().int(),
  /** Whole days from the booking to the visit. */
  leadDays: percentiles,
  /** Whole minutes from the arrival at the desk to the beginning of the visit. */
  waitingMinutes: percentiles,
  /** Number of visits for which both times are known. */
  waited: z.number().int(),
  /** People with a visit that stands: who had none at the clinic before these days, and the others. */
  newPatients: z.number().int(),
  returningPatients: z.number().int(),
  bySpecialty: z.array(z.object({ specialty, visits: z.number().int() })),
  /** Null for visits without a kind. */
  byKind: z.array(z.object({ kind: kindOfVisit.nullable(), visits: z.number().int() })),
  /** Visits that took place or were missed: those whose patient was reminded of that time, and the others. */
  reminders: z.object({ reminded: outcomes, notReminded: outcomes }),
  /**
   * The same visits with a reminder, by the channel that brought it, the most used first: how many were confirmed and how
   * many missed.
   */
  byChannel: z
    .array(outcomes.extend({ channel: z.enum(orderedChannels), confirmed: z.number().int() }))
    .default([]),
  /** By whom one can narrow it. */
  doctors: z.array(z.object({ _id: id, name: z.string() })),
})

export type Insights = z.infer<typeof insights>

export const insightSelection = z.enum(insightSelections)

/** One of the tables as CSV. */
export const insightFileQuery = insightsQuery.extend({ table: z.enum(insightTables), language: fileLanguage })

/** The visits behind a number. */
export const insightVisitsQuery = insightsQuery.extend({
  which: insightSelection.default('visits'),
  specialty: specialty.optional(),
  /** `none` for visits without a kind. */
  kindId: id.optional(),
  cursor: z.string().max(200).optional(),
})

export const insightVisits = z.object({
  visits: z.array(appointment),
  nextCursor: z.string().nullable(),
  timeZone: z.string(),
  doctors: insights.shape.doctors,
})

export type InsightVisits = z.infer<typeof insightVisits>
