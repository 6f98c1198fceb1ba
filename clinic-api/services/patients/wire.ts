import type { Patient, PatientStatus } from '#contract/patients'
import type { FastqStatus } from '../../db/schema/patients.ts'
import type { Caller } from '../../policy/caller.ts'
import { reachFor } from '../../policy/can.ts'
import type { AccessRecord } from './access-log.ts'
import { sheetOf } from './details.ts'
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

/** A patient's identity, without their contact details. */
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

/** The status is part of the clinical record: null for the front desk. */
const statusFor = (caller: Caller, status: FastqStatus) =>
  reachFor(caller, 'patient.read-status') === null ? null : wireStatus[status]

export function toWireListedPatient(listed: PatientListRow, caller: Caller) {
  const { id: _id, status, lastVisit, nextVisit, ...row } = listed
  const { documentKind: _kind, documentCountry: _country, toVerify: _toVerify, ...shown } = row
  return {
    _id,
    ...shown,
    document: documentIn(row),
    ...(row.toVerify && { toVerify: true }),
    lastVisit: lastVisit?.toISOString() ?? null,
    nextVisit: nextVisit?.toISOString() ?? null,
    status: statusFor(caller, status),
  }
}

export function toWirePatient({ patient: row, email, username }: PatientRecord, caller: Caller): Patient {
  const { id: _id, name, surname, birthdate, dni, city, phone, userId, status, deceasedOn } = row
  const document = documentIn(row)
  const person = { name, surname, birthdate, dni, document, city, phone, email, username }
  const { version, toVerify } = row
  return {
    _id,
    ...person,
    userId,
    status: statusFor(caller, status),
    deceasedOn,
    mergedInto: null,
    ...sheetOf(row),
    // Patients and those who act for them write without a version.
    ...(reachFor(caller, 'patient.correct') !== null && { version, toVerify }),
  }
}

export function toWireAccess({ at, ...rest }: AccessRecord) {
  return { ...rest, at: at.toISOString() }
}
