import { v7 as newId } from 'uuid'
import { maxReason } from '#contract/choices'
import { email } from '#contract/common'
import { documentFault, spanishKindOf } from '#contract/document-kinds'
import { minuteMs } from '#contract/durations'
import { fieldsOf, type ImportReason, neededFields } from '#contract/import-fields'
import { instantsOf, wallOf } from '#contract/zone'
import type { StagedRecord } from '../../../../db/schema/imports.ts'
import { faultsOf, textFault, valuesOf, wholeDni } from '../../cells/read-cells.ts'
import { dayReason, readDay } from '../../cells/read-day.ts'
import { readTime } from '../../cells/read-time.ts'
import type { Reading, ReadLine } from '../kind.ts'

/** A visit that was; doctor and patient are told by the verdict. */
export interface StagedVisit extends StagedRecord {
  patientDni: string
  doctorEmail: string
  start: string
  end: string
  reason: string | null
  patientId?: string
}

/** Minutes. */
const [shortest, longest] = [5, 480]

type Field = 'day' | 'start' | 'patientDni' | 'doctorEmail' | 'minutes' | 'reason'

const [fields, needed] = [fieldsOf('visits'), neededFields('visits')]

/** A visit of a line that is over, or why none can be read from it. */
export function readVisit(
  cells: readonly string[],
  { columns, now, today, timeZone, slotMinutes, days }: Reading,
): ReadLine<StagedVisit> {
  const said = valuesOf(cells, columns, fields) as Record<Field, string>
  const values = { ...said, patientDni: wholeDni(said.patientDni) }
  const order = days?.day === undefined ? 'dmy' : days.day
  const day = readDay(values.day, { order, timeZone, latest: today })?.day ?? null
  const time = readTime(values.start)
  const [start] = day && time ? instantsOf(wallOf(day, time), timeZone) : []
  const minutes = values.minutes === '' ? slotMinutes : minutesIn(values.minutes)
  const end = start === undefined || minutes === null ? null : start + minutes * minuteMs
  const checks: Record<Field, (value: string) => ImportReason | null> = {
    patientDni: documentReason,
    doctorEmail: (value) => textFault(value, email, 'email'),
    day: (value) => (day ? dayFault(day, end !== null && end > now) : dayReason(value, order)),
    start: () => (time && (!day || start !== undefined) ? null : 'time'),
    minutes: () => (minutes === null ? 'minutes' : null),
    reason: (value) => (value.length > maxReason ? 'too-long' : null),
  }
  const faults = faultsOf(values, needed, (field, value) => checks[field](value))
  if (faults.length > 0 || start === undefined || end === null) return { record: null, faults }
  const { patientDni, doctorEmail, reason } = values
  const times = { start: new Date(start).toISOString(), end: new Date(end).toISOString() }
  return { record: { id: newId(), patientDni, doctorEmail, ...times, reason: reason || null }, faults }
}

/** Any kind of document may be meant; a Spanish one has its letter. */
function documentReason(value: string): ImportReason | null {
  const kind = spanishKindOf(value)
  if (kind && documentFault(kind, value)) return 'dni-letter'
  return /^[\p{L}\d]{3,20}$/u.test(value) ? null : 'document-number'
}

function dayFault(day: string, isAhead: boolean): ImportReason | null {
  if (day < '1900-01-01') return 'date-long-ago'
  return isAhead ? 'date-ahead' : null
}

/** `30`, `30 min`, `0:30`. */
function minutesIn(text: string): number | null {
  const [, hours = '0', minutes = ''] =
    /^(?:(\d):)?(\d{1,3})(?:[.,]0+)?\s*(?:m|min|mins|minutos|minutes|')?\.?$/i.exec(text) ?? []
  const all = Number(hours) * 60 + Number(minutes)
  return minutes !== '' && all >= shortest && all <= longest ? all : null
}
