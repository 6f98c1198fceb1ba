import type { Patient, PatientStatus } from '#contract/patients'
import type { FastqStatus } from '../../db/schema/patients.ts'
import type { AccessRecord } from './access-log.ts'
import type { PatientListRow } from './list-patients.ts'
import type { PatientRecord } from './queries.ts'

export const wireStatus: Record<FastqStatus, PatientStatus | null> = {
  none: null,
  requested: 'fastQ requested',
  stored: 'fastQ stored',
}

export function toWireListedPatient({ id: _id, status, lastVisit, nextVisit, ...row }: PatientListRow) {
  return {
    _id,
    ...row,
    lastVisit: lastVisit?.toISOString() ?? null,
    nextVisit: nextVisit?.toISOString() ?? null,
    status: wireStatus[status],
  }
}

export function toWirePatient({ patient: row, email, username }: PatientRecord): Patient {
  const { id: _id, name, surname, birthdate, dni, city, phone, userId, status } = row
  const person = { name, surname, birthdate, dni, city, phone, email, username }
  return { _id, ...person, userId, status: wireStatus[status] }
}

export function toWireAccess({ at, ...rest }: AccessRecord) {
  return { ...rest, at: at.toISOString() }
}
