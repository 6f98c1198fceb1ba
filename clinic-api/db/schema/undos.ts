import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { clinics } from './clinics.ts'
import { users } from './users.ts'

/** A row before and after a write, as the database tells it; null where there was, or is, none. */
export interface RowChange {
  table: string
  id: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Writes that can be undone, once, until their mails leave. */
export const undos = pgTable(
  'undos',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    changes: jsonb('changes').$type<RowChange[]>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }),
  },
  (t) => [index('undos_expiry').on(t.expiresAt)],
)
