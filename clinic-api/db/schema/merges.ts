import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { patients } from './patients.ts'

/** Records that turned out to be somebody's second one, and where all of it is now. The old ids lead there. */
export const mergedPatients = pgTable(
  'merged_patients',
  {
    mergedId: text('merged_id').primaryKey(),
    /** The record that was kept. */
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    oldHistoryId: text('old_history_id').notNull(),
    /** The account that was given up with it; null when there was none. */
    oldAccountId: text('old_account_id'),
    mergedBy: text('merged_by').notNull(),
    mergedAt: timestamp('merged_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('merged_patients_patient').on(t.patientId)],
)
