import { v7 as newId } from 'uuid'
import { fieldsOf, type ImportField, type ImportReason, neededFields } from '#contract/import-fields'
import { birthdateFault, quickPatientInput, registerPatientInput } from '#contract/patients'
import type { StagedRecord } from '../../../../db/schema/imports.ts'
import { foldedColumns } from '../../../patients/fold.ts'
import { dniFault, faultsOf, textFault, valuesOf, wholeDni } from '../../cells/read-cells.ts'
import { readDay } from '../../cells/read-day.ts'
import type { Reading, ReadLine } from '../kind.ts'

/** Somebody as a registration would store them; the id is the patient's. */
export interface StagedPatient extends StagedRecord {
  userId: string
  historyId: string
  name: string
  surname: string
  birthdate: string
  dni: string
  email: string
  phone: string | null
  city: string
  sortName: string
  sortSurname: string
  search: string
}

const { city } = registerPatientInput.shape
const { name, surname, email, phone } = quickPatientInput.shape
const schemas = { name, surname, email, phone, city }

/** What a wrong value is called, where more is known than that it is too long. */
const reasons: Partial<Record<ImportField, ImportReason>> = { email: 'email', phone: 'phone' }

const [fields, needed] = [fieldsOf('patients'), neededFields('patients')]

/** Somebody of a line, or why nobody can be read from it. */
export function readPatient(
  cells: readonly string[],
  { columns, today }: Pick<Reading, 'columns' | 'today'>,
): ReadLine<StagedPatient> {
  const { secondSurname, ...said } = valuesOf(cells, columns, fields) as Record<Field, string>
  const surname = [said.surname, secondSurname].filter(Boolean).join(' ')
  const values = { ...said, surname, dni: wholeDni(said.dni) }
  const day = readDay(said.birthdate)
  const faults = faultsOf(values, needed, (field, value) => {
    if (field === 'birthdate') return dayFault(day, today)
    return field === 'dni' ? dniFault(value) : textFault(value, schemas[field], reasons[field])
  })
  if (faults.length > 0 || day === null) return { record: null, faults }
  const known = { ...values, phone: values.phone || null, birthdate: day }
  const ids = { id: newId(), userId: newId(), historyId: newId() }
  return { record: { ...ids, ...known, ...foldedColumns(known) }, faults }
}

type Field = keyof typeof schemas | 'secondSurname' | 'birthdate' | 'dni'

function dayFault(day: string | null, today: string): ImportReason | null {
  if (day === null) return 'date'
  if (day > today) return 'date-ahead'
  return birthdateFault(day, today) ? 'date-long-ago' : null
}
