import type { z } from 'zod'
import type { SessionUser, userView } from '#contract/users'
import type { UserRecord } from './queries.ts'

/** The session data of section 3. */
export function toWireSessionUser({ id: userId, doctorId, patientId, ...rest }: UserRecord): SessionUser {
  return { userId, ...rest, doctorid: doctorId, patientid: patientId }
}

export function toWireUser({ id: _id, email, roles, name, surname }: UserRecord): z.infer<typeof userView> {
  // What a clinic gave to somebody is between the two.
  return { _id, email, roles: roles.filter((each) => each !== 'auditor'), name, surname }
}
