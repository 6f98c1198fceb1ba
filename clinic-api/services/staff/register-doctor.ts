import { v7 as newId } from 'uuid'
import type { Specialty } from '#contract/specialties'
import { brokenConstraint } from '../../db/pg-errors.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/errors.ts'
import { recordAudit } from '../../policy/audit.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertMay } from '../../policy/can.ts'
import { assertRoomForDoctor } from '../plans/limits.ts'
import { createAccount } from '../users/create-account.ts'
import { hashPassword } from '../users/password.ts'

export interface NewDoctor {
  name: string
  surname: string
  email: string
  password: string
  specialty: Specialty
  dni: string
}

/** A doctor of the caller's clinic; answers the new id. Throws 400 for a duplicate and 403 beyond the plan. */
export async function registerDoctor(
  deps: Deps,
  caller: Caller,
  { email, password, ...person }: NewDoctor,
): Promise<string> {
  assertMay(caller, 'staff.register')
  const clinicId = requireClinicOf(caller)
  const passwordHash = await hashPassword(password)
  const now = deps.clock.now()
  const id = newId()
  try {
    await deps.db.transaction(async (tx) => {
      await assertRoomForDoctor(tx, clinicId)
      const userId = await createAccount(tx, now, { email, passwordHash, roles: ['doctor'] })
      await tx.insert(staff).values({ ...person, id, userId, clinicId, createdAt: now, updatedAt: now })
      await recordAudit(tx, now, {
        action: 'staff.register',
        actorId: caller.userId,
        address: caller.address,
        entity: 'staff',
        entityId: id,
        clinicId,
      })
    })
  } catch (error) {
    if (!brokenConstraint(error)) throw error
    throw new ApiError('duplicate', 'A doctor with the same DNI or Email already exists')
  }
  return id
}

/** Throws 403 for somebody who has no clinic yet. */
export function requireClinicOf(caller: Caller): string {
  if (caller.clinicId === null) throw new ApiError('forbidden', 'Register your clinic first')
  return caller.clinicId
}
