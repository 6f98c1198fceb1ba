import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { publicBookings } from './public-bookings.ts'
import { resources } from './resources.ts'
import { slotColumns } from './slot-columns.ts'
import { users } from './users.ts'
import { offers } from './waitlist.ts'

/**
 * Times that somebody is about to confirm, one a person, those that are offered to somebody of the waitlist, and those
 * that a visitor of a clinic's page keeps. They are written with the doctor's row locked, and asked for by `is_held`
 * (migrations) by whoever books.
 */
export const slotHolds = pgTable(
  'slot_holds',
  {
    ...slotColumns(),
    /** Null for a visitor without an account. */
    userId: text('user_id').references(() => users.id),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The offer that the time is held for; the hold outlives it by the moment in which the time is handed on. */
    offerId: text('offer_id').references(() => offers.id),
    /** The booking on a clinic's page that the time is held for. */
    bookingId: text('booking_id').references(() => publicBookings.id),
    /** The room or the equipment, and the visit that several patients share, which are held with the time. */
    resourceId: text('resource_id').references(() => resources.id),
    session: text('session'),
    isExtended: boolean('is_extended').notNull().default(false),
  },
  (t) => [
    uniqueIndex('slot_holds_person').on(t.userId).where(sql`${t.offerId} is null`),
    uniqueIndex('slot_holds_offer').on(t.offerId),
    uniqueIndex('slot_holds_booking').on(t.bookingId),
    index('slot_holds_resource').on(t.resourceId, t.endAt).where(sql`${t.resourceId} is not null`),
    index('slot_holds_doctor_end').on(t.doctorId, t.endAt),
    check('slot_holds_order', sql`${t.endAt} > ${t.startAt}`),
    check('slot_holds_whose', sql`${t.userId} is not null or ${t.bookingId} is not null`),
  ],
)
