import { specialty } from '#contract/specialties'
import type { Doctor } from '#contract/staff'
import type { Caller } from '../../policy/caller.ts'
import { can } from '../../policy/can.ts'
import { documentIn } from '../patients/document.ts'
import type { StaffRecord } from './queries.ts'

/** Null for somebody without a clinic, whom nobody can look up. */
export function toWireDoctor(member: StaffRecord, caller: Caller): Doctor | null {
  const { id: _id, name, surname, userId, clinicId, dni } = member
  if (clinicId === null) return null
  const isTheirs = can(caller, 'staff.read-dni', { doctorId: _id, userId, clinicIds: [clinicId] })
  return {
    _id,
    name,
    surname,
    specialty: specialty.nullable().parse(member.specialty),
    userId,
    clinicId,
    ...(isTheirs && {
      ...(dni !== null && { dni, document: documentIn(member) }),
      auditor: member.isAuditor,
    }),
  }
}
