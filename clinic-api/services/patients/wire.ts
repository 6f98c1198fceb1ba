import type { Patient, PatientStatus } from '#contract/patients'
import type { FastqStatus } from '../../db/schema/patients.ts'
import type { AccessRecord } from './access-log.ts'
import { documentIn } from './document.ts'
import type { PatientListRow } from './list-patients.ts'
import type { PatientRecord } from './queries.ts'

type IdentityRow = Pick<
  PatientListRow,
  'id' | 'name' | 'surname' | 'birthdate' | 'dni' | 'documentKind' | 'documentCountry' | 'deceasedOn'
>

export const wireStatus: Record<FastqStatus, PatientStatus | null> = {
  none: null,
  requested: 'fastQ requested',
  stored: 'fastQ stored',
}

/** Who somebody is, without how they are reached. */
export function toWireIdentity({ id: _id, name, surname, birthdate, ...row }: IdentityRow) {
  return {
    _id,
    name,
    surname,
    birthdate,
    dni: row.dni,
    document: documentIn(row),
    deceasedOn: row.deceasedOn,
  }
}

export function toWireListedPatient({ id: _id, status, lastVisit, nextVisit, ...row }: PatientListRow) {
  const { documentKind: _kind, documentCountry: _country, ...shown } = row
  return {
    _id,
    ...shown,
    document: documentIn(row),
    lastVisit: lastVisit?.toISOString() ?? null,
    nextVisit: nextVisit?.toISOString() ?? null,
    status: wireStatus[status],
  }
}

export function toWirePatient({ patient: row, email, username }: PatientRecord): Patient {
  const { id: _id, name, surname, birthdate, dni, city, phone, userId, status, deceasedOn } = row
  const document = documentIn(row)
  const person = { name, surname, birthdate, dni, document, city, phone, email, username }
  return { _id, ...person, userId, status: wireStatus[status], deceasedOn, mergedInto: null }
}

export function toWireAccess({ at, ...rest }: AccessRecord) {
  return { ...rest, at: at.toISOString() }
}
