import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './users.ts'

export interface Rotation {
  refreshHash: string
  /** Milliseconds. */
  at: number
  sealed: string
}

/** One row for each sign-in. It stands for all the tokens that rotation has made from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    accessHash: text('access_hash').notNull(),
    accessExpiresAt: timestamp('access_expires_at', { withTimezone: true }).notNull(),
    /** `hash.expiry in ms` of the last access tokens before the present one. */
    retiredAccess: text('retired_access').array().notNull(),
    /** The hash of a renewed access token that nobody has presented yet; null once somebody did. */
    unseenAccess: text('unseen_access'),
    refreshHash: text('refresh_hash').notNull(),
    refreshExpiresAt: timestamp('refresh_expires_at', { withTimezone: true }).notNull(),
    /** Refresh tokens rotated a moment ago, each with its successors sealed by a key only its holder has. */
    rotations: jsonb('rotations').$type<Rotation[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** How far the database's log was when the person's last write was answered; kept where a replica is read. */
    writtenUpTo: text('written_up_to'),
    /** When the password was given last; null: at the sign-in. */
    provenAt: timestamp('proven_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    revokedReason: text('revoked_reason'),
    address: text('address'),
    /** The clinic that is worked in; null: the one of the person's first membership. */
    clinicId: text('clinic_id'),
    /** Set while the person acts as a patient, or for one, and works nowhere: whose visits and record are meant. */
    patientId: text('patient_id'),
    /** Browser and system at the sign-in; null where the user agent was unknown. */
    browser: text('browser'),
    system: text('system'),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_last_seen').on(t.lastSeenAt),
    index('sessions_refresh_expires').on(t.refreshExpiresAt),
  ],
)

export const twoFactorChallenges = pgTable(
  'two_factor_challenges',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('two_factor_challenges_token').on(t.tokenHash),
    index('two_factor_challenges_user').on(t.userId),
  ],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('password_resets_token').on(t.tokenHash), index('password_resets_user').on(t.userId)],
)

/** A sliding log a key: only the attempts inside the window are kept. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    attempts: timestamp('attempts', { withTimezone: true }).array().notNull(),
    admitted: boolean('admitted').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('rate_limits_updated').on(t.updatedAt)],
)

/** How often a session or an address has asked in a minute, as far as the processes have told each other. */
export const requestCounts = pgTable(
  'request_counts',
  {
    key: text('key').notNull(),
    minute: timestamp('minute', { withTimezone: true }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ name: 'request_counts_pk', columns: [t.minute, t.key] })],
)
