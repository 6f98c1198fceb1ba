import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The days of a clinic that are summed up, both included: all between them are. A clinic without a row has none. */
export const insightSpans = pgTable('insight_spans', {
  clinicId: text('clinic_id').primaryKey(),
  since: date('since').notNull(),
  until: date('until').notNull(),
})

/**
 * Days on which something changed since they were summed up, as the writes themselves leave them (triggers in the
 * migrations). Of a visit also whose it is: with it changes who is new on that patient's later days.
 */
export const insightMarks = pgTable(
  'insight_marks',
  {
    clinicId: text('clinic_id').notNull(),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    patientId: text('patient_id'),
  },
  (t) => [index('insight_marks_clinic').on(t.clinicId)],
)

/** How many visits of a day there are of each kind, of each number of days before, and so on. */
export const insightCounts = pgTable(
  'insight_counts',
  {
    clinicId: text('clinic_id').notNull(),
    day: date('day').notNull(),
    figure: text('figure').notNull(),
    key: text('key').notNull(),
    visits: integer('visits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.day, t.figure, t.key] })],
)

/** How many people came on a day who had come before on that other day; `-infinity` for those who never had. */
export const insightReturns = pgTable(
  'insight_returns',
  {
    clinicId: text('clinic_id').notNull(),
    day: date('day').notNull(),
    before: date('before').notNull(),
    people: integer('people').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.day, t.before] })],
)

/** A doctor's day. */
export const insightMinutes = pgTable(
  'insight_minutes',
  {
    clinicId: text('clinic_id').notNull(),
    day: date('day').notNull(),
    doctorId: text('doctor_id').notNull(),
    bookable: integer('bookable').notNull(),
    booked: integer('booked').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.day, t.doctorId] })],
)
