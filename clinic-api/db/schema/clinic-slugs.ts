import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { clinics } from './clinics.ts'

/** Every address that a clinic's page ever had: it leads to the present one, and no other clinic gets it. */
export const clinicSlugs = pgTable('clinic_slugs', {
  slug: text('slug').primaryKey(),
  clinicId: text('clinic_id')
    .notNull()
    .references(() => clinics.id),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
