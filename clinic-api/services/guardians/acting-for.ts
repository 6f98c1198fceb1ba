import { and, eq, isNull } from 'drizzle-orm'
import { guardians } from '../../db/schema/guardians.ts'
import { users } from '../../db/schema/users.ts'
import { type Language, languageOf } from '../../write/notification.ts'
import type { Step } from '../../write/write.ts'
import { isAccepted, living } from './ties.ts'

interface Acting {
  userId: string
  email: string
  language: Language
  /** How they want to be reminded. */
  reminders: string
}

/** Whether those who act for a patient are told in place of them: at the same address, or because there is no other. */
export const areToldInstead = (email: string, acting: readonly Pick<Acting, 'email'>[]): boolean =>
  acting.some((each) => email === '' || each.email.toLowerCase() === email.toLowerCase())

/** The accounts that act for a patient at this moment; `isGuarded`, where it is known, saves the question. */
export async function actingFor(
  { tx, now }: Step,
  { id, isGuarded = true }: { id: string; isGuarded?: boolean },
): Promise<Acting[]> {
  if (!isGuarded) return []
  const ties = await living(tx, now, and(eq(guardians.patientId, id), isAccepted))
  const acting: Acting[] = []
  for (const { tie } of ties) {
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, tie.userId ?? ''), isNull(users.deletedAt)))
    if (account?.email)
      acting.push({
        userId: account.id,
        email: account.email,
        language: languageOf(account.language),
        reminders: account.reminders,
      })
  }
  return acting
}
