import { v7 as newId } from 'uuid'
import type { Role } from '#contract/access'
import { users } from '../../../db/schema/users.ts'
import type { Step } from '../../../write/write.ts'

export interface NewAccount {
  /** Null for a patient without an account: nobody can sign in. */
  email: string | null
  username?: string
  passwordHash: string
  roles: Role[]
  language?: 'en' | 'es' | null
}

/** The new account's id. Fails on a unique constraint when the e-mail or the username is taken. */
export async function createAccount({ tx, now }: Step, account: NewAccount): Promise<string> {
  const id = newId()
  await tx.insert(users).values({ ...account, id, createdAt: now, updatedAt: now })
  return id
}
