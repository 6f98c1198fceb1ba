import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { dayMs, minuteMs } from '#contract/durations'
import { passwordResets } from '../../../db/schema/sessions.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { writeUntraced } from '../../../write/write.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'

const weekMs = 7 * dayMs

/** How long a link to choose a password works: one that was asked for, and those that came uninvited. */
const validMs = { 'password-reset': 30 * minuteMs, 'patient-invited': weekMs, 'doctor-invited': weekMs }

/** A fresh token for the account with this e-mail, in place of older unused ones; null when there is no account. */
export async function openReset(
  deps: Deps,
  email: string,
  kind: keyof typeof validMs,
): Promise<{ token: string; language: 'en' | 'es' | null } | null> {
  return writeUntraced(deps, async ({ tx, now }) => {
    const [user] = await tx
      .select({ id: users.id, language: users.language })
      .from(users)
      .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt)))
    if (!user) return null
    const mine = and(eq(passwordResets.userId, user.id), isNull(passwordResets.usedAt))
    await tx.update(passwordResets).set({ usedAt: now }).where(mine)
    const id = newId()
    const token = newToken(id)
    await tx.insert(passwordResets).values({
      id,
      userId: user.id,
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + validMs[kind]),
      createdAt: now,
    })
    return { token, language: user.language }
  })
}
