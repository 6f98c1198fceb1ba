import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Addresses that people want to sign in with instead of their old ones; kept while the old one can still stop it. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    email: text('email').notNull(),
    oldEmail: text('old_email').notNull(),
    /** Until then the new address can be confirmed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Until then the old address can stop or undo it. */
    stoppableUntil: timestamp('stoppable_until', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    stoppedAt: timestamp('stopped_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('email_changes_user').on(t.userId, t.id)],
)
