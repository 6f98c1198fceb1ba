import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { VisitPlace } from '#contract/visit-kinds'
import { patients } from './patients.ts'
import { resources } from './resources.ts'
import { slotColumns } from './slot-columns.ts'
import { visitKinds } from './visit-kinds.ts'

/**
 * The constraints `appointments_doctor_overlap` and `appointments_patient_overlap` (migrations) forbid
 * two overlapping appointments that are not cancelled.
 */
export const appointments = pgTable(
  'appointments',
  {
    ...slotColumns(),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    specialty: text('specialty').notNull(),
    type: text('type').notNull().default('revision'),
    /** Stays when the kind is deleted; the visit's minutes are its own. */
    kindId: text('kind_id').references(() => visitKinds.id),
    /** The place of the visit: the one of its kind when it was booked. */
    where: text('takes_place').$type<VisitPlace>().notNull().default('clinic'),
    /** Stands for `{visit}` in the address of its room. */
    room: text('room'),
    /** The room or the equipment that it takes; `appointments_resource_overlap` (migrations) gives it to nobody else. */
    resourceId: text('resource_id').references(() => resources.id),
    /**
     * Visits that several patients share have the same session, so that they may overlap. Each has a seat of its
     * own (`appointments_seat`, migrations) of as many as the kind had when it was booked.
     */
    session: text('session'),
    seat: integer('seat').notNull().default(1),
    seats: integer('seats').notNull().default(1),
    status: text('status').notNull().default('pending'),
    /** When the patient said that they are coming, at this time. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The reason for the visit, in the patient’s words. */
    reason: text('reason'),
    /** The desk's note; never in a mail. */
    deskNote: text('desk_note'),
    /** When the patient came, and when the visit began; the status stays what it is. */
    arrivedAt: timestamp('arrived_at', { withTimezone: true }),
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** The doctor's note about the visit, with its last author (a user) and time. */
    note: text('note'),
    noteBy: text('note_by'),
    noteAt: timestamp('note_at', { withTimezone: true }),
    /** Links of mails that name an older one were revoked. */
    linkVersion: integer('link_version').notNull().default(0),
    /** Shared by appointments that were booked together, to repeat. */
    seriesId: text('series_id'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('appointments_doctor_start').on(t.doctorId, t.startAt),
    index('appointments_patient_start').on(t.patientId, t.startAt),
    index('appointments_clinic_start').on(t.clinicId, t.startAt),
    index('appointments_series').on(t.seriesId, t.startAt).where(sql`${t.seriesId} is not null`),
    check('appointments_seat_known', sql`${t.seat} between 1 and ${t.seats}`),
    check('appointments_order', sql`${t.endAt} > ${t.startAt}`),
    check('appointments_reason_short', sql`char_length(${t.reason}) <= 140`),
    check('appointments_desk_note_short', sql`char_length(${t.deskNote}) <= 140`),
    check('appointments_started_arrived', sql`${t.startedAt} is null or ${t.arrivedAt} is not null`),
    check('appointments_status_known', sql`${t.status} in ('pending', 'cancelled', 'completed', 'no-show')`),
  ],
)

/**
 * The history of an appointment after its booking: moves, changes of status and their undoing, oldest first by id.
 */
export const appointmentChanges = pgTable(
  'appointment_changes',
  {
    id: text('id').primaryKey(),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id),
    kind: text('kind').notNull(),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
    fromStartAt: timestamp('from_start_at', { withTimezone: true }).notNull(),
    toStartAt: timestamp('to_start_at', { withTimezone: true }).notNull(),
    byUserId: text('by_user_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [index('appointment_changes_appointment').on(t.appointmentId, t.id)],
)
