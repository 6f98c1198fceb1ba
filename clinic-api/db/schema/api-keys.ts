import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { clinics } from './clinics.ts'
import { users } from './users.ts'

/** Keys of clinics for other programs: only the hash of each is kept. Revoked ones stay, for the log names them. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    scopes: text('scopes').array().notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (t) => [index('api_keys_clinic').on(t.clinicId, t.id)],
)
