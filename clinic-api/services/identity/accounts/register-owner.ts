import { eq, or, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { staff } from '../../../db/schema/staff.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../errors.ts'
import type { Visitor } from '../../../policy/caller.ts'
import { languageOf } from '../../../write/notification.ts'
import { type VisitorAct, writeWithoutSession } from '../../../write/write.ts'
import { admitVisitor } from '../rate-limit.ts'
import { ownBy } from './account.ts'
import { accountEmail } from './address.ts'
import { createAccount } from './create-account.ts'
import { hashPassword } from './password.ts'

export interface NewOwner {
  name: string
  surname: string
  dni: string
  email: string
  password: string
}

/**
 * How a clinic owner starts: a clinicadmin without a clinic. Answers the account's id; for an e-mail or a DNI that is
 * taken an id of nothing, so that nobody learns from it who has an account: whose it is hears of it by mail. Throws 429.
 */
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
  try {
    return await writeWithoutSession(deps, visitor, register, { conflict: () => new TakenError() })
  } catch (error) {
    if (!(error instanceof TakenError)) throw error
    await tellOwners(deps, visitor, { email, dni: person.dni })
    return newId()
  }
}

class TakenError extends ApiError {
  constructor() {
    super('duplicate', 'An account with the same DNI or Email already exists')
  }
}

/** Once a day at most, at the address of the account and no other. */
function tellOwners(deps: Deps, visitor: Visitor, { email, dni }: { email: string; dni: string }) {
  return writeWithoutSession(deps, visitor, async (act) => {
    const day = act.now.toISOString().slice(0, 10)
    const known = await act.tx
      .select({ id: users.id, email: accountEmail, language: users.language })
      .from(users)
      .leftJoin(staff, eq(staff.userId, users.id))
      .where(or(sql`lower(${users.email}) = lower(${email})`, eq(staff.dni, dni)))
    for (const { email: to, language } of known) {
      const content = { kind: 'already-registered', language: languageOf(language) } as const
      await act.mail({ to, content, dedupeKey: `already-registered:${to.toLowerCase()}:${day}` })
    }
    const trace = { action: 'user.register', outcome: 'refused', entity: 'user', actorId: null } as const
    return act.audit({ ...trace, entityId: known[0]?.id ?? null })
  })
}
