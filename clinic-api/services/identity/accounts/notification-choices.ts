import { eq } from 'drizzle-orm'
import type { NotificationChoices } from '#contract/reminders'
import type { Reader } from '../../../db/client.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import type { Caller } from '../../../policy/caller.ts'
import { languageOf } from '../../../write/notification.ts'
import { write } from '../../../write/write.ts'

/** What the caller wants to be told, and in which language. */
export function readNotificationChoices({ db }: Deps, { userId }: Caller): Promise<NotificationChoices> {
  return choicesOf(db.orm, userId)
}

export function saveNotificationChoices(
  deps: Deps,
  caller: Caller,
  choices: NotificationChoices,
): Promise<NotificationChoices> {
  const { userId } = caller
  return write(deps, caller, { action: 'user.notifications', subject: { userId } }, async (act) => {
    await act.tx
      .update(users)
      .set({ ...choices, updatedAt: act.now })
      .where(eq(users.id, userId))
    return act.audit({ action: 'user.notifications', entity: 'user', entityId: userId }, choices)
  })
}

async function choicesOf(orm: Reader, userId: string): Promise<NotificationChoices> {
  const [row] = await orm
    .select({ reminders: users.reminders, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw notFound()
  return { reminders: row.reminders, language: languageOf(row.language) }
}
