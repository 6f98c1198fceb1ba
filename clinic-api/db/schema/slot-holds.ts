import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { slotColumns } from './slot-columns.ts'
import { users } from './users.ts'
import { offers } from './waitlist.ts'

/**
 * Times that somebody is about to confirm, one a person, and those that are offered to somebody of the waitlist. They are written with the doctor's row locked, and asked for by
 * `is_held` (migrations) by whoever books.
 */
export const slotHolds = pgTable(
  'slot_holds',
  {
    ...slotColumns(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The offer that the time is held for; the hold outlives it by the moment in which the time is handed on. */
    offerId: text('offer_id').references(() => offers.id),
    isExtended: boolean('is_extended').notNull().default(false),
  },
  (t) => [
    uniqueIndex('slot_holds_person').on(t.userId).where(sql`${t.offerId} is null`),
    uniqueIndex('slot_holds_offer').on(t.offerId),
    index('slot_holds_doctor_end').on(t.doctorId, t.endAt),
    check('slot_holds_order', sql`${t.endAt} > ${t.startAt}`),
  ],
)
