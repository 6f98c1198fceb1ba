import type { Patient, PatientStatus } from '#contract/patients'
import type { FastqStatus } from '../../db/schema/patients.ts'
import type { PatientListRow } from './list-patients.ts'
import type { PatientRecord } from './queries.ts'

export const wireStatus: Record<FastqStatus, PatientStatus | null> = {
  none: null,
  requested: 'fastQ requested',
  stored: 'fastQ stored',
}

export function toWireListedPatient({ id: _id, status, ...row }: PatientListRow) {
  return { _id, ...row, status: wireStatus[status] }
}

export function toWirePatient({ patient: row, email, username }: PatientRecord): Patient {
  const { id: _id, name, surname, birthdate, dni, city, userId, status } = row
  return { _id, name, surname, birthdate, dni, city, email, username, userId, status: wireStatus[status] }
}
