import { v7 as newId } from 'uuid'
import { brokenConstraint } from '../../db/pg-errors.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/errors.ts'
import { recordAudit } from '../../policy/audit.ts'
import { admit } from '../sessions/rate-limit.ts'
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
  { name, surname, dni, email, password }: NewOwner,
  language: 'en' | 'es' | null,
  address: string,
): Promise<string> {
  await admit(deps, `address:${address}`, deps.env.LOGIN_LIMIT_PER_ADDRESS)
  const passwordHash = await hashPassword(password)
  const now = deps.clock.now()
  try {
    return await deps.db.transaction(async (tx) => {
      const userId = await createAccount(tx, now, { email, passwordHash, roles: ['clinicadmin'], language })
      await tx
        .insert(staff)
        .values({ id: newId(), userId, name, surname, dni, createdAt: now, updatedAt: now })
      const who = { actorId: userId, address, entity: 'user', entityId: userId }
      await recordAudit(tx, now, { action: 'user.register', ...who })
      return userId
    })
  } catch (error) {
    if (!brokenConstraint(error)) throw error
    throw new ApiError('duplicate', 'An account with the same DNI or Email already exists')
  }
}
