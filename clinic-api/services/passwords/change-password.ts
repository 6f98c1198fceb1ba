import type { Deps } from '../../deps.ts'
import { recordAudit } from '../../policy/audit.ts'
import type { Caller } from '../../policy/caller.ts'
import { by, requireAccount } from '../two-factor/set-up.ts'
import { getAccount } from '../users/account.ts'
import { requireOwnPassword } from '../users/check-password.ts'
import { hashPassword } from '../users/password.ts'
import { setPassword } from './set-password.ts'

/** Ends every other session of the caller. Throws 400 'Invalid credentials' and 429. */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const account = await requireAccount(() => getAccount(deps.db.orm, caller.userId))
  await requireOwnPassword(deps, account, currentPassword)
  const passwordHash = await hashPassword(newPassword)
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await setPassword(tx, now, account.id, passwordHash, caller.sessionId)
    await recordAudit(tx, now, { action: 'password.change', ...by(caller) })
  })
}
