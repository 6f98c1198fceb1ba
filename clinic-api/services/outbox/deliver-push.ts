import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { quietAround } from '#contract/quiet-hours'
import { rowsOf } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { pushMessages, pushSubscriptions } from '../../db/schema/push.ts'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../write/notification.ts'
import type { PushContent } from '../../write/queue-push.ts'
import { writeUntraced } from '../../write/write.ts'
import { leaseMs, pauseAfter } from '../notifications/attempts.ts'
import { pushWords } from '../push/push-words.ts'

const batch = 10

const claim = named(
  'push_claim',
  `update push_messages set attempts = attempts + 1, next_attempt_at = :lease::timestamptz
    where id in (
      select id from push_messages where next_attempt_at <= :now::timestamptz
      order by next_attempt_at limit ${batch} for update skip locked
    )
    returning id`,
)

interface Due {
  id: string
  attempts: number
  content: PushContent
  expiresAt: string | Date
  subscriptionId: string
  endpoint: string
  p256dh: string
  auth: string
  language: string | null
  quietFrom: string | null
  quietTo: string | null
  timeZone: string | null
  /** Whether what it tells of still stands, and was not read meanwhile. */
  isWanted: boolean
}

/** Sends the notifications that are due to browsers; resolves to the number of those handled. */
export async function deliverDuePush(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const lease = new Date(now.getTime() + leaseMs)
  const due = await runNamed<{ id: string }>(deps.db, claim, {
    now: now.toISOString(),
    lease: lease.toISOString(),
  })
  await Promise.all(due.map(({ id }) => deliver(deps, id)))
  return due.length
}

async function deliver(deps: Deps, id: string): Promise<void> {
  const now = deps.clock.now()
  const row = await read(deps, id)
  if (!row) return
  const left = new Date(row.expiresAt).getTime() - now.getTime()
  if (!row.isWanted || left <= 0) return forget(deps, id)
  const night = nightAt(row, now)
  if (night) return later(deps, { id, at: night, attempts: row.attempts - 1 })
  const { endpoint, p256dh, auth, content } = row
  const topic = createHash('sha256').update(id).digest('base64url').slice(0, 32)
  const payload = JSON.stringify({ ...pushWords(content, languageOf(row.language)), tag: topic })
  try {
    const end = await deps.push.send(
      { endpoint, keys: { p256dh, auth } },
      { payload, topic, seconds: Math.ceil(left / 1000) },
    )
    await (end === 'gone' ? forgetBrowser(deps, row.subscriptionId) : forget(deps, id))
  } catch {
    await later(deps, { id, at: new Date(now.getTime() + pauseAfter(row.attempts)), attempts: row.attempts })
  }
}

async function read({ db }: Deps, id: string): Promise<Due | null> {
  const [row] = await rowsOf<Due>(
    db.orm,
    sql`select m.id, m.attempts, m.content, m.expires_at "expiresAt", s.id "subscriptionId", s.endpoint, s.p256dh, s.auth,
        u.language, n.quiet_from "quietFrom", n.quiet_to "quietTo", n.time_zone "timeZone",
        u.deleted_at is null and case m.content ->> 'kind'
          when 'reminder' then exists (select from appointments a where a.id = m.content ->> 'appointmentId'
            and a.status = 'pending' and a.start_at = (m.content ->> 'start')::timestamptz)
          else exists (select from notifications t where t.user_id = m.user_id and t.id = m.content ->> 'noticeId'
            and t.read_at is null) end "isWanted"
      from push_messages m join push_subscriptions s on s.id = m.subscription_id join users u on u.id = s.user_id
      left join notification_settings n on n.user_id = u.id
      where m.id = ${id} and m.user_id = s.user_id`,
  )
  return row ?? null
}

/** The end of the person's quiet hours; only what can wait waits. */
function nightAt({ content, quietFrom, quietTo, timeZone }: Due, now: Date): Date | null {
  if (content.kind !== 'message' || quietFrom === null || quietTo === null || timeZone === null) return null
  const night = quietAround(now.getTime(), { quietFrom, quietTo }, timeZone)
  return night && new Date(night.end)
}

async function forget(deps: Deps, id: string): Promise<void> {
  await writeUntraced(deps, ({ tx }) => tx.delete(pushMessages).where(eq(pushMessages.id, id)))
}

/** Forgets a browser that will never take anything again, with all that waits for it. */
async function forgetBrowser(deps: Deps, subscriptionId: string): Promise<void> {
  await writeUntraced(deps, ({ tx }) =>
    tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId)),
  )
}

interface Later {
  id: string
  at: Date
  attempts: number
}

async function later(deps: Deps, { id, at, attempts }: Later): Promise<void> {
  await writeUntraced(deps, ({ tx }) =>
    tx.update(pushMessages).set({ nextAttemptAt: at, attempts }).where(eq(pushMessages.id, id)),
  )
}
