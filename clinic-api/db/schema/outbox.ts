import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Mails, by month, as the time in the id says (`db/months.ts`). */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Two messages with one key are one message: `outboxKeys` holds each once. */
    dedupeKey: text('dedupe_key'),
    /** What it waits for: the mail of a write that can still be taken back. */
    undoId: text('undo_id'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('outbox_due').on(t.nextAttemptAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index('outbox_visit')
      .on(sql`(${t.payload} #>> '{meeting,appointmentId}')`)
      .where(sql`${t.payload} ? 'meeting'`),
    index('outbox_undo').on(t.undoId).where(sql`${t.undoId} is not null`),
  ],
)

/** The keys of mails, each once over all months. */
export const outboxKeys = pgTable(
  'outbox_keys',
  {
    key: text('key').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  // Rows lie in the order of their age: next to nothing to write, and the old ones are found at once.
  (t) => [index('outbox_keys_age').using('brin', t.createdAt)],
)
