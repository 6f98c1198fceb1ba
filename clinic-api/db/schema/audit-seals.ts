import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** The chains of what is on record: a link for each row of `audit`. Append-only. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    /** A clinic, or `installation` for what belongs to none. */
    chain: text('chain').notNull(),
    position: integer('position').notNull(),
    auditId: text('audit_id').notNull(),
    /** Random: without it nobody can guess what the hash of the address and the details stands for. */
    salt: text('salt').notNull(),
    entry: text('entry').notNull(),
    previous: text('previous').notNull(),
    skipped: text('skipped').notNull(),
    hash: text('hash').notNull(),
    sealedAt: timestamp('sealed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'audit_seals_pk', columns: [t.chain, t.position] }),
    uniqueIndex('audit_seals_row_unique').on(t.auditId),
  ],
)

/** The newest link of each chain that grew, once a day; the same lines go outside, where it is set up. Append-only. */
export const auditAnchors = pgTable(
  'audit_anchors',
  {
    chain: text('chain').notNull(),
    day: text('day').notNull(),
    position: integer('position').notNull(),
    hash: text('hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ name: 'audit_anchors_pk', columns: [t.chain, t.day] })],
)
