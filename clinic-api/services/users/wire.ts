import type { z } from 'zod'
import type { SessionUser, userView } from '#contract/users'
import type { UserRecord } from './queries.ts'

/** The session data of section 3. */
export function toWireSessionUser(user: UserRecord): SessionUser {
  const { id: userId, doctorId, patientId, ownPatientId, actsFor, memberships, ...rest } = user
  return {
    userId,
    ...rest,
    doctorid: doctorId,
    patientid: patientId,
    memberships: memberships.map(({ doctorId: doctorid, ...membership }) => ({ ...membership, doctorid })),
    ...(ownPatientId !== null && { ownPatientId }),
    ...(actsFor && { actsFor }),
  }
}

export function toWireUser({ id: _id, email, roles, name, surname }: UserRecord): z.infer<typeof userView> {
  // The right to read a clinic's log is left out: only the clinic and its holder need to know of it.
  return { _id, email, roles: roles.filter((each) => each !== 'auditor'), name, surname }
}
