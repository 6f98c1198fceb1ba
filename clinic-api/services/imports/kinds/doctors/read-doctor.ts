import { v7 as newId } from 'uuid'
import { fieldsOf, neededFields } from '#contract/import-fields'
import type { Specialty } from '#contract/specialties'
import { registerStaffInput } from '#contract/staff'
import type { StagedRecord } from '../../../../db/schema/imports.ts'
import { dniFault, faultsOf, textFault, valuesOf, wholeDni } from '../../cells/read-cells.ts'
import type { Reading, ReadLine } from '../kind.ts'
import { readSpecialty } from './read-specialty.ts'

/** A doctor as a registration would store them; the id is of the staff. */
export interface StagedDoctor extends StagedRecord {
  userId: string
  name: string
  surname: string
  dni: string
  email: string
  specialty: Specialty
}

const { name, surname, email } = registerStaffInput.shape
const schemas = { name, surname, email }

type Field = keyof typeof schemas | 'secondSurname' | 'dni' | 'specialty'

const [fields, needed] = [fieldsOf('doctors'), neededFields('doctors')]

/** A doctor of a line, or why none can be read from it. */
export function readDoctor(
  cells: readonly string[],
  { columns }: Pick<Reading, 'columns'>,
): ReadLine<StagedDoctor> {
  const { secondSurname, ...said } = valuesOf(cells, columns, fields) as Record<Field, string>
  const surname = [said.surname, secondSurname].filter(Boolean).join(' ')
  const values = { ...said, surname, dni: wholeDni(said.dni) }
  const specialty = readSpecialty(values.specialty)
  const faults = faultsOf(values, needed, (field, value) => {
    if (field === 'specialty') return specialty ? null : 'specialty'
    if (field === 'dni') return dniFault(value)
    return textFault(value, schemas[field], field === 'email' ? 'email' : 'too-long')
  })
  if (faults.length > 0 || specialty === null) return { record: null, faults }
  return { record: { id: newId(), userId: newId(), ...values, specialty }, faults }
}
