import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { TextChannel } from '#contract/channels'
import type { IdentityDocument } from '#contract/document-kinds'
import { appointments } from './appointments.ts'
import { patients } from './patients.ts'
import { slotColumns } from './slot-columns.ts'
import { visitKinds } from './visit-kinds.ts'

/** The form of somebody who books on a clinic's page. */
export interface PublicPerson {
  name: string
  surname: string
  birthdate: string
  /** Empty for whoever confirms by a text message. */
  email: string
  phone: string | null
  /** The document that they say is theirs; nobody has seen it. */
  document: IdentityDocument | null
  language: 'en' | 'es'
  /** Channels by which they may be written to; absent in rows of before. */
  agreed?: TextChannel[]
}

/**
 * Bookings without an account. A row of `slot_holds` keeps the time until `expiresAt`. Whether somebody confirmed the
 * booking says `appointmentId`; the form stays until the desk has decided who the person is.
 */
export const publicBookings = pgTable(
  'public_bookings',
  {
    ...slotColumns(),
    kindId: text('kind_id')
      .notNull()
      .references(() => visitKinds.id),
    person: jsonb('person').$type<PublicPerson>(),
    /** Hashes of the browser and of the address or number that was typed: limits count by them. */
    browser: text('browser').notNull(),
    contact: text('contact').notNull(),
    /** Hash of the token in the short link of a text message; null where the link was mailed. */
    linkHash: text('link_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    patientId: text('patient_id').references(() => patients.id),
    appointmentId: text('appointment_id').references(() => appointments.id),
  },
  (t) => [
    index('public_bookings_browser').on(t.browser, t.expiresAt),
    index('public_bookings_contact').on(t.contact, t.expiresAt),
    index('public_bookings_patient').on(t.patientId),
    uniqueIndex('public_bookings_link_unique').on(t.linkHash),
    index('public_bookings_expires').on(t.expiresAt),
  ],
)
