import { z } from 'zod'
import { appointment } from './appointments.ts'
import { id, instant, plainDate } from './common.ts'
import { patternFaults, weekParities } from './series-pattern.ts'
import { forceQuery } from './staff.ts'
import { shiftEndTime, shiftTime } from './workshifts.ts'

/** Hours of one day of the week (Monday is 1) on the clinic's clock; several a day stand side by side. */
const weekdayHours = z.object({
  weekday: z.number().int().min(1).max(7),
  start: shiftTime,
  end: shiftEndTime,
})

export const dateSpan = z.object({ from: plainDate, to: plainDate })

export const collisionChoices = ['keep', 'join', 'replace'] as const

const pattern = z.object({
  /** First and last day, a year at most. */
  from: plainDate,
  until: plainDate,
  everyWeeks: z.number().int().min(1).max(4),
  /** Instead of counting from the first week: those with an even or an odd number in ISO 8601. */
  parity: z.enum(weekParities).nullish(),
  hours: z.array(weekdayHours).min(1, 'Add at least one day').max(70),
  /** Days left out, inclusive. */
  except: z.array(dateSpan).max(60).default([]),
})

const input = pattern.extend({
  doctorId: id,
  clinicId: id,
  /** Treatment of a block that overlaps an existing one: left out, joined with it, or made in its place. */
  collisions: z.enum(collisionChoices),
  /** The preview's version; the write is refused when anything it saw has changed since. */
  version: z.string().max(100).optional(),
})

function assertPattern(value: z.output<typeof pattern>, context: z.RefinementCtx): void {
  for (const { path, message } of patternFaults(value)) context.addIssue({ code: 'custom', path, message })
}

export const createSeriesInput = input.superRefine(assertPattern)

/** `seriesVersion`: as it was read; a change of somebody else in the meantime is refused as stale. */
const change = { seriesVersion: z.number().int().optional() }

export const updateSeriesInput = input.omit({ doctorId: true }).extend(change).superRefine(assertPattern)

export const seriesScopes = ['one', 'following', 'all'] as const

export type SeriesScope = (typeof seriesScopes)[number]

/** `date` says which day, and from which on; it may be left out for all. */
const scoped = z.object({ scope: z.enum(seriesScopes).default('all'), date: plainDate.optional() })

export const seriesScopeQuery = scoped.extend(forceQuery.shape).extend({
  seriesVersion: z.coerce.number().int().optional(),
})

/** The preview of a series, or with its id and scope of a change. */
export const previewSeriesInput = input
  .extend(scoped.shape)
  .extend({ seriesId: id.optional() })
  .superRefine(assertPattern)

/** A browser's input: the session tells the clinic. */
const ours = input.omit({ clinicId: true })
export const newSeriesInput = ours.superRefine(assertPattern)
export const changeSeriesInput = ours.omit({ doctorId: true }).extend(change).superRefine(assertPattern)

export const seriesPreview = z.object({
  /** Blocks that would be made. */
  shifts: z.number().int(),
  skipped: z.number().int(),
  first: instant.nullable(),
  last: instant.nullable(),
  collisions: z.array(z.object({ startDate: instant, duration: z.number().int(), with: id })),
  affected: z.array(appointment),
  version: z.string(),
})

export type SeriesPreview = z.output<typeof seriesPreview>

export const seriesCounts = z.object({
  seriesId: id,
  created: z.number().int(),
  skipped: z.number().int(),
  removed: z.number().int(),
  /** Takes the write back: `POST /undo/{token}`. */
  undo: id.nullish(),
})

export type SeriesCounts = z.output<typeof seriesCounts>

export const series = pattern.extend({ seriesId: id, doctorId: id, clinicId: id, version: z.number().int() })

export type Series = z.output<typeof series>

export const seriesList = z.array(series)

export const seriesListQuery = z.object({ doctorId: id })

/** `language`: of the person who wrote it, for letters that the line leaves unclear. */
export const parseLineInput = z.object({
  text: z.string().max(500),
  today: plainDate,
  language: z.enum(['en', 'es']).optional(),
})

/** The pattern that a line stands for. */
export const parsedLine = pattern
