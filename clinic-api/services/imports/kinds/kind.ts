import type { DayField, DayOrder, NameOrder } from '#contract/import-fields'
import type { ImportColumns, ImportFault, ImportSource, ImportWarned } from '#contract/imports'
import type { Reader } from '../../../db/client.ts'
import type { StagedRecord } from '../../../db/schema/imports.ts'
import type { Trace } from '../../../write/audit.ts'
import type { Act } from '../../../write/write.ts'
import type { ImportRow } from '../queries.ts'

export interface Clock {
  /** Milliseconds. */
  now: number
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  timeZone: string
}

/** Settings for reading lines. */
export interface Reading extends Clock {
  columns: ImportColumns
  /** How each column of days is read; null while nobody has said it. Absent: with the day first. */
  days?: Partial<Record<DayField, DayOrder | null>>
  /** How a column with both names is read. */
  names?: NameOrder | null
  /** The sex that 'M' stands for in its column. */
  letterM?: ImportSource['letterM']
  /** How to treat letters that another program has garbled. */
  spoiled?: 'ask' | 'mend' | 'keep'
  /** How long a visit takes at the clinic when nothing else is said. */
  slotMinutes: number
}

/** The record read from a line, or the faults that prevented it. */
export interface ReadLine<Staged extends StagedRecord = StagedRecord> {
  record: Staged | null
  faults: ImportFault[]
  /** Points that somebody should check, though the line can be imported. */
  warnings?: ImportWarned[]
}

interface Writing {
  act: Act
  row: ImportRow
}

/** People whom a file registers are invited when the clinic says so. */
interface Invitation {
  mail: 'patient-invited' | 'doctor-invited'
  /** The table of people registered by each file, with their accounts. */
  noted: 'imported_patients' | 'imported_doctors'
  key: 'patient_id' | 'staff_id'
  people: 'patients' | 'staff'
}

/**
 * Rules for importing one kind of file. Statements may name `:id` of the import, `:clinicId`, `:now`,
 * `:language` of the importing person, and `:hash` of a password that nobody knows.
 */
export interface KindOfImport<Staged extends StagedRecord = StagedRecord> {
  read(cells: readonly string[], reading: Reading): ReadLine<Staged>
  /**
   * What is to be said of every line that something was read from, in one query of `stagedLines`: `line`, `faults` (jsonb),
   * `verdict` and `same_id` if there are none, and what the record is to hold besides (`found`, jsonb).
   */
  judge: string
  /** Throws when the plan has no room for so many more. */
  assertRoom?(tx: Reader, clinicId: string, more: number): Promise<void>
  /** A query that runs before the first line is written; a row of it says that the verdicts are out of date. */
  prepare?: string
  /** Statements that write the lines of `slice`, in this order. */
  inserts: readonly string[]
  traceOf(record: Staged): Pick<Trace, 'action' | 'entity' | 'entityId' | 'patientId'>
  /** Makes those who were known and chosen the clinic's; answers how many they are. */
  link?(writing: Writing): Promise<number>
  /** After the last line. */
  finish?(writing: Writing): Promise<void>
  invitation?: Invitation
}

/** The lines that something was read from: `line` and `record`. */
export const stagedLines = `(select line, person record from import_lines where import_id = :id and person is not null)`

const isNew = `(verdict = 'new' or (verdict = 'similar' and choice = 'create'))`
const isLinked = `(verdict = 'known' and choice = 'link')`

const chosen = (which: string) =>
  `(select line, person record, patient_id same_id from import_lines where import_id = :id and ${which})`

/** The lines that are written anew; those of them that are written now; those that are linked, with their `same_id`. */
export const newLines = chosen(isNew)
export const slice = chosen(`${isNew} and line > :after and line <= :upTo`)
export const linkedLines = chosen(isLinked)
