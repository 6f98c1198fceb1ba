import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { patients } from './patients.ts'

/** What ended with a recorded death, so that it can be restored when the record was a mistake. */
export const deaths = pgTable('deaths', {
  patientId: text('patient_id')
    .primaryKey()
    .references(() => patients.id),
  recordedBy: text('recorded_by').notNull(),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  /** The appointments that were cancelled. */
  visitIds: text('visit_ids').array().notNull(),
  /** The entries of the waitlist that were withdrawn. */
  wishIds: text('wish_ids').array().notNull(),
  /** The account that was closed; null when there was none of their own. */
  closedAccount: text('closed_account'),
})
