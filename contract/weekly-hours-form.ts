import { z } from 'zod'
import { requiredDate } from './common.ts'
import { type Pattern, patternFaults, type WeekdayHours, weekParities } from './series-pattern.ts'
import { collisionChoices } from './workshift-series.ts'
import { shiftEndTime, shiftTime } from './workshifts.ts'

const row = z.object({
  /** Monday is 1. */
  days: z.array(z.number().int().min(1).max(7)).min(1, 'Choose at least one day'),
  start: shiftTime,
  end: shiftEndTime,
})

export type HoursRow = z.infer<typeof row>

const day = requiredDate('Select a date')

/** How often the hours come: every so many weeks, or in those with an even or odd number. */
export const repetitions = ['1', '2', '3', '4', ...weekParities] as const

/** The dialog of weekly hours: rows of days with their hours, and for how long. */
export const weeklyHoursForm = z
  .object({
    rows: z.array(row).min(1, 'Add at least one day'),
    repeats: z.enum(repetitions),
    from: day,
    until: day,
    except: z.array(z.object({ from: day, to: day })),
    collisions: z.enum(collisionChoices),
  })
  .superRefine((form, context) => {
    const { hours, rowOf } = hoursOfRows(form.rows)
    const told = new Set<string>()
    for (const { path, message } of patternFaults({ ...form, ...recurrenceOf(form.repeats), hours })) {
      const [field, index, part] = path
      const isHours = field === 'hours'
      const place = isHours && index !== undefined ? ['rows', rowOf[Number(index)] ?? 0, part ?? 'end'] : path
      const key = place.join('.')
      if (told.has(key)) continue
      told.add(key)
      context.addIssue({ code: 'custom', path: isHours && index === undefined ? ['until'] : place, message })
    }
  })

export type WeeklyHoursForm = z.infer<typeof weeklyHoursForm>

type Recurrence = Pick<Pattern, 'everyWeeks' | 'parity'>

export function recurrenceOf(repeats: WeeklyHoursForm['repeats']): Recurrence {
  const parity = weekParities.find((each) => each === repeats)
  return parity ? { everyWeeks: 2, parity } : { everyWeeks: Number(repeats) }
}

export function repetitionOf({ everyWeeks, parity }: Recurrence): WeeklyHoursForm['repeats'] {
  return parity ?? repetitions.find((each) => each === String(everyWeeks)) ?? '1'
}

/** Lists of hours offer 00 to 23: the midnight that ends a day is 00:00 there, and 24:00 everywhere else. */
const toList = (end: string) => (end === '24:00' ? '00:00' : end)
const fromList = (end: string) => (end === '00:00' ? '24:00' : end)

/** The hours of every row, and from which row each comes. */
export function hoursOfRows(rows: readonly HoursRow[]): { hours: WeekdayHours[]; rowOf: number[] } {
  const all = rows.flatMap(({ days, start, end }, index) =>
    days.map((weekday) => ({ hours: { weekday, start, end: fromList(end) }, index })),
  )
  return { hours: all.map(({ hours }) => hours), rowOf: all.map(({ index }) => index) }
}

/** Hours that are the same on several days stand in one row. */
export function rowsOfHours(hours: readonly WeekdayHours[]): HoursRow[] {
  const rows = new Map<string, HoursRow>()
  for (const { weekday, start, end } of hours) {
    const known = rows.get(`${start}-${end}`)
    if (known) known.days.push(weekday)
    else rows.set(`${start}-${end}`, { days: [weekday], start, end: toList(end) })
  }
  return [...rows.values()].map((each) => ({ ...each, days: each.days.toSorted() }))
}
