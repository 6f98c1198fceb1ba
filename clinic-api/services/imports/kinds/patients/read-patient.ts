import { v7 as newId } from 'uuid'
import type { DocumentKind } from '#contract/document-kinds'
import { fieldsOf, type ImportReason, neededFields } from '#contract/import-fields'
import type { ImportWarned } from '#contract/imports'
import type { PatientSheet } from '#contract/patient-sheet'
import { birthdateFault, newPatient } from '#contract/patients'
import type { StagedRecord } from '../../../../db/schema/imports.ts'
import { foldedColumns } from '../../../patients/fold.ts'
import { faultsOf, textFault, valuesOf } from '../../cells/read-cells.ts'
import { dayReason, readDay } from '../../cells/read-day.ts'
import { readDocument, type SaidDocument } from '../../cells/read-document.ts'
import { namesOf } from '../../cells/read-names.ts'
import { readPhone } from '../../cells/read-phone.ts'
import { readSheet, type SaidSheet } from '../../cells/read-sheet.ts'
import type { Reading, ReadLine } from '../kind.ts'

/** Somebody as a registration would store them; the id is the patient's. */
export interface StagedPatient extends StagedRecord {
  userId: string
  historyId: string
  name: string
  surname: string
  birthdate: string
  dni: string
  documentKind: DocumentKind
  documentCountry: string
  email: string
  phone: string | null
  city: string
  sex: PatientSheet['sex']
  address: string | null
  postalCode: string | null
  healthCard: string | null
  language: PatientSheet['language']
  emergencyContact: PatientSheet['emergencyContact']
  sortName: string
  sortSurname: string
  search: string
}

const { name, surname, email, city } = newPatient
const schemas = { name, surname, email, city }

const [fields, needed] = [fieldsOf('patients'), neededFields('patients')]

type ReadBy = Pick<Reading, 'columns' | 'today' | 'timeZone' | 'days' | 'names' | 'letterM'>

/** Somebody of a line, or why nobody can be read from it. What a record can do without never costs anybody theirs. */
export function readPatient(cells: readonly string[], reading: ReadBy): ReadLine<StagedPatient> {
  const said = valuesOf(cells, reading.columns, fields) as Record<Field, string>
  const { names, faults: unnamed } = namesOf(said, reading)
  const { phone, warning } = readPhone(said.phone)
  const isLong = said.city.length > 0 && !city.safeParse(said.city).success
  const order = reading.days?.birthdate === undefined ? 'dmy' : reading.days.birthdate
  const born = readDay(said.birthdate, { order, timeZone: reading.timeZone, latest: reading.today })
  const { document, ...ofDocument } = readDocument(said, { mayLack: true })
  const { sheet, warnings: ofSheet } = readSheet(said, reading.letterM)
  const { birthdate, email } = said
  const values = { ...names, birthdate, email, city: isLong ? '' : said.city }
  const faults = faultsOf(values, needed, (field, value) => {
    if (field === 'birthdate') return born ? dayFault(born.day, reading.today) : dayReason(value, order)
    return textFault(value, schemas[field], field === 'email' ? 'email' : 'too-long')
  })
  const all = [...unnamed, ...faults, ...ofDocument.faults]
  const warnings: ImportWarned[] = [
    ...(warning ? [{ field: 'phone' as const, reason: warning }] : []),
    ...(isLong ? [{ field: 'city' as const, reason: 'too-long' as const }] : []),
    ...(born?.isEither ? [{ field: 'birthdate' as const, reason: 'century' as const }] : []),
    ...ofDocument.warnings,
    ...ofSheet,
  ]
  if (all.length > 0 || !born) return { record: null, faults: all, warnings }
  const known = { ...values, ...document, ...sheet, phone, birthdate: born.day }
  const ids = { id: newId(), userId: newId(), historyId: newId() }
  return { record: { ...ids, ...known, ...foldedColumns(known) }, faults: [], warnings }
}

type Field =
  | 'name'
  | 'surname'
  | 'secondSurname'
  | 'birthdate'
  | 'email'
  | 'phone'
  | 'city'
  | keyof SaidDocument
  | keyof SaidSheet

function dayFault(day: string, today: string): ImportReason | null {
  if (day > today) return 'date-ahead'
  return birthdateFault(day, today) ? 'date-long-ago' : null
}
