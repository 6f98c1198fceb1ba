import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { defaultWays } from '#contract/notifications'
import type { NotificationChoices, notificationChoicesInput } from '#contract/reminders'
import { dayAt } from '#contract/zone'
import type { Reader } from '../../../db/client.ts'
import { notificationSettings } from '../../../db/schema/notifications.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import type { Caller } from '../../../policy/caller.ts'
import { languageOf } from '../../../write/notification.ts'
import { type Step, write } from '../../../write/write.ts'
import { keepMailWords } from './consent-words.ts'

/** The caller's choices of topics, ways, quiet hours and language. */
export function readNotificationChoices({ db }: Deps, { userId }: Caller): Promise<NotificationChoices> {
  return choicesOf(db.orm, userId)
}

/** Saves the given choices; those left out stay as they are. */
export function saveNotificationChoices(
  deps: Deps,
  caller: Caller,
  changes: Changes,
): Promise<NotificationChoices> {
  return changeNotificationChoices(deps, caller, () => changes)
}

type Changes = z.output<typeof notificationChoicesInput>

/** A summary that is turned on comes from the next day on. */
export function changeNotificationChoices(
  deps: Deps,
  caller: Caller,
  change: (before: NotificationChoices) => Changes,
): Promise<NotificationChoices> {
  const { userId, staffId } = caller
  return write(deps, caller, { action: 'user.notifications', subject: { userId } }, async (act) => {
    const before = await choicesOf(act.tx, userId)
    const { reminders: first, ...changes } = change(before)
    const choices = { ...before, ...changes, ...(first !== undefined && { reminders: first ?? 'email' }) }
    const after = { ...choices, summary: choices.summary && staffId !== null }
    await storeChoices(act, userId, { before, after, first })
    await keepMailWords(act, userId, { before, after })
    return act.audit({ action: 'user.notifications', entity: 'user', entityId: userId }, after)
  })
}

interface Stored {
  before: NotificationChoices
  after: NotificationChoices
  /** The channel that the person names as the first to try, null for none; without it, what they named before stays. */
  first?: NotificationChoices['reminders'] | null | undefined
}

export async function storeChoices(
  { tx, now }: Step,
  userId: string,
  { before, after, first }: Stored,
): Promise<void> {
  const { language, ways, quietFrom, quietTo, timeZone, summary } = after
  const reminders = after.reminders === 'none' ? 'none' : 'email'
  const named = first === undefined || first === 'none' ? {} : { remindsBy: first }
  await tx
    .update(users)
    .set({ reminders, ...named, language, updatedAt: now })
    .where(eq(users.id, userId))
  const row = {
    ways,
    quietFrom,
    quietTo,
    timeZone,
    isSummaryOn: summary,
    updatedAt: now,
    ...(summary && !before.summary && { summaryDay: dayAt(now.getTime(), timeZone) }),
  }
  await tx
    .insert(notificationSettings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: row })
}

export async function choicesOf(orm: Reader, userId: string): Promise<NotificationChoices> {
  const [row] = await orm
    .select({ user: users, settings: notificationSettings })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw notFound()
  const { user, settings } = row
  return {
    reminders: user.reminders === 'none' ? 'none' : (user.remindsBy ?? 'email'),
    language: languageOf(user.language),
    ways: { ...defaultWays, ...settings?.ways },
    quietFrom: settings?.quietFrom ?? '00:00',
    quietTo: settings?.quietTo ?? '00:00',
    timeZone: settings?.timeZone ?? 'Europe/Madrid',
    summary: settings?.isSummaryOn ?? false,
  }
}
