import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { clinics } from './clinics.ts'

/** What somebody may fetch of a whole clinic for a while. Nothing is copied: each file is made while it is read. */
export const fhirExports = pgTable('fhir_exports', {
  id: text('id').primaryKey(),
  clinicId: text('clinic_id')
    .notNull()
    .references(() => clinics.id),
  /** As it was asked for. */
  request: text('request').notNull(),
  types: text('types').array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
