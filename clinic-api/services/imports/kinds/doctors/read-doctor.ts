import { v7 as newId } from 'uuid'
import type { DocumentKind } from '#contract/document-kinds'
import { fieldsOf, neededFields } from '#contract/import-fields'
import type { Specialty } from '#contract/specialties'
import { newDoctor } from '#contract/staff'
import type { StagedRecord } from '../../../../db/schema/imports.ts'
import { faultsOf, textFault, valuesOf } from '../../cells/read-cells.ts'
import { readDocument, type SaidDocument } from '../../cells/read-document.ts'
import { namesOf } from '../../cells/read-names.ts'
import type { Reading, ReadLine } from '../kind.ts'
import { readSpecialty } from './read-specialty.ts'

/** A doctor as a registration would store them; the id is of the staff. */
export interface StagedDoctor extends StagedRecord {
  userId: string
  name: string
  surname: string
  dni: string
  documentKind: DocumentKind
  documentCountry: string
  email: string
  specialty: Specialty
}

const { name, surname, email } = newDoctor
const schemas = { name, surname, email }

type Field = keyof typeof schemas | 'secondSurname' | 'specialty' | keyof SaidDocument

const [fields, needed] = [fieldsOf('doctors'), neededFields('doctors')]

/** A doctor of a line, or why none can be read from it. */
export function readDoctor(
  cells: readonly string[],
  reading: Pick<Reading, 'columns' | 'names'>,
): ReadLine<StagedDoctor> {
  const said = valuesOf(cells, reading.columns, fields) as Record<Field, string>
  const { names, faults: unnamed } = namesOf(said, reading)
  const { document, ...ofDocument } = readDocument(said, { mayLack: false })
  const values = { ...names, specialty: said.specialty, email: said.email }
  const specialty = readSpecialty(values.specialty)
  const faults = faultsOf(values, needed, (field, value) => {
    if (field === 'specialty') return specialty ? null : 'specialty'
    return textFault(value, schemas[field], field === 'email' ? 'email' : 'too-long')
  })
  const all = [...unnamed, ...faults, ...ofDocument.faults]
  const { warnings } = ofDocument
  if (all.length > 0 || specialty === null) return { record: null, faults: all, warnings }
  return {
    record: { id: newId(), userId: newId(), ...values, ...document, specialty },
    faults: [],
    warnings,
  }
}
