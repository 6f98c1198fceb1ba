import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DayOffReason } from '#contract/days-off'
import { clinics } from './clinics.ts'
import { resources } from './resources.ts'
import { staff } from './staff.ts'

/** The function `is_day_off` (migrations) asks it of a stretch of time, with what was written up to that moment. */
export const daysOff = pgTable(
  'days_off',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** Null for the whole clinic. */
    doctorId: text('doctor_id').references(() => staff.id),
    /** Only this room or equipment is closed then, and nobody is off. */
    resourceId: text('resource_id').references(() => resources.id),
    from: date('from_day').notNull(),
    to: date('to_day').notNull(),
    /** The same on the clinic's clock: from the first midnight to the one after the last day. */
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    reason: text('reason').$type<DayOffReason>().notNull(),
    note: text('note'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('days_off_clinic_end').on(t.clinicId, t.endAt),
    uniqueIndex('days_off_once').on(
      t.clinicId,
      sql`coalesce(${t.doctorId}, ${t.resourceId}, '')`,
      t.from,
      t.to,
    ),
    check('days_off_order', sql`${t.to} >= ${t.from}`),
    check('days_off_note_short', sql`char_length(${t.note}) <= 140`),
  ],
)
