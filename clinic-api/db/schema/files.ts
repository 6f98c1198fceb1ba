import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { histories } from './histories.ts'
import { messages, threads } from './threads.ts'

/** The declared name is data: the bytes live under `storageKey`, which the program makes. */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    historyId: text('history_id')
      .notNull()
      .references(() => histories.id),
    kind: text('kind').notNull(),
    /** Thread of a file sent with a message, and the message once it is sent. */
    threadId: text('thread_id').references(() => threads.id),
    messageId: text('message_id').references(() => messages.id),
    originalName: text('original_name').notNull(),
    contentType: text('content_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    /** Summary of a sequencing file, once somebody has asked for it: `fastqSummary` of the contract. */
    quality: jsonb('quality'),
    reportedByPatient: boolean('reported_by_patient').notNull().default(false),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('files_history').on(t.historyId, t.kind, t.id),
    index('files_message').on(t.messageId).where(sql`${t.messageId} is not null`),
    index('files_unsent').on(t.createdAt).where(sql`${t.threadId} is not null and ${t.messageId} is null`),
    index('files_creator').on(t.createdBy),
    uniqueIndex('files_storage_key_unique').on(t.storageKey),
    check('files_kind_known', sql`${t.kind} in ('image', 'analytic', 'fastq', 'message')`),
    check('files_of_thread', sql`(${t.kind} = 'message') = (${t.threadId} is not null)`),
  ],
)
