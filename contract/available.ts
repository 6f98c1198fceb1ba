import { z } from 'zod'
import { id, instant, plainDate } from './common.ts'

/** Why a time is not free. */
export const slotReasons = [
  'outside-shift',
  'day-off',
  'booked',
  'held',
  'past',
  'too-far',
  'too-soon',
  'pause',
  'no-resource',
  'day-full',
] as const

export const slotReason = z.enum(slotReasons)

export type SlotReason = z.infer<typeof slotReason>

export const availableQuery = z.object({
  clinicId: id,
  doctorId: id,
  date: plainDate,
  /** An appointment being rescheduled: its own time counts as free. */
  except: id.optional(),
  kindId: id.optional(),
  /** From staff, for somebody who is here now: no notice counts. */
  walkIn: z.enum(['true', 'false']).optional(),
})

export const availableAnswer = z.object({
  available: z.array(instant),
  booked: z.array(instant),
  /** How far apart the times are. */
  slotMinutes: z.number().int(),
  /** How long a visit takes, where that is something else. */
  minutes: z.number().int().optional(),
  /** Instant to why it is not free. */
  reasons: z.record(z.string(), slotReason),
  /** The rules that the reasons are about, where the kind has any. */
  rules: z
    .object({
      noticeMinutes: z.number().int(),
      horizonDays: z.number().int().nullable(),
      perDay: z.number().int().nullable(),
    })
    .optional(),
})

export type AvailableAnswer = z.infer<typeof availableAnswer>

export const availableDaysQuery = z.object({
  clinicId: id,
  doctorId: id,
  except: id.optional(),
  kindId: id.optional(),
  /** How many of its free times each day lists; without it, none. */
  times: z.coerce.number().int().min(1).max(8).optional(),
})

/** The booking window day by day: how many slots are free; and the first free slots of all, up to five. */
export const availableDaysAnswer = z.object({
  days: z.array(
    z.object({
      date: plainDate,
      free: z.number().int(),
      first: instant.nullable(),
      /** The first free times of the day, as many as were asked for. */
      times: z.array(instant).optional(),
    }),
  ),
  nextFree: instant.nullable(),
  upcoming: z.array(instant),
  /** When the doctor works in the coming seven days, in order. */
  hours: z.array(z.object({ start: instant, end: instant })),
  timeZone: z.string(),
})
