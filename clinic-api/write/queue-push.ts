import type { Orm } from '../db/client.ts'
import { named, runNamed } from '../db/named.ts'
import { idAt } from '../db/timed-ids.ts'
import { speak } from './announce.ts'
import { wakeMailers } from './queue-mail.ts'

/** What a notification of the browser tells; its words are made when it is sent, and say nothing medical. */
export type PushContent =
  | { kind: 'reminder'; appointmentId: string; start: string; timeZone: string }
  | { kind: 'slot-offered'; noticeId: string; expiresAt: string; timeZone: string; href: string }
  | { kind: 'message'; noticeId: string; href: string }

interface QueuedPush {
  /** Accounts. */
  to: readonly string[]
  content: PushContent
  key: string
  until: Date
}

const insertMessages = named(
  'insert_push_messages',
  `insert into push_messages (id, user_id, subscription_id, content, dedupe_key, next_attempt_at, expires_at, created_at)
  select :id || '-' || s.id, s.user_id, s.id, :content::jsonb, :key || ':' || s.id, :now::timestamptz, :until::timestamptz, :now::timestamptz
  from push_subscriptions s join users u on u.id = s.user_id
  where s.user_id = any(:to::text[]) and u.deleted_at is null
  on conflict (dedupe_key) do nothing returning id`,
)

/** Queues a notification for every browser of these people; those without one cost a look into an index. */
export async function queuePush(
  { tx, now }: { tx: Orm; now: Date },
  { to, content, key, until }: QueuedPush,
): Promise<void> {
  if (to.length === 0) return
  const made = await runNamed(tx, insertMessages, {
    id: idAt(now),
    to: `{${to.join(',')}}`,
    content: JSON.stringify(content),
    key,
    now: now.toISOString(),
    until: until.toISOString(),
  })
  if (made.length > 0) await speak({ tx }, [wakeMailers])
}
