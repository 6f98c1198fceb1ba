import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { AccessBasis } from '#contract/record-access'
import { clinics } from './clinics.ts'
import { patients } from './patients.ts'
import { users } from './users.ts'

/**
 * Clinics whose access the patient has ended. A clinic stands here or in `patient_clinics`, never in both: a trigger
 * removes it here when the record is opened again, by whichever way.
 */
export const closedRecords = pgTable(
  'closed_records',
  {
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** Since when and why it had been open. */
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    why: text('why').$type<AccessBasis>().notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ name: 'closed_records_pk', columns: [t.patientId, t.clinicId] })],
)

/** Emergencies for which a doctor opened a record that was not open to their clinic. */
export const breakGlass = pgTable(
  'break_glass',
  {
    id: text('id').primaryKey(),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    reason: text('reason').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('break_glass_by_doctor').on(t.userId, t.until),
    index('break_glass_by_patient').on(t.patientId, t.at),
  ],
)
