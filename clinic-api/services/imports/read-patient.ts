import { v7 as newId } from 'uuid'
import { type ImportField, type ImportReason, neededFields } from '#contract/import-fields'
import type { ImportColumns, ImportFault } from '#contract/imports'
import { birthdateFault, quickPatientInput, registerPatientInput } from '#contract/patients'
import type { StagedPerson } from '../../db/schema/imports.ts'
import { foldedColumns } from '../patients/fold.ts'
import { readDay } from './read-day.ts'

export interface ReadLine {
  person: StagedPerson | null
  faults: ImportFault[]
}

type Values = Record<ImportField, string>

const { city } = registerPatientInput.shape
const { name, surname, dni, email, phone } = quickPatientInput.shape
const schemas = { name, surname, dni, email, phone, city }

/** What a wrong value is called, where more is known than that it is too long. */
const reasons: Partial<Record<ImportField, ImportReason>> = { email: 'email', phone: 'phone' }

/** Somebody of a line, or why nobody can be read from it. `today` is `yyyy-MM-dd`. */
export function readPatient(cells: readonly string[], columns: ImportColumns, today: string): ReadLine {
  const values = valuesOf(cells, columns)
  const { secondSurname, birthdate, ...rest } = values
  const day = readDay(birthdate)
  const surname = [rest.surname, secondSurname].filter(Boolean).join(' ')
  const typed = { ...rest, surname, dni: wholeDni(rest.dni) }
  const faults: ImportFault[] = []
  for (const [field, value] of Object.entries({ ...typed, birthdate }) as [ImportField, string][]) {
    const reason = field === 'birthdate' ? dayFault(birthdate, day, today) : faultOf(field, value)
    if (reason) faults.push({ field, reason })
  }
  if (faults.length > 0 || day === null) return { person: null, faults }
  const known = { ...typed, phone: typed.phone || null }
  const person = { ...known, birthdate: day, ...foldedColumns(known) }
  return { person: { patientId: newId(), userId: newId(), historyId: newId(), ...person }, faults }
}

function valuesOf(cells: readonly string[], columns: ImportColumns): Values {
  const of = (field: ImportField) => {
    const place = columns[field]
    return plain((typeof place === 'number' && cells[place]) || '')
  }
  return {
    ...{ name: of('name'), surname: of('surname'), secondSurname: of('secondSurname') },
    ...{
      birthdate: of('birthdate'),
      dni: of('dni'),
      email: of('email'),
      phone: of('phone'),
      city: of('city'),
    },
  }
}

/** Without the apostrophe that keeps a spreadsheet from taking a text for a formula. */
const plain = (text: string) => text.replace(/^'(?=\s*[=+\-@|%])/, '').trim()

/** As it is written on the card: no signs, a capital letter, and the zeros that a spreadsheet has dropped. */
function wholeDni(text: string): string {
  const bare = text.replace(/[\s.-]/g, '').toUpperCase()
  return /^\d{1,8}[A-Z]$/.test(bare) ? bare.padStart(9, '0') : bare
}

function dayFault(text: string, day: string | null, today: string): ImportReason | null {
  if (text === '') return 'missing'
  if (day === null) return 'date'
  if (day > today) return 'date-ahead'
  return birthdateFault(day, today) ? 'date-long-ago' : null
}

function faultOf(field: ImportField, value: string): ImportReason | null {
  if (value === '') return neededFields.includes(field) ? 'missing' : null
  if (value.includes('\ufffd')) return 'characters'
  if (field === 'dni' && !dni.safeParse(value).success)
    return /^\d{8}[A-Z]$/.test(value) ? 'dni-letter' : 'dni'
  const schema = field in schemas ? schemas[field as keyof typeof schemas] : null
  return !schema || schema.safeParse(value).success ? null : (reasons[field] ?? 'too-long')
}
