import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { documentOf } from '#contract/documents'
import { sentences } from '#contract/sentences'
import type { registerStaffInput } from '#contract/staff'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Intent, write } from '../../write/write.ts'
import { getAccount } from '../identity/accounts/account.ts'
import { createAccount } from '../identity/accounts/create-account.ts'
import { hashPassword } from '../identity/accounts/password.ts'
import { assertStrongEnough } from '../identity/passwords/strong-enough.ts'
import { columnsOf } from '../patients/document.ts'
import { assertRoomForDoctor } from '../plans/limits.ts'

/** A doctor of the caller's clinic; answers the new id. Throws 400 for a duplicate and 403 beyond the plan. */
export async function registerDoctor(
  deps: Deps,
  caller: Caller,
  { email, password, dni, document, ...facts }: z.output<typeof registerStaffInput>,
): Promise<string> {
  const clinicId = requireClinicOf(caller)
  await assertStrongEnough(deps.db.orm, { clinicId }, { password })
  const passwordHash = await hashPassword(password)
  const person = { ...facts, ...columnsOf(documentOf({ dni, document })) }
  const ofClinic = { clinicIds: [clinicId] }
  const intent: Intent = { action: 'staff.register', subject: ofClinic, conflict: duplicate }
  return write(deps, caller, intent, async (act) => {
    const { tx, now } = act
    await assertRoomForDoctor(tx, clinicId)
    const language = (await getAccount(tx, caller.userId))?.language ?? null
    const userId = await createAccount(act, { email, passwordHash, roles: ['doctor'], language })
    const id = newId()
    await tx.insert(staff).values({ ...person, id, userId, clinicId, createdAt: now, updatedAt: now })
    return act.audit({ action: 'staff.register', entity: 'staff', entityId: id, clinicId }, id)
  })
}

const duplicate = () => new ApiError('duplicate', sentences.doctorTaken)

/** Throws 403 for somebody who has no clinic yet. */
export function requireClinicOf(caller: Caller): string {
  if (caller.clinicId === null) throw new ApiError('forbidden', 'Register your clinic first')
  return caller.clinicId
}
