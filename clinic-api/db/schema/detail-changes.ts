import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { DetailField, DetailValue } from '#contract/patient-sheet'
import { patients } from './patients.ts'

/** Old and new values of patients' details. The log names the fields alone, because nothing is ever erased from it. */
export const detailChanges = pgTable(
  'detail_changes',
  {
    id: text('id').primaryKey(),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    field: text('field').$type<DetailField>().notNull(),
    before: jsonb('before').$type<DetailValue>(),
    after: jsonb('after').$type<DetailValue>(),
    changedBy: text('changed_by').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [index('detail_changes_patient').on(t.patientId, t.id)],
)
