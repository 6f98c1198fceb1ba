import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OrderedChannel } from '#contract/channels'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Null for a patient whom staff registered without an account: nobody signs in with this row. */
    email: text('email'),
    username: text('username'),
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().notNull(),
    /** The language the person last used the product in; mails to them are written in it. */
    language: text('language').$type<'en' | 'es'>(),
    /** Whether they want to be reminded of visits; 'email' stands for every channel, as an older release reads it. */
    reminders: text('reminders').$type<'none' | 'email'>().notNull().default('email'),
    /** The channel to try first; null follows the clinic's order. */
    remindsBy: text('reminds_by').$type<OrderedChannel>(),
    /** The address that a mail server refused for good; it counts while it is still the account's address. */
    refusedAddress: text('refused_address'),
    totpSecret: text('totp_secret'),
    totpPendingSecret: text('totp_pending_secret'),
    /** Last accepted 30-second step, so that one code works once. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`).where(sql`${t.deletedAt} is null`),
    uniqueIndex('users_username_unique').on(sql`lower(${t.username})`).where(sql`${t.deletedAt} is null`),
    check('users_reminders_known', sql`${t.reminders} in ('none', 'email')`),
    check('users_reminds_by_known', sql`${t.remindsBy} in ('email', 'sms', 'whatsapp')`),
    check('users_roles_known', sql`${t.roles} <@ array['patient','doctor','clinicadmin','admin']`),
  ],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)
