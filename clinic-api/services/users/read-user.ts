import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { can } from '../../policy/can.ts'
import { isLinked } from '../patients/link.ts'
import { getUser, type UserRecord } from './queries.ts'

/** An account that the caller may see: of staff anyone, of a patient themselves and their clinics. Throws 404. */
export async function requireUser(deps: Deps, caller: Caller, userId: string): Promise<UserRecord> {
  const user = await getUser(deps.db.orm, userId, caller.clinicId)
  if (!user || !(await isOpen(deps, caller, user))) throw notFound()
  return user
}

async function isOpen(deps: Deps, caller: Caller, { id: userId, roles, patientId }: UserRecord) {
  if (!roles.includes('patient')) return can(caller, 'user.read-staff', { userId })
  if (can(caller, 'user.read', { userId })) return true
  return patientId !== null && (await isLinked(deps.db.orm, caller.clinicId, patientId))
}
