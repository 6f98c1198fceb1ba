import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Specialty } from '#contract/specialties'
import { appointments } from './appointments.ts'
import { clinics } from './clinics.ts'
import { patients } from './patients.ts'
import { slotColumns } from './slot-columns.ts'
import { staff } from './staff.ts'
import { visitKinds } from './visit-kinds.ts'

/** Wishes of people who want to be told when a time comes free; one row a wish, kept when it has ended. */
export const waitlist = pgTable(
  'waitlist',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    /** The visit that is to become earlier. */
    appointmentId: text('appointment_id').references(() => appointments.id),
    /** Null for any doctor of the specialty. */
    doctorId: text('doctor_id').references(() => staff.id),
    specialty: text('specialty').$type<Specialty>().notNull(),
    kindId: text('kind_id').references(() => visitKinds.id),
    weekdays: integer('weekdays').array().notNull(),
    from: text('from_time').notNull(),
    to: text('to_time').notNull(),
    since: date('since_day'),
    until: date('until_day').notNull(),
    urgentAt: timestamp('urgent_at', { withTimezone: true }),
    urgentReason: text('urgent_reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    ending: text('ending').$type<'accepted' | 'withdrawn' | 'over'>(),
  },
  (t) => [
    index('waitlist_clinic').on(t.clinicId, t.specialty).where(sql`${t.endedAt} is null`),
    index('waitlist_patient').on(t.patientId).where(sql`${t.endedAt} is null`),
    uniqueIndex('waitlist_visit_once')
      .on(t.appointmentId)
      .where(sql`${t.endedAt} is null and ${t.appointmentId} is not null`),
    uniqueIndex('waitlist_wish_once')
      .on(t.patientId, t.clinicId, t.specialty, sql`coalesce(${t.doctorId}, '')`)
      .where(sql`${t.endedAt} is null and ${t.appointmentId} is null`),
    check('waitlist_ending_known', sql`${t.ending} in ('accepted', 'withdrawn', 'over')`),
    check('waitlist_ended', sql`(${t.ending} is null) = (${t.endedAt} is null)`),
    check('waitlist_times', sql`${t.from} < ${t.to}`),
  ],
)

export type OfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'ended'

/** A time that was offered to somebody who waits. While it is open a row of `slot_holds` keeps the time for them. */
export const offers = pgTable(
  'offers',
  {
    ...slotColumns(),
    entryId: text('entry_id')
      .notNull()
      .references(() => waitlist.id),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    state: text('state').$type<OfferState>().notNull().default('open'),
    /** The visit that came of it. */
    appointmentId: text('appointment_id').references(() => appointments.id),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [
    // Nobody is offered the same time twice, nobody two times at once.
    uniqueIndex('offers_once').on(t.entryId, t.doctorId, t.startAt),
    uniqueIndex('offers_open').on(t.entryId).where(sql`${t.state} = 'open'`),
    index('offers_due').on(t.expiresAt).where(sql`${t.state} = 'open'`),
    index('offers_slot').on(t.doctorId, t.startAt),
    check('offers_state_known', sql`${t.state} in ('open', 'accepted', 'declined', 'expired', 'ended')`),
    check('offers_order', sql`${t.endAt} > ${t.startAt}`),
  ],
)

/**
 * Stretches of a doctor's time in which something may have come free while somebody waits; triggers (migrations) write
 * them with whatever freed them, and the waitlist's worker takes them away once it has looked.
 */
export const freedTimes = pgTable(
  'freed_times',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id').notNull(),
    doctorId: text('doctor_id').notNull(),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('freed_times_doctor').on(t.doctorId)],
)
