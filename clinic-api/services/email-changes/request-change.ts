import { and, eq, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { dayMs } from '#contract/durations'
import type { changeEmailInput } from '#contract/email-changes'
import { emailChanges } from '../../db/schema/email-changes.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { write } from '../../write/write.ts'
import { ownBy } from '../identity/accounts/account.ts'
import { requireOwnPassword } from '../identity/accounts/check-password.ts'
import { admit } from '../identity/rate-limit.ts'
import { ofOwnAccount, requireAccount } from '../identity/two-factor/set-up.ts'

const mostADay = 5

/**
 * Asks for another address to sign in with: a link goes to the new one, a notice to the old one, whose link stops it for
 * seven days. The answer is the same for an address that somebody has. Throws 400 for a wrong password and for the address
 * that the account has, and 429.
 */
export async function requestEmailChange(
  deps: Deps,
  caller: Caller,
  { email, currentPassword }: z.output<typeof changeEmailInput>,
): Promise<void> {
  const account = await requireAccount(deps.db.orm, caller)
  await requireOwnPassword(deps, account, currentPassword)
  const { id: userId, email: oldEmail } = account
  if (email.toLowerCase() === oldEmail.toLowerCase())
    throw invalidInput({ email: 'You log in with this address already' })
  await admit(deps, `email-change:${userId}`, mostADay, dayMs)
  await write(deps, caller, ofOwnAccount(caller), async (act) => {
    const { tx, now } = act
    const language = languageOf(account.language)
    const id = newId()
    await tx
      .update(emailChanges)
      .set({ stoppedAt: now })
      .where(
        and(
          eq(emailChanges.userId, userId),
          isNull(emailChanges.confirmedAt),
          isNull(emailChanges.stoppedAt),
        ),
      )
    await tx.insert(emailChanges).values({
      id,
      userId,
      email,
      oldEmail,
      expiresAt: new Date(now.getTime() + dayMs),
      stoppableUntil: new Date(now.getTime() + 7 * dayMs),
      createdAt: now,
    })
    await act.mail({ to: email, content: { kind: 'email-change', language, changeId: id } })
    await act.mail({ to: oldEmail, content: { kind: 'email-changing', language, changeId: id, email } })
    return act.audit({ action: 'user.change-email', ...ownBy(userId) })
  })
}
