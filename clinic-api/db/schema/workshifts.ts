import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Pattern, WeekParity } from '#contract/series-pattern'
import { clinics } from './clinics.ts'
import { slotColumns } from './slot-columns.ts'
import { staff } from './staff.ts'

/** Working hours that repeat. The rows of `workshifts` are what holds: a series only remembers what made them. */
export const workshiftSeries = pgTable(
  'workshift_series',
  {
    id: text('id').primaryKey(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => staff.id),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    from: date('from_day').notNull(),
    until: date('until_day').notNull(),
    everyWeeks: integer('every_weeks').notNull(),
    /** Weeks with an even or odd number instead of every so many. */
    parity: text('parity').$type<WeekParity>(),
    hours: jsonb('hours').$type<Pattern['hours']>().notNull(),
    except: jsonb('except').$type<Pattern['except']>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('workshift_series_doctor').on(t.doctorId, t.from),
    check('workshift_series_weeks', sql`${t.everyWeeks} between 1 and 4`),
    check('workshift_series_parity', sql`${t.parity} in ('even', 'odd')`),
  ],
)

/** The constraint `workshifts_doctor_overlap` (migrations) forbids two overlapping shifts of a doctor. */
export const workshifts = pgTable(
  'workshifts',
  {
    ...slotColumns(),
    seriesId: text('series_id').references(() => workshiftSeries.id),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('workshifts_doctor_start').on(t.doctorId, t.startAt),
    index('workshifts_clinic_start').on(t.clinicId, t.startAt),
    index('workshifts_series').on(t.seriesId, t.startAt),
    check('workshifts_order', sql`${t.endAt} > ${t.startAt}`),
  ],
)
