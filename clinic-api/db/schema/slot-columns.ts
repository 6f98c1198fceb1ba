import { text, timestamp } from 'drizzle-orm/pg-core'
import { clinics } from './clinics.ts'
import { staff } from './staff.ts'

/** Columns of a row about a part of a doctor's time. */
export const slotColumns = () => ({
  id: text('id').primaryKey(),
  clinicId: text('clinic_id')
    .notNull()
    .references(() => clinics.id),
  doctorId: text('doctor_id')
    .notNull()
    .references(() => staff.id),
  startAt: timestamp('start_at', { withTimezone: true }).notNull(),
  endAt: timestamp('end_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
