import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Orm } from '../../db/client.ts'
import { outbox } from '../../db/schema/outbox.ts'
import type { Notification } from './notification.ts'

/** Heard by the workers of every process. */
export const outboxChannel = 'consulta_outbox'

/**
 * Puts a mail into the outbox: it goes out when the transaction commits, and a fault in sending it never undoes
 * what it tells of. `dedupeKey`: two mails with one key are one mail.
 */
export async function queueMail(
  tx: Orm,
  now: Date,
  recipient: string,
  { kind, ...payload }: Notification,
  dedupeKey?: string,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ id: newId(), kind, recipient, payload, dedupeKey, nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing({ target: outbox.dedupeKey })
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`)
}
