import { v7 as newId } from 'uuid'
import { staff } from '../../../db/schema/staff.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../errors.ts'
import type { Visitor } from '../../../policy/caller.ts'
import { type VisitorAct, writeWithoutSession } from '../../../write/write.ts'
import { admitVisitor } from '../rate-limit.ts'
import { ownBy } from './account.ts'
import { createAccount } from './create-account.ts'
import { hashPassword } from './password.ts'

export interface NewOwner {
  name: string
  surname: string
  dni: string
  email: string
  password: string
}

/** How a clinic owner starts: a clinicadmin without a clinic. Answers the account's id. Throws 400 and 429. */
export async function registerOwner(
  deps: Deps,
  visitor: Visitor,
  { email, password, ...person }: NewOwner,
): Promise<string> {
  await admitVisitor(deps, visitor)
  const passwordHash = await hashPassword(password)
  const { language } = visitor
  const register = async (act: VisitorAct) => {
    const { tx, now } = act
    const userId = await createAccount(act, { email, passwordHash, roles: ['clinicadmin'], language })
    await tx.insert(staff).values({ ...person, id: newId(), userId, createdAt: now, updatedAt: now })
    return act.audit({ action: 'user.register', ...ownBy(userId) }, userId)
  }
  return writeWithoutSession(deps, visitor, register, { conflict: duplicate })
}

const duplicate = () => new ApiError('duplicate', 'An account with the same DNI or Email already exists')
