import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** The patient whom it concerns, if one. It is not sent once they have died. */
    patientId: text('patient_id'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Two messages with one key are one message. */
    dedupeKey: text('dedupe_key'),
    /** The write that the mail waits for, while that can still be undone. */
    undoId: text('undo_id'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('outbox_dedupe_unique').on(t.dedupeKey),
    index('outbox_due').on(t.nextAttemptAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index('outbox_visit')
      .on(sql`(${t.payload} #>> '{meeting,appointmentId}')`)
      .where(sql`${t.payload} ? 'meeting'`),
    index('outbox_undo').on(t.undoId).where(sql`${t.undoId} is not null`),
    index('outbox_failed').on(t.failedAt).where(sql`${t.failedAt} is not null`),
  ],
)
