import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { histories } from './histories.ts'

/** The declared name is data: the bytes live under `storageKey`, which the program makes. */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    historyId: text('history_id')
      .notNull()
      .references(() => histories.id),
    kind: text('kind').notNull(),
    originalName: text('original_name').notNull(),
    contentType: text('content_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    reportedByPatient: boolean('reported_by_patient').notNull().default(false),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('files_history').on(t.historyId, t.kind, t.id),
    uniqueIndex('files_storage_key_unique').on(t.storageKey),
    check('files_kind_known', sql`${t.kind} in ('image', 'analytic', 'fastq')`),
  ],
)
