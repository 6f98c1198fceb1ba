import { and, eq, gt, isNull } from 'drizzle-orm'
import { passwordResets } from '../../../db/schema/sessions.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { invalidInput } from '../../../errors.ts'
import type { Visitor } from '../../../policy/caller.ts'
import { writeWithoutSession } from '../../../write/write.ts'
import { getAccount, ownBy } from '../accounts/account.ts'
import { hashPassword } from '../accounts/password.ts'
import { admitVisitor } from '../rate-limit.ts'
import { hashToken } from '../sessions/tokens.ts'
import { setPassword } from './set-password.ts'
import { assertStrongEnough } from './strong-enough.ts'

const spent = () => {
  const message = 'This link has expired or was already used'
  return invalidInput({ token: message }, message)
}

/** Sets a new password with the token of a mail: once, within half an hour; ends every session. Throws 400. */
export async function resetPassword(
  deps: Deps,
  visitor: Visitor,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  await admitVisitor(deps, visitor)
  const open = (now: Date) =>
    and(
      eq(passwordResets.tokenHash, hashToken(token)),
      isNull(passwordResets.usedAt),
      gt(passwordResets.expiresAt, now),
    )
  const [known] = await deps.db.orm.select().from(passwordResets).where(open(deps.clock.now()))
  if (!known) throw spent()
  await assertStrongEnough(deps.db.orm, known, { newPassword })
  const passwordHash = await hashPassword(newPassword)
  await writeWithoutSession(deps, visitor, async (act) => {
    const { tx, now } = act
    const [taken] = await tx.update(passwordResets).set({ usedAt: now }).where(open(now)).returning()
    const account = taken && (await getAccount(tx, taken.userId))
    if (!account) throw spent()
    // The person has just read this page in this language, so mails use it from now on.
    const language = visitor.language ?? account.language
    await tx.update(users).set({ language }).where(eq(users.id, account.id))
    await setPassword(act, { account: { ...account, language }, passwordHash })
    return act.audit({ action: 'password.reset', ...ownBy(account.id) })
  })
}
