import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../policy/caller.ts'
import { write } from '../../../write/write.ts'
import { ownBy } from '../accounts/account.ts'
import { requireOwnPassword } from '../accounts/check-password.ts'
import { hashPassword } from '../accounts/password.ts'
import { ofOwnAccount, requireAccount } from '../two-factor/set-up.ts'
import { setPassword } from './set-password.ts'
import { assertStrongEnough } from './strong-enough.ts'

/** Ends every other session of the caller. Throws 400 'Invalid credentials' and 429. */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const account = await requireAccount(deps.db.orm, caller)
  await requireOwnPassword(deps, account, currentPassword)
  const { id: userId } = account
  await assertStrongEnough(deps.db.orm, { userId }, { newPassword })
  const passwordHash = await hashPassword(newPassword)
  await write(deps, caller, ofOwnAccount(caller), async (act) => {
    await setPassword(act, { account, passwordHash }, caller.sessionId)
    return act.audit({ action: 'password.change', ...ownBy(userId) })
  })
}
