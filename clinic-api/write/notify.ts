import { eq, sql } from 'drizzle-orm'
import { dayMs } from '#contract/durations'
import { defaultWays, type Notice, topicOf } from '#contract/notifications'
import { type Orm, rowsOf } from '../db/client.ts'
import { named, runNamed } from '../db/named.ts'
import { notifications } from '../db/schema/notifications.ts'
import { idAt } from '../db/timed-ids.ts'
import type { Hold } from '../deps.ts'
import { type Speaking, speak, type Word, wordOf } from './announce.ts'
import { languageOf } from './notification.ts'
import { queueMail } from './queue-mail.ts'
import { type PushContent, queuePush } from './queue-push.ts'

/** An entry for people's trays. */
export interface Told {
  /** Accounts. Whoever does the write is told nothing, unless it is about the security of their account. */
  to: readonly string[]
  about: Notice
}

interface Writing extends Speaking {
  now: Date
  exceptUser: string | null
  hold?: Hold | undefined
}

const insertNotices = named(
  'insert_notices',
  `insert into notifications (user_id, id, kind, at, facts, undo_id)
  select t.user_id, t.id, t.kind, :now::timestamptz, t.facts, :undoId::text
  from jsonb_to_recordset(:rows::jsonb) t (user_id text, id text, kind text, topic text, facts jsonb)
  left join notification_settings n on n.user_id = t.user_id
  where coalesce((n.ways -> t.topic ->> 'tray')::boolean, true)
  on conflict do nothing returning user_id, id, kind, facts`,
)

/** So many names fit into a word to the other processes. */
const mostNamed = 100

/** Writes the entries, for those who want them, and tells the trays that are open when the transaction commits. */
export async function notifyPeople(writing: Writing, ...told: readonly Told[]): Promise<void> {
  const { tx, now, hold } = writing
  const rows = told.flatMap((each) => entriesOf(writing, each))
  if (rows.length === 0) return
  const values = { rows: JSON.stringify(rows), undoId: hold?.undoId ?? null, now: now.toISOString() }
  const made = await runNamed<Made>(tx, insertNotices, values)
  await announceTrays(
    writing,
    made.map((row) => row.user_id),
  )
  await pushNotices(writing, made)
  for (const each of told) if (!hasOwnMail(each.about.kind)) await mailNotice(writing, each)
}

interface Made {
  user_id: string
  id: string
  kind: Notice['kind']
  facts: Record<string, string>
}

/** Offers and messages also reach the browsers of those who want them in their tray. */
async function pushNotices(writing: Writing, made: readonly Made[]): Promise<void> {
  const pushed = made.filter(({ kind }) => kind === 'message' || kind === 'slot-offered')
  for (const id of new Set(pushed.map((each) => each.id))) {
    const told = pushed.filter((each) => each.id === id)
    const content = told[0] && pushOf(told[0])
    if (!content) continue
    const until =
      'expiresAt' in content ? new Date(content.expiresAt) : new Date(writing.now.getTime() + dayMs)
    await queuePush(writing, { to: told.map((each) => each.user_id), content, key: `notice:${id}`, until })
  }
}

function pushOf({ id: noticeId, kind, facts }: Made): PushContent | null {
  const { threadId, appointmentId, expiresAt, timeZone } = facts
  if (kind === 'message' && threadId)
    return { kind, noticeId, href: `/app/messages/${encodeURIComponent(threadId)}` }
  if (kind !== 'slot-offered' || !expiresAt || !timeZone) return null
  const visit = appointmentId ? `/${encodeURIComponent(appointmentId)}` : ''
  return { kind, noticeId, expiresAt, timeZone, href: `/app/appointments${visit}` }
}

function entriesOf(writing: Writing, { to, about }: Told) {
  const { kind, ...facts } = about
  const [id, topic] = [idAt(writing.now), topicOf[kind]]
  const except = exceptOf(writing, kind)
  const people = new Set(to.filter((person) => person !== except))
  return [...people].map((person) => ({ user_id: person, id, kind, topic, facts }))
}

/** The person who does the write is notified only of the security of their account. */
function exceptOf({ exceptUser }: Writing, kind: Notice['kind']): string | null {
  return topicOf[kind] === 'security' ? null : exceptUser
}

/** These matters have mails of their own, which go to whoever wants them. */
function hasOwnMail(kind: Notice['kind']): boolean {
  return ['visits', 'offers', 'messages', 'security'].includes(topicOf[kind]) || kind === 'study-reviewed'
}

async function mailNotice(writing: Writing, { to, about }: Told): Promise<void> {
  const { tx } = writing
  const topic = topicOf[about.kind]
  const exceptUser = exceptOf(writing, about.kind)
  const byDefault = defaultWays[topic].mail
  const wanting = await rowsOf<{ email: string; language: string | null; roles: string[] }>(
    tx,
    sql`select u.email, u.language, u.roles from users u
      left join notification_settings n on n.user_id = u.id
      where u.id = any(${`{${to.join(',')}}`}::text[]) and u.id is distinct from ${exceptUser}
        and u.deleted_at is null and u.email is not null and coalesce((n.ways -> ${topic}::text ->> 'mail')::boolean, ${byDefault}::boolean)`,
  )
  for (const { email, language, roles } of wanting) {
    const content = {
      kind: 'notice' as const,
      language: languageOf(language),
      about,
      toPatient: roles.includes('patient'),
    }
    await queueMail(writing, { to: email, content })
  }
}

/** Tells the open trays of these people that they have changed. */
export async function announceTrays(speaking: Speaking, people: readonly string[]): Promise<void> {
  const words: Word[] = []
  for (let from = 0; from < people.length; from += mostNamed)
    words.push(wordOf({ type: 'notification', to: people.slice(from, from + mostNamed) }))
  await speak(speaking, words)
}

/** Takes entries out of the trays again, with the write that they told of. */
export async function takeBackNotices(tx: Orm, undoId: string): Promise<void> {
  const gone = await tx
    .delete(notifications)
    .where(eq(notifications.undoId, undoId))
    .returning({ userId: notifications.userId })
  await announceTrays({ tx }, [...new Set(gone.map(({ userId }) => userId))])
}
