import { sql } from 'drizzle-orm'
import { boolean, date, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { NoticeKind, NoticeTopic } from '#contract/notifications'
import { users } from './users.ts'

/**
 * Entries of people's trays. Everybody who is notified of one thing has a row with the same id. Bookings wait for
 * these rows: no more indexes than reading needs, and no reference that each of them would have to look up.
 */
export const notifications = pgTable(
  'notifications',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The rest of the notice, as the contract describes it by its kind. */
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    /** The write that can still be taken back, and this with it. */
    undoId: text('undo_id'),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('notifications_unread').on(t.userId).where(sql`${t.readAt} is null`),
    index('notifications_undo').on(t.undoId).where(sql`${t.undoId} is not null`),
    // Rows lie in the order of their age: next to nothing to write, and old ones are found without reading the table.
    index('notifications_age').using('brin', t.at),
  ],
)

/** How one matter reaches a person. */
export interface Way {
  tray: boolean
  mail: boolean
}

/** A person's choices; people without a row have `defaultWays` of the contract. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    ways: jsonb('ways').$type<Partial<Record<NoticeTopic, Way>>>().notNull().default({}),
    /** Mails wait between these two, on the clock of `timeZone`. Equal times mean that none wait. */
    quietFrom: text('quiet_from').notNull().default('00:00'),
    quietTo: text('quiet_to').notNull().default('00:00'),
    timeZone: text('time_zone').notNull().default('Europe/Madrid'),
    /** Whether a mail says in the morning what the day brings. */
    isSummaryOn: boolean('is_summary_on').notNull().default(false),
    /** The last day for which that was looked at. */
    summaryDay: date('summary_day'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('notification_settings_summary').on(t.summaryDay).where(sql`${t.isSummaryOn}`)],
)
