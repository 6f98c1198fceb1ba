import { createHash } from 'node:crypto'
import { invalidCredentials, sentences } from '#contract/sentences'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../errors.ts'
import { admit, forgive } from '../rate-limit.ts'
import type { Account } from './account.ts'
import { isPassword } from './password.ts'

const checksPerAccount = 10

interface Attempt {
  identifier: string
  password: string
  /** Where the account is known already, such as a browser or a session: strangers do not use up its tries. */
  place: string | null
}

/**
 * Whether the password is the account's; at most ten wrong ones in 15 minutes in each place where the account is
 * known, and ten everywhere else together. Throws 429. An identifier without an account is counted, and takes as
 * long, like any other.
 */
export async function checkPassword(
  deps: Deps,
  account: Account | null,
  { identifier, password, place }: Attempt,
): Promise<boolean> {
  const whose = account?.id ?? digest(identifier.toLowerCase())
  const key = place ? `password:${whose}:${place}` : `password:${whose}`
  await admit(deps, key, checksPerAccount)
  const matches = await isPassword(password, account?.passwordHash ?? null)
  if (matches) await forgive(deps, key)
  return matches
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The signed-in person's own password once more. Throws 400 'Invalid credentials' and 429. */
export async function requireOwnPassword(deps: Deps, account: Account, password: string): Promise<void> {
  if (await checkPassword(deps, account, { identifier: account.email, password, place: 'session' })) return
  const errors = { currentPassword: sentences.wrongPassword }
  throw new ApiError('wrong_credentials', invalidCredentials, { errors })
}
