import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Addresses that calendar programs read without a session; of the secret in them only the hash is kept. */
export const feeds = pgTable(
  'feeds',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    what: text('what', { enum: ['visits', 'calendar'] }).notNull(),
    names: text('names', { enum: ['initials', 'none'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastReadAt: timestamp('last_read_at', { withTimezone: true }),
  },
  (t) => [
    index('feeds_person').on(t.userId),
    check('feeds_what_known', sql`${t.what} in ('visits', 'calendar')`),
    check('feeds_names_known', sql`${t.names} in ('initials', 'none')`),
  ],
)
