import { v7 as newId } from 'uuid'
import { fieldsOf, neededFields } from '#contract/import-fields'
import type { Specialty } from '#contract/specialties'
import { registerStaffInput } from '#contract/staff'
import type { StagedRecord } from '../../../../db/schema/imports.ts'
import { dniFault, faultsOf, textFault, valuesOf, wholeDni, zerosAdded } from '../../cells/read-cells.ts'
import { namesOf } from '../../cells/read-names.ts'
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
  reading: Pick<Reading, 'columns' | 'names'>,
): ReadLine<StagedDoctor> {
  const said = valuesOf(cells, reading.columns, fields) as Record<Field, string>
  const { names, faults: unnamed } = namesOf(said, reading)
  const values = { ...names, specialty: said.specialty, dni: wholeDni(said.dni), email: said.email }
  const specialty = readSpecialty(values.specialty)
  const faults = faultsOf(values, needed, (field, value) => {
    if (field === 'specialty') return specialty ? null : 'specialty'
    if (field === 'dni') return dniFault(value)
    return textFault(value, schemas[field], field === 'email' ? 'email' : 'too-long')
  })
  const all = [...unnamed, ...faults]
  const warnings = zerosAdded(said.dni, values.dni)
  if (all.length > 0 || specialty === null) return { record: null, faults: all, warnings }
  return {
    record: { id: newId(), userId: newId(), ...values, specialty },
    faults: [],
    warnings,
  }
}
