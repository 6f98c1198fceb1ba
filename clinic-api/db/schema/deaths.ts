import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { patients } from './patients.ts'

/** Appointments, wishes and the account that a recorded death ended, so that a mistake can be undone. */
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
