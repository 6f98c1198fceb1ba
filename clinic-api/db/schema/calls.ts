import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CallAbout, CallReason } from '#contract/call-reasons'
import { appointments } from './appointments.ts'
import { clinics } from './clinics.ts'
import { patients } from './patients.ts'
import { offers } from './waitlist.ts'

/** Calls that the clinic makes to patients whom no mail reaches. */
export const calls = pgTable(
  'calls',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    appointmentId: text('appointment_id').references(() => appointments.id),
    offerId: text('offer_id').references(() => offers.id),
    about: text('about').$type<CallAbout>().notNull(),
    why: text('why').$type<CallReason>().notNull(),
    /** Two calls with one key are one. */
    dedupeKey: text('dedupe_key'),
    /** The act that can still be taken back, and this with it. */
    undoId: text('undo_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    doneBy: text('done_by'),
  },
  (t) => [
    uniqueIndex('calls_dedupe').on(t.dedupeKey),
    index('calls_clinic').on(t.clinicId, t.doneAt, t.createdAt),
    index('calls_patient').on(t.patientId),
    index('calls_appointment').on(t.appointmentId),
    index('calls_offer').on(t.offerId),
    index('calls_undo').on(t.undoId),
  ],
)
