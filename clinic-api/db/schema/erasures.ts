import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Certificate } from '#contract/erasures'

/**
 * People who were erased. What the law keeps of them stands here alone, encrypted, until it may go as well; the
 * certificate names nobody.
 */
export const erasures = pgTable(
  'erasures',
  {
    /** The pseudonym, and the number of the certificate. */
    id: text('id').primaryKey(),
    patientId: text('patient_id').notNull(),
    by: text('by_user_id').notNull(),
    certificate: jsonb('certificate').$type<Certificate>().notNull(),
    /** Rows as JSON, sealed; null when nothing had to stay, or no longer has to. */
    locked: text('locked'),
    /** When what is locked goes. */
    keepUntil: timestamp('keep_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('erasures_patient').on(t.patientId), index('erasures_due').on(t.keepUntil)],
)

/** Bytes in the file store that stay with an erasure's locked rows; size and hash are those of the encrypted bytes. */
export const lockedFiles = pgTable(
  'locked_files',
  {
    storageKey: text('storage_key').primaryKey(),
    erasureId: text('erasure_id')
      .notNull()
      .references(() => erasures.id),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Under which key the bytes lay before they were locked, and the locked rows name them. */
    originalKey: text('original_key'),
    /** The key that encrypts the bytes, sealed; null when an older version locked them as they were. */
    sealedKey: text('sealed_key'),
  },
  (t) => [index('locked_files_erasure').on(t.erasureId)],
)
