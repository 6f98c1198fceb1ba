import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Orm } from '../db/client.ts'
import type { NamedValues } from '../db/named.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { Hold } from '../deps.ts'
import type { Notification } from './notification.ts'

/** Heard by the workers of every process. */
export const outboxChannel = 'consulta_outbox'

/** The text of a mail as a part of a statement, for each row of what follows. */
export const insertMail = `insert into outbox (id, kind, recipient, payload, dedupe_key, next_attempt_at, created_at)
  select :mailId, :mailKind, recipient, payload, dedupe_key, :now::timestamptz, :now::timestamptz`

export const wakeMailers = `select pg_notify('${outboxChannel}', '')`

export function mailValues(kind: Notification['kind']): NamedValues {
  return { mailId: newId(), mailKind: kind }
}

export interface QueuedMail {
  to: string
  content: Notification
  /** Two mails with one key are one mail. */
  dedupeKey?: string
}

/**
 * Puts a mail into the outbox: it goes out when the transaction commits, and a fault in sending it never undoes
 * what it tells of.
 */
export async function queueMail(
  { tx, now, hold }: { tx: Orm; now: Date; hold?: Hold | undefined },
  { to, content, dedupeKey }: QueuedMail,
): Promise<void> {
  const { kind, ...payload } = content
  const waiting = { nextAttemptAt: hold?.until ?? now, undoId: hold?.undoId ?? null }
  await tx
    .insert(outbox)
    .values({ id: newId(), kind, recipient: to, payload, dedupeKey, ...waiting, createdAt: now })
    .onConflictDoNothing({ target: outbox.dedupeKey })
  await tx.execute(sql.raw(wakeMailers))
}

/** A statement holds no more values than fit into 16 bits. */
const mailsAtOnce = 1000

/** As `queueMail`, for many at a time. */
export async function queueMails(
  { tx, now }: { tx: Orm; now: Date },
  mails: readonly QueuedMail[],
): Promise<void> {
  const rows = mails.map(({ to, content: { kind, ...payload }, dedupeKey }) => ({
    ...{ id: newId(), kind, recipient: to, payload, dedupeKey, nextAttemptAt: now, createdAt: now },
  }))
  for (let from = 0; from < rows.length; from += mailsAtOnce)
    await tx
      .insert(outbox)
      .values(rows.slice(from, from + mailsAtOnce))
      .onConflictDoNothing({ target: outbox.dedupeKey })
  if (rows.length > 0) await tx.execute(sql.raw(wakeMailers))
}
