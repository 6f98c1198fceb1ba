import { and, eq, gt, isNull } from 'drizzle-orm'
import { passwordResets } from '../../db/schema/sessions.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput } from '../../http/errors.ts'
import { recordAudit } from '../../policy/audit.ts'
import { admit } from '../sessions/rate-limit.ts'
import { hashToken } from '../sessions/tokens.ts'
import { getAccount } from '../users/account.ts'
import { hashPassword } from '../users/password.ts'
import { setPassword } from './set-password.ts'

const spent = () => {
  const message = 'This link has expired or was already used'
  return invalidInput({ token: message }, message)
}

/** Sets a new password with the token of a mail: once, within half an hour; ends every session. Throws 400. */
export async function resetPassword(
  deps: Deps,
  { token, newPassword }: { token: string; newPassword: string },
  address: string,
): Promise<void> {
  await admit(deps, `address:${address}`, deps.env.LOGIN_LIMIT_PER_ADDRESS)
  const open = () =>
    and(
      eq(passwordResets.tokenHash, hashToken(token)),
      isNull(passwordResets.usedAt),
      gt(passwordResets.expiresAt, deps.clock.now()),
    )
  const [known] = await deps.db.orm.select().from(passwordResets).where(open())
  if (!known) throw spent()
  const passwordHash = await hashPassword(newPassword)
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const [taken] = await tx.update(passwordResets).set({ usedAt: now }).where(open()).returning()
    const account = taken && (await getAccount(tx, taken.userId))
    if (!account) throw spent()
    await setPassword(tx, now, account.id, passwordHash)
    const who = { actorId: account.id, address, entity: 'user', entityId: account.id }
    await recordAudit(tx, now, { action: 'password.reset', ...who })
  })
}
