import type { z } from 'zod'
import type { userView } from '#contract/users'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { can } from '../../policy/can.ts'
import { getUserRecord, isLinked } from './queries.ts'

/** E-mail and roles of an account: of staff for anyone, of a patient for themselves and their clinics. Throws 404. */
export async function requireUserView(
  deps: Deps,
  caller: Caller,
  userId: string,
): Promise<z.infer<typeof userView>> {
  const user = await getUserRecord(deps.db.orm, userId)
  if (!user) throw notFound()
  const { id, email, roles, name, surname, isStaff, patientId } = user
  const open = isStaff
    ? can(caller, 'user.read-staff', { userId: id })
    : can(caller, 'user.read', { userId: id }) ||
      (patientId !== null && (await isLinked(deps.db.orm, patientId, caller.clinicId)))
  if (!open) throw notFound()
  return { _id: id, email, roles, name, surname }
}
