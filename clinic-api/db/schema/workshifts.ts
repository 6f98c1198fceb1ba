import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { clinics } from './clinics.ts'
import { staff } from './staff.ts'

/** The constraint `workshifts_doctor_overlap` (migrations) forbids two overlapping shifts of a doctor. */
export const workshifts = pgTable(
  'workshifts',
  {
    id: text('id').primaryKey(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => staff.id),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('workshifts_doctor_start').on(t.doctorId, t.startAt),
    index('workshifts_clinic_start').on(t.clinicId, t.startAt),
    check('workshifts_order', sql`${t.endAt} > ${t.startAt}`),
  ],
)
