import { specialty } from '#contract/specialties'
import type { Doctor } from '#contract/staff'
import type { Caller } from '../../policy/caller.ts'
import { can } from '../../policy/can.ts'
import { documentIn } from '../patients/document.ts'
import type { StaffRecord } from './queries.ts'

export function toWireDoctor(member: StaffRecord, caller: Caller): Doctor {
  const { id: _id, name, surname, userId, clinicId, dni } = member
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
