import { z } from 'zod'
import { cleanNote } from './clean-text.ts'
import { id, optionalText, plainDate, requiredDate } from './common.ts'
import { addDays } from './zone.ts'

export const dayOffReasons = ['vacation', 'sick', 'holiday', 'repair', 'other'] as const

/** Those of people: the others are of rooms and equipment. */
export const awayReasons = dayOffReasons.filter((each) => each !== 'repair')

export type DayOffReason = (typeof dayOffReasons)[number]

const mostDays = 366
const mostAtOnce = 40

const span = z.object({ from: plainDate, to: plainDate })
const note = optionalText(140)

/** Days, first and last included, on which a doctor, or the whole clinic, sees nobody. */
export const dayOff = span.extend({
  id,
  clinicId: id,
  /** Null for the whole clinic. */
  doctorId: id.nullable(),
  /** Only this room or equipment is closed. */
  resourceId: id.nullish(),
  reason: z.enum(dayOffReasons),
  note: z.string().nullable(),
})

export type DayOff = z.infer<typeof dayOff>

export const dayOffList = z.array(dayOff)

/** With `doctorId`, that doctor's days and the whole clinic's; with `from` and `to`, those that touch these days. */
export const dayOffQuery = z.object({
  clinicId: id,
  doctorId: id.optional(),
  from: plainDate.optional(),
  to: plainDate.optional(),
})

const input = z.strictObject({
  ...span.shape,
  clinicId: id,
  /** Left out for the whole clinic. */
  doctorId: id.nullish(),
  /** Only this room or equipment is closed then. */
  resourceId: id.nullish(),
  reason: z.enum(dayOffReasons),
  note,
  /** More days, made with these or not at all. */
  also: z
    .array(span.extend({ note, reason: z.enum(dayOffReasons).optional() }))
    .max(mostAtOnce)
    .default([]),
})

export const createDayOffInput = input.superRefine(assertSpans)

/** A browser's input: the session tells the clinic. */
export const newDayOffInput = input.omit({ clinicId: true }).superRefine(assertSpans)

function assertSpans(value: { from: string; to: string; also: Span[] }, context: z.RefinementCtx): void {
  const faults = [{ path: ['to'], message: faultOf(value) }].concat(
    value.also.map((each, index) => ({ path: ['also', String(index), 'to'], message: faultOf(each) })),
  )
  for (const { path, message } of faults) if (message) context.addIssue({ code: 'custom', path, message })
}

interface Span {
  from: string
  to: string
}

function faultOf({ from, to }: Span): string | null {
  if (to < from) return 'The end must not be before the beginning'
  return to > addDays(from, mostDays - 1) ? 'At most a year at once' : null
}

const day = requiredDate('Select a date')

/** The dialog: days of one's own, public holidays (by their first day), or both. `doctorId` '' is the whole clinic. */
export const dayOffForm = z
  .object({
    doctorId: z.string(),
    from: z.string(),
    to: z.string(),
    reason: z.enum(dayOffReasons),
    note: z.string().overwrite(cleanNote).max(140, 'Must be at most 140 characters long'),
    holidays: z.array(z.string()),
  })
  .superRefine(({ from, to, holidays }, context) => {
    if (from === '' && to === '' && holidays.length > 0) return
    const days = z.object({ from: day, to: day }).safeParse({ from, to })
    for (const { path, message } of days.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message })
    const message = days.success ? faultOf({ from, to }) : null
    if (message) context.addIssue({ code: 'custom', path: ['to'], message })
  })

export type DayOffForm = z.infer<typeof dayOffForm>

export const holidaysQuery = z.object({
  clinicId: id,
  year: z.coerce.number().int().min(2000, 'Invalid value').max(2100, 'Invalid value'),
})

export const holiday = span.extend({
  nameEn: z.string(),
  nameEs: z.string(),
  /** Whether the list that it is from was published; left out where lists are not known. */
  official: z.boolean().optional(),
  /** A day that the town sets. */
  local: z.boolean().optional(),
  /** The clinic is off on that day already. */
  known: z.boolean(),
})

export const holidayList = z.array(holiday)

export type Holiday = z.infer<typeof holiday>
