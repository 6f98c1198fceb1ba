import { v7 as newId } from 'uuid'
import { email } from '#contract/common'
import { fieldsOf, type ImportReason, neededFields } from '#contract/import-fields'
import { expandPattern } from '#contract/series-expansion'
import { daysBetween, mostSeriesDays, type Pattern, weekdayOf } from '#contract/series-pattern'
import { minShiftMinutes, shiftMinutes } from '#contract/shift-times'
import type { StagedRecord } from '../../../../db/schema/imports.ts'
import { faultsOf, textFault, valuesOf } from '../../cells/read-cells.ts'
import { dayReason, readDay } from '../../cells/read-day.ts'
import { readTime } from '../../cells/read-time.ts'
import { latestDay } from '../../latest-day.ts'
import type { Reading, ReadLine } from '../kind.ts'

/** Hours of a doctor: of one day, or the same of every week and then of a series, whose id it has. */
export interface StagedHours extends StagedRecord {
  doctorEmail: string
  /** Null for the hours of one day. */
  pattern: Pattern | null
  blocks: { id: string; start: string; end: string }[]
  /** Told by the verdict. */
  doctorId?: string
}

type Field = 'doctorEmail' | 'day' | 'start' | 'end' | 'until'

const [fields, needed] = [fieldsOf('hours'), neededFields('hours')]

/** Hours of a line, or why none can be read from it. */
export function readHours(
  cells: readonly string[],
  { columns, today, timeZone, days }: Pick<Reading, 'columns' | 'today' | 'timeZone' | 'days'>,
): ReadLine<StagedHours> {
  const values = valuesOf(cells, columns, fields) as Record<Field, string>
  const latest = latestDay('hours', today)
  const orderOf = (field: 'day' | 'until') => (days?.[field] === undefined ? 'dmy' : days[field])
  const dayIn = (field: 'day' | 'until') =>
    readDay(values[field], { order: orderOf(field), timeZone, latest })?.day ?? null
  const [day, until] = [dayIn('day'), dayIn('until')]
  const start = readTime(values.start)
  // Midnight is 24:00 as an end, as in every pattern.
  const end = readTime(values.end, true)?.replace(/^00:00$/, '24:00') ?? null
  const faults = faultsOf(values, needed, (field, value) => {
    if (field === 'doctorEmail') return textFault(value, email, 'email')
    if (field === 'day') return day ? dayFault(day, latest) : dayReason(value, orderOf(field))
    if (field === 'until') return until ? untilFault(day, until) : dayReason(value, orderOf(field))
    if (field === 'start' ? !start : !end) return 'time'
    return field === 'end' && start && end && isShort(start, end) ? 'end' : null
  })
  if (faults.length > 0 || !day || !start || !end) return { record: null, faults }
  const hours = [{ weekday: weekdayOf(day), start, end }]
  const pattern = { from: day, until: until ?? day, everyWeeks: 1, hours, except: [] }
  const blocks = expandPattern(pattern, timeZone).map((block) => ({
    id: newId(),
    start: new Date(block.start).toISOString(),
    end: new Date(block.end).toISOString(),
  }))
  if (blocks.length === 0) return { record: null, faults: [{ field: 'start', reason: 'time' }] }
  const { doctorEmail } = values
  return { record: { id: newId(), doctorEmail, pattern: until ? pattern : null, blocks }, faults }
}

const isShort = (start: string, end: string) => shiftMinutes(start, end) < minShiftMinutes

function dayFault(day: string, latest: string): ImportReason | null {
  if (day < '1900-01-01') return 'date-long-ago'
  return day > latest ? 'too-far' : null
}

function untilFault(day: string | null, until: string): ImportReason | null {
  if (day === null) return null
  return until < day || daysBetween(day, until) >= mostSeriesDays ? 'until' : null
}
