import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { clinics } from './clinics.ts'
import { staff } from './staff.ts'
import { users } from './users.ts'

/**
 * Times that somebody is about to confirm, one a person. They are written with the doctor's row locked, and asked for by
 * `is_held` (migrations) by whoever books.
 */
export const slotHolds = pgTable(
  'slot_holds',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => staff.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    isExtended: boolean('is_extended').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('slot_holds_person').on(t.userId),
    index('slot_holds_doctor_end').on(t.doctorId, t.endAt),
    check('slot_holds_order', sql`${t.endAt} > ${t.startAt}`),
  ],
)
