import { eq, sql } from 'drizzle-orm'
import { defaultWays, type Notice, topicOf } from '#contract/notifications'
import { type Orm, rowsOf } from '../db/client.ts'
import { bind, type NamedValues } from '../db/named.ts'
import { notifications } from '../db/schema/notifications.ts'
import { idAt } from '../db/timed-ids.ts'
import type { Hold } from '../deps.ts'
import { announcementValues, notify as announceText } from './announce.ts'
import { languageOf } from './notification.ts'
import { queueMail } from './queue-mail.ts'

/** What somebody is told in their tray. */
export interface Told {
  /** Accounts. Whoever does the write is told nothing, unless it is about the security of their account. */
  to: readonly string[]
  about: Notice
}

/**
 * The text of entries of the tray, for each `user_id` and `facts` of a row: those who want none there, and whoever
 * does it, get none.
 */
export const insertNotices = (
  rows: string,
) => `insert into notifications (user_id, id, kind, at, facts, undo_id)
  select t.user_id, :noticeId::text, :noticeKind::text, :now::timestamptz, t.facts, :noticeUndo::text
  from ${rows} t left join notification_settings n on n.user_id = t.user_id
  where t.user_id is distinct from :exceptUser and coalesce((n.ways -> :noticeTopic::text ->> 'tray')::boolean, true)
  on conflict do nothing returning user_id`

export function noticeValues(
  kind: Notice['kind'],
  { now, exceptUser, hold }: { now: Date; exceptUser: string | null; hold?: Hold | undefined },
): NamedValues {
  return {
    noticeId: idAt(now),
    noticeKind: kind,
    noticeTopic: topicOf[kind],
    noticeUndo: hold?.undoId ?? null,
    exceptUser,
  }
}

interface Writing {
  tx: Orm
  now: Date
  exceptUser: string | null
  hold?: Hold | undefined
}

const insertGiven = insertNotices(
  '(select distinct person as user_id, :facts::jsonb facts from unnest(:people::text[]) person)',
)

/** So many names fit into a word to the other processes. */
const mostNamed = 100

/** Writes the entries and tells the trays that are open, when the transaction commits. */
export async function notifyPeople(writing: Writing, { to, about }: Told): Promise<void> {
  if (to.length === 0) return
  const { tx, now, hold } = writing
  const { kind, ...facts } = about
  const exceptUser = topicOf[kind] === 'security' ? null : writing.exceptUser
  const rows = await rowsOf<{ user_id: string }>(
    tx,
    bind(insertGiven, {
      ...noticeValues(kind, { now, exceptUser, hold }),
      people: `{${to.join(',')}}`,
      facts: JSON.stringify(facts),
      now: now.toISOString(),
    }),
  )
  await announceTrays(
    tx,
    rows.map((row) => row.user_id),
  )
  if (!hasOwnMail(kind)) await mailNotice({ ...writing, exceptUser }, { to, about })
}

/** These matters have mails of their own, which go to whoever wants them. */
function hasOwnMail(kind: Notice['kind']): boolean {
  return ['visits', 'offers', 'messages', 'security'].includes(topicOf[kind]) || kind === 'study-reviewed'
}

async function mailNotice({ tx, now, exceptUser, hold }: Writing, { to, about }: Told): Promise<void> {
  const topic = topicOf[about.kind]
  const byDefault = defaultWays[topic].mail
  const wanting = await rowsOf<{ email: string; language: string | null; roles: string[] }>(
    tx,
    sql`select u.email, u.language, u.roles from users u
      left join notification_settings n on n.user_id = u.id
      where u.id = any(${`{${to.join(',')}}`}::text[]) and u.id is distinct from ${exceptUser}
        and u.deleted_at is null and coalesce((n.ways -> ${topic}::text ->> 'mail')::boolean, ${byDefault}::boolean)`,
  )
  for (const { email, language, roles } of wanting) {
    const content = {
      kind: 'notice' as const,
      language: languageOf(language),
      about,
      toPatient: roles.includes('patient'),
    }
    await queueMail({ tx, now, hold }, { to: email, content })
  }
}

/** Tells the open trays of these people that they have changed. */
export async function announceTrays(tx: Orm, people: readonly string[]): Promise<void> {
  for (let from = 0; from < people.length; from += mostNamed) {
    const news = { type: 'notification' as const, to: people.slice(from, from + mostNamed) }
    await tx.execute(bind(announceText, announcementValues(news)))
  }
}

/** Takes entries out of the trays again, with the write that they told of. */
export async function takeBackNotices(tx: Orm, undoId: string): Promise<void> {
  const gone = await tx
    .delete(notifications)
    .where(eq(notifications.undoId, undoId))
    .returning({ userId: notifications.userId })
  await announceTrays(tx, [...new Set(gone.map(({ userId }) => userId))])
}
