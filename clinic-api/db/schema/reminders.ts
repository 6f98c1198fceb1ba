import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { appointments } from './appointments.ts'
import { clinics } from './clinics.ts'

/** When a clinic reminds; one without a row does what `defaultReminders` of the contract says. */
export const clinicReminders = pgTable('clinic_reminders', {
  clinicId: text('clinic_id')
    .primaryKey()
    .references(() => clinics.id),
  isOn: boolean('is_on').notNull(),
  hoursBefore: integer('hours_before').array().notNull(),
  quietFrom: text('quiet_from').notNull(),
  quietTo: text('quiet_to').notNull(),
  /** How long an offer of the waitlist stands. */
  offerMinutes: integer('offer_minutes').notNull().default(15),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/**
 * A reminder of a visit at the time that it had when this was planned. A visit that moved has rows of its own for its
 * new time; those of the old one are dropped when they come due.
 */
export const reminders = pgTable(
  'reminders',
  {
    id: text('id').primaryKey(),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id),
    /** 0 for one that the staff asked for. */
    hoursBefore: integer('hours_before').notNull(),
    /** Start of the visit. */
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    state: text('state').notNull().default('planned'),
  },
  (t) => [
    uniqueIndex('reminders_once').on(t.appointmentId, t.startAt, t.hoursBefore),
    index('reminders_due').on(t.dueAt).where(sql`${t.state} = 'planned'`),
    check('reminders_state_known', sql`${t.state} in ('planned', 'queued', 'dropped')`),
  ],
)
